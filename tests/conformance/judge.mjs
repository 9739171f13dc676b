// Judges request bodies with @discordjs/builders and discord-api-types: one JSON object per line on standard input.
// Every part of a message is built again with their setters, which check each value, and compared with what was sent.
import { createInterface } from "node:readline";
import * as builders from "@discordjs/builders";
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ComponentType,
  InteractionContextType,
  InteractionResponseType,
  MessageFlags,
} from "discord-api-types/v10";

const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;
const MOST_EXAMPLES = 20;
const SELECTS = {
  [ComponentType.UserSelect]: [builders.UserSelectMenuBuilder, "setDefaultUsers"],
  [ComponentType.RoleSelect]: [builders.RoleSelectMenuBuilder, "setDefaultRoles"],
  [ComponentType.ChannelSelect]: [builders.ChannelSelectMenuBuilder, "setDefaultChannels"],
};

const given = (value) => value !== undefined && value !== null;

// Calls a setter with each value that is given; the setter's name follows from the key, as in custom_id: setCustomId.
function set(builder, part, keys) {
  for (const key of keys) {
    if (!given(part[key])) continue;
    const name = key === "url" ? "URL" : key.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());
    builder[`set${name}`](part[key]);
  }
  return builder;
}

function media(value) {
  return value.url;
}

function button(part) {
  return set(new builders.ButtonBuilder(), part, ["style", "label", "custom_id", "url", "emoji", "disabled"]);
}

function stringSelect(part) {
  const made = set(new builders.StringSelectMenuBuilder(), part, [
    "custom_id", "placeholder", "min_values", "max_values", "disabled", "required",
  ]);
  const options = part.options.map((option) => {
    const one = set(new builders.StringSelectMenuOptionBuilder(), option, ["label", "value", "description", "emoji"]);
    return given(option.default) ? one.setDefault(option.default) : one;
  });
  return made.addOptions(...options);
}

function otherSelect(part) {
  const [Builder, defaults] = SELECTS[part.type];
  const made = set(new Builder(), part, ["custom_id", "placeholder", "min_values", "max_values", "disabled", "required"]);
  if (part.channel_types?.length) made.setChannelTypes(...part.channel_types);
  if (part.default_values?.length) made[defaults](...part.default_values.map((each) => String(each.id)));
  return made;
}

function group(Builder, Option, part) {
  const made = set(new Builder(), part, ["custom_id", "min_values", "max_values", "required"]);
  const options = part.options.map((option) => {
    const one = set(new Option(), option, ["label", "value", "description"]);
    return given(option.default) ? one.setDefault(option.default) : one;
  });
  return made.addOptions(...options);
}

function container(part) {
  const made = new builders.ContainerBuilder();
  if (given(part.accent_color)) made.setAccentColor(part.accent_color);
  if (given(part.spoiler)) made.setSpoiler(part.spoiler);
  for (const child of part.components) {
    const one = build(child);
    switch (child.type) {
      case ComponentType.ActionRow: made.addActionRowComponents(one); break;
      case ComponentType.TextDisplay: made.addTextDisplayComponents(one); break;
      case ComponentType.Section: made.addSectionComponents(one); break;
      case ComponentType.MediaGallery: made.addMediaGalleryComponents(one); break;
      case ComponentType.Separator: made.addSeparatorComponents(one); break;
      case ComponentType.File: made.addFileComponents(one); break;
      default: throw new Error(`a container may not hold ${ComponentType[child.type]}`);
    }
  }
  return made;
}

function section(part) {
  const made = new builders.SectionBuilder().addTextDisplayComponents(...part.components.map(build));
  const beside = build(part.accessory);
  return part.accessory.type === ComponentType.Button
    ? made.setButtonAccessory(beside)
    : made.setThumbnailAccessory(beside);
}

function gallery(part) {
  const items = part.items.map((item) => {
    const one = new builders.MediaGalleryItemBuilder().setURL(media(item.media));
    if (given(item.description)) one.setDescription(item.description);
    if (given(item.spoiler)) one.setSpoiler(item.spoiler);
    return one;
  });
  return new builders.MediaGalleryBuilder().addItems(...items);
}

function thumbnail(part) {
  const made = new builders.ThumbnailBuilder().setURL(media(part.media));
  if (given(part.description)) made.setDescription(part.description);
  if (given(part.spoiler)) made.setSpoiler(part.spoiler);
  return made;
}

function textInput(part) {
  return set(new builders.TextInputBuilder(), part, [
    "custom_id", "label", "style", "placeholder", "value", "min_length", "max_length", "required",
  ]);
}

function label(part) {
  const made = set(new builders.LabelBuilder(), part, ["label", "description"]);
  const inner = build(part.component);
  const name = {
    [ComponentType.TextInput]: "setTextInputComponent",
    [ComponentType.StringSelect]: "setStringSelectMenuComponent",
    [ComponentType.UserSelect]: "setUserSelectMenuComponent",
    [ComponentType.RoleSelect]: "setRoleSelectMenuComponent",
    [ComponentType.ChannelSelect]: "setChannelSelectMenuComponent",
    [ComponentType.FileUpload]: "setFileUploadComponent",
    [ComponentType.RadioGroup]: "setRadioGroupComponent",
    [ComponentType.CheckboxGroup]: "setCheckboxGroupComponent",
    [ComponentType.Checkbox]: "setCheckboxComponent",
  }[part.component.type];
  if (!name || !made[name]) throw new Error(`a label may not hold ${ComponentType[part.component.type]}`);
  return made[name](inner);
}

function build(part) {
  switch (part.type) {
    case ComponentType.ActionRow: return new builders.ActionRowBuilder().addComponents(...part.components.map(build));
    case ComponentType.Button: return button(part);
    case ComponentType.StringSelect: return stringSelect(part);
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.ChannelSelect: return otherSelect(part);
    case ComponentType.TextDisplay: return new builders.TextDisplayBuilder().setContent(part.content);
    case ComponentType.Section: return section(part);
    case ComponentType.Thumbnail: return thumbnail(part);
    case ComponentType.MediaGallery: return gallery(part);
    case ComponentType.Separator: return set(new builders.SeparatorBuilder(), part, ["divider", "spacing"]);
    case ComponentType.Container: return container(part);
    case ComponentType.Label: return label(part);
    case ComponentType.TextInput: return textInput(part);
    case ComponentType.FileUpload:
      return set(new builders.FileUploadBuilder(), part, ["custom_id", "min_values", "max_values", "required"]);
    case ComponentType.RadioGroup:
      return group(builders.RadioGroupBuilder, builders.RadioGroupOptionBuilder, part);
    case ComponentType.CheckboxGroup:
      return group(builders.CheckboxGroupBuilder, builders.CheckboxGroupOptionBuilder, part);
    case ComponentType.Checkbox: {
      const made = set(new builders.CheckboxBuilder(), part, ["custom_id"]);
      return given(part.default) ? made.setDefault(part.default) : made;
    }
    default: throw new Error(`component type ${part.type} is unknown`);
  }
}

// Yields what was sent and is not in what was built: discord-api-types and the builders do not know it.
function* unlike(sent, built, path) {
  if (!given(sent) || sent === false) return;
  if (typeof sent === "object") {
    if (!given(built)) {
      if (Array.isArray(sent) && sent.length === 0) return;
      yield `${path} is unknown`;
      return;
    }
    for (const key of Object.keys(sent)) yield* unlike(sent[key], built[key], `${path}.${key}`);
    return;
  }
  if (built !== sent && String(built) !== String(sent)) yield `${path} is ${JSON.stringify(built)} when built`;
}

function* walk(part) {
  yield part;
  for (const child of part.components ?? []) yield* walk(child);
  for (const child of [part.accessory, part.component]) if (child) yield* walk(child);
}

function* components(parts, path) {
  for (const [n, part] of parts.entries()) {
    try {
      yield* unlike(part, build(part).toJSON(), `${path}.${n}`);
    } catch (error) {
      yield `${path}.${n}: ${error.message}`;
    }
  }
  const all = parts.flatMap((part) => [...walk(part)]);
  const ids = all.map((part) => part.custom_id).filter(given);
  if (new Set(ids).size !== ids.length) yield `${path}: a custom id is used twice`;
  for (const id of ids) if (id.length < 1 || id.length > 100) yield `${path}: custom id ${id} has ${id.length} characters`;
  return all;
}

function* message(body, path = "message") {
  const flags = body.flags ?? 0;
  for (let bit = 1; bit <= flags; bit *= 2) if (flags & bit && !MessageFlags[bit]) yield `${path}: flag ${bit} is unknown`;
  if (given(body.nonce) && String(body.nonce).length > 25) yield `${path}: nonce is too long`;
  if (body.content && body.content.length > 2000) yield `${path}: content is too long`;
  if (!body.components?.length) return;
  const all = body.components.flatMap((part) => [...walk(part)]);
  if (all.length > MOST_COMPONENTS) yield `${path}: ${all.length} components`;
  const text = all.map((part) => part.content ?? "").join("");
  if ([...text].length > MOST_TEXT) yield `${path}: ${[...text].length} characters`;
  if (all.some((part) => part.type === ComponentType.Container) && (body.content || body.embeds?.length))
    yield `${path}: content beside a container`;
  yield* components(body.components, `${path}.components`);
}

function* modal(data) {
  yield* components(data.components, "modal.components");
  try {
    const made = new builders.ModalBuilder().setCustomId(data.custom_id).setTitle(data.title);
    const labels = data.components.map(build);
    made.addLabelComponents(...labels);
    yield* unlike({ ...data, type: undefined }, made.toJSON(), "modal");
  } catch (error) {
    yield `modal: ${error.message}`;
  }
}

function* choices(list) {
  try {
    new builders.SlashCommandBuilder().setName("x").setDescription("x").addStringOption((option) =>
      option.setName("x").setDescription("x").addChoices(...list.map(({ name, value }) => ({ name, value: String(value) }))));
  } catch (error) {
    yield `choices: ${error.message}`;
  }
}

function described(made, part) {
  made.setName(part.name).setDescription(part.description);
  if (given(part.name_localizations)) made.setNameLocalizations(part.name_localizations);
  if (given(part.description_localizations)) made.setDescriptionLocalizations(part.description_localizations);
  return made;
}

function option(made, part) {
  const name = ApplicationCommandOptionType[part.type];
  if (!made[`add${name}Option`]) throw new Error(`option type ${part.type} is unknown`);
  made[`add${name}Option`]((one) => {
    described(one, part);
    one.setRequired(part.required ?? false);
    if (part.choices?.length) one.addChoices(...part.choices);
    if (part.autocomplete) one.setAutocomplete(true);
    if (given(part.min_value)) one.setMinValue(part.min_value);
    if (given(part.max_value)) one.setMaxValue(part.max_value);
    if (given(part.min_length)) one.setMinLength(part.min_length);
    if (given(part.max_length)) one.setMaxLength(part.max_length);
    if (part.channel_types?.length) one.addChannelTypes(...part.channel_types);
    return one;
  });
}

function placed(made, body) {
  if (!body.integration_types?.length) throw new Error("no integration_types");
  if (!body.contexts?.length) throw new Error("no contexts");
  for (const each of body.integration_types) if (!given(ApplicationIntegrationType[each])) throw new Error("unknown type");
  for (const each of body.contexts) if (!given(InteractionContextType[each])) throw new Error("unknown context");
  made.setIntegrationTypes(...body.integration_types).setContexts(...body.contexts);
  if (given(body.default_member_permissions)) made.setDefaultMemberPermissions(body.default_member_permissions);
}

function* command(body) {
  try {
    if ((body.type ?? 1) !== ApplicationCommandType.ChatInput) {
      const menu = new builders.ContextMenuCommandBuilder().setName(body.name).setType(body.type);
      if (given(body.name_localizations)) menu.setNameLocalizations(body.name_localizations);
      placed(menu, body);
      menu.toJSON();
      return;
    }
    const made = described(new builders.SlashCommandBuilder(), body);
    placed(made, body);
    for (const part of body.options ?? []) {
      if (part.type === ApplicationCommandOptionType.Subcommand)
        made.addSubcommand((sub) => {
          described(sub, part);
          for (const inner of part.options ?? []) option(sub, inner);
          return sub;
        });
      else option(made, part);
    }
    made.toJSON();
  } catch (error) {
    yield `command ${body.name}: ${error.message}`;
  }
}

// Returns the kind of a request and its faults; null if it holds nothing that these libraries know.
function judged({ method, template, body }) {
  if (!body) return null;
  if (template.endsWith("/callback")) {
    const data = body.data ?? {};
    switch (body.type) {
      case InteractionResponseType.Modal: return ["form", modal(data)];
      case InteractionResponseType.ApplicationCommandAutocompleteResult: return ["completions", choices(data.choices)];
      case InteractionResponseType.ChannelMessageWithSource: return ["answer to an interaction", message(data)];
      case InteractionResponseType.UpdateMessage: return ["edit by an interaction", message(data)];
      default: return given(InteractionResponseType[body.type]) ? ["acknowledgement", []] : ["acknowledgement", ["unknown"]];
    }
  }
  if (template.endsWith("/commands")) return ["list of commands", (function* () { for (const each of body) yield* command(each); })()];
  if (template.startsWith("/webhooks/")) return ["later answer to an interaction", message(body)];
  if (/\/messages(\/|$)/.test(template) && !template.endsWith("/threads"))
    return [method === "POST" ? "message" : "edit of a message", message(body)];
  if (template.endsWith("/threads") && body.message) return ["post of a forum", message(body.message)];
  return null;
}

const counts = {};
const examples = [];
let violations = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const found = judged(JSON.parse(line));
  if (found === null) continue;
  const [kind, faults] = found;
  counts[kind] = (counts[kind] ?? 0) + 1;
  for (const fault of faults) {
    violations += 1;
    if (examples.length < MOST_EXAMPLES) examples.push(`${kind}: ${fault}`);
  }
}
console.log(JSON.stringify({ counts, violations, examples }));
