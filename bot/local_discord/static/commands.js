/** Slash commands: the list that one can choose from, and what the server is told. */

import { localised } from "./words.js";

const CHAT_INPUT = 1;
const MESSAGE = 3;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

export const OPTION = {
  text: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

/**
 * Every slash command and subcommand as one flat list.
 * @returns {{name: string, path: string[], description: string, options: object[]}[]} `name` is "campaign new"
 */
export function slashCommands(commands) {
  const roots = commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT);
  return roots
    .flatMap((command) => leaves(command, [command.name]))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const isFolder = (option) => option.type === SUBCOMMAND || option.type === SUBCOMMAND_GROUP;

function leaves(node, path) {
  const folders = (node.options ?? []).filter(isFolder);
  if (folders.length > 0) return folders.flatMap((folder) => leaves(folder, [...path, folder.name]));
  return [{ name: path.join(" "), path, description: localised(node, "description"), options: node.options ?? [] }];
}

/** The commands for a message's own menu. */
export const messageCommands = (commands) => commands.filter((command) => command.type === MESSAGE);

/** Commands for what was typed after "/": those that begin so, then those with such words in them. */
export function matching(commands, typed) {
  const words = typed.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const starts = commands.filter((command) => command.name.startsWith(words.join(" ")));
  const holds = commands.filter((command) =>
    words.every((word) => `${command.name} ${command.description}`.toLowerCase().includes(word)),
  );
  return [...new Set([...starts, ...holds])];
}

/**
 * The command that a typed line begins with, and the values in it: `/campaign new name:Low Fires`.
 * @returns {{command: object, values: Object<string, string>}|null} null where no command has that name
 */
export function typedCommand(commands, line) {
  const text = line.replace(/^\//, "");
  const longestFirst = [...commands].sort((one, other) => other.name.length - one.name.length);
  const command = longestFirst.find(({ name }) => text === name || text.startsWith(`${name} `));
  if (!command) return null;
  const names = command.options.map((option) => option.name).join("|");
  const pieces = names ? text.slice(command.name.length).split(new RegExp(`\\s(${names}):`)) : [];
  const values = {};
  for (let at = 1; at < pieces.length; at += 2) values[pieces[at]] = pieces[at + 1].trim();
  return { command, values };
}

/** A command's name and options as the server wants them, subcommands wrapped around the options. */
export function invocation(command, options) {
  const [name, ...folders] = command.path;
  const wrapped = folders.reduceRight((inner, folder, depth) => {
    const type = depth === folders.length - 1 ? SUBCOMMAND : SUBCOMMAND_GROUP;
    return [{ name: folder, type, options: inner }];
  }, options);
  return { name, options: wrapped };
}
