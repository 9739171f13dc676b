"""docs/hosting.md, docs/machines.md, the Dockerfile and the systemd unit name only what exists."""

import configparser
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from prometheus_client import REGISTRY

import bot.host.metrics  # noqa: F401  (its metrics register themselves)
from bot.cli.app import app
from bot.host.settings import Settings
from engine.storage import Shards

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
MACHINES = (ROOT / "docs" / "machines.md").read_text("utf-8")
DEPLOYED = {each.name: each.read_text("utf-8") for each in sorted((ROOT / "deploy").glob("*.yaml"))}
UNIT = (ROOT / "deploy" / "emberkeep.service").read_text("utf-8")


def measured() -> set[str]:
    ours = [family for family in REGISTRY.collect() if family.name.startswith("emberkeep_")]
    return {f"{family.name}_total" if family.type == "counter" else family.name for family in ours}


def test_guide_explains_every_metric_and_no_other() -> None:
    named = set(re.findall(r"\bemberkeep_[a-z_]+", GUIDE))
    assert {name.removesuffix("_bucket") for name in named} == measured()
    assert len(measured()) > 10


@pytest.mark.parametrize(
    "text",
    [GUIDE, DOCKERFILE, UNIT, MACHINES, *DEPLOYED.values()],
    ids=["guide", "Dockerfile", "unit", "machines", *DEPLOYED],
)
def test_only_settings_that_exist_are_named(text: str) -> None:
    known = {f"EMBERKEEP_{name.upper()}" for name in Settings.model_fields}
    assert set(re.findall(r"\bEMBERKEEP_[A-Z_]+", text)) <= known


@pytest.mark.parametrize("text", [GUIDE, DOCKERFILE, UNIT, MACHINES], ids=["guide", "Dockerfile", "unit", "machines"])
def test_only_commands_that_exist_are_named(text: str) -> None:
    known = {each.name or each.callback.__name__ for each in app.registered_commands if each.callback}
    known |= {group.name for group in app.registered_groups if group.name}
    named = set(re.findall(r"(?:bin/|`|exec emberkeep )emberkeep ([a-z-]+)", text))
    assert named <= known and (named or text is DOCKERFILE)


def test_container_runs_the_bot_without_rights_and_asks_for_its_health() -> None:
    lines = DOCKERFILE.splitlines()
    assert lines.index("USER 10001") < lines.index('ENTRYPOINT ["emberkeep"]')
    assert "VOLUME /data" in lines and 'CMD ["run"]' in lines
    assert 'CMD ["emberkeep", "health"]' in DOCKERFILE
    copied = re.findall(r"^COPY (.+) \./?\S*$", DOCKERFILE, re.MULTILINE)
    allowed = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert sorted(name for line in copied for name in line.split()) == sorted(allowed)
    assert all((ROOT / name).exists() for name in allowed)


def test_unit_gives_the_bot_a_folder_and_no_rights() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert service["ExecStart"].endswith("/emberkeep run")
    assert service["User"] == "emberkeep" and service["StateDirectory"] == "emberkeep"
    assert service["CapabilityBoundingSet"] == "" and service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"


def test_one_small_server_fits_on_one_screen() -> None:
    first = GUIDE.split("\n## ")[1]
    assert first.startswith("One small server") and len(first.splitlines()) < 40


def parsed(name: str) -> list[Any]:
    return list(yaml.safe_load_all(DEPLOYED[name]))


def test_compose_has_process_per_range_and_shared_parts() -> None:
    (compose,) = parsed("compose.yaml")
    services, volumes = compose["services"], compose["volumes"]
    bots = [services[name]["environment"] for name in ("bot-0", "bot-1")]
    assert [Shards.parse(each["EMBERKEEP_SHARDS"], "").ids for each in bots] == [range(1), range(1, 2)]
    assert {each["EMBERKEEP_DISCORD_PROXY"] for each in bots} == {
        f"http://proxy:{services['proxy']['environment']['PORT']}"
    }
    named = {each.split(":")[0] for service in services.values() for each in service.get("volumes", ())}
    assert {each for each in named if not each.startswith(".")} == set(volumes)
    assert all(set(service.get("depends_on", ())) <= set(services) for service in services.values())
    (scraped,) = parsed("prometheus.yaml")
    assert scraped["scrape_configs"][0]["dns_sd_configs"][0]["names"] == ["bot-0", "bot-1"]


def test_kubernetes_has_two_equal_sets_sharing_all_shards() -> None:
    found = {(each["kind"], each["metadata"]["name"]): each for each in parsed("kubernetes.yaml")}
    one, other = (found["StatefulSet", f"emberkeep-{name}"] for name in "ab")
    assert yaml.safe_dump(one).replace("emberkeep-a", "emberkeep-b").replace("set: a", "set: b") == yaml.safe_dump(
        other
    )
    settings = found["ConfigMap", "emberkeep"]["data"]
    ranges = [
        Shards.parse(settings["EMBERKEEP_SHARDS"], f"emberkeep-a-{pod}") for pod in range(one["spec"]["replicas"])
    ]
    assert [shard for each in ranges for shard in each.ids] == list(range(ranges[0].count))
    pod = one["spec"]["template"]["spec"]
    assert pod["enableServiceLinks"] is False
    (bot,) = pod["containers"]
    assert (bot["livenessProbe"]["httpGet"]["path"], bot["readinessProbe"]["httpGet"]["path"]) == ("/alive", "/health")
    assert {each["name"] for each in bot["volumeMounts"]} == {each["name"] for each in pod["volumes"]}
    assert ("Service", urlsplit(settings["EMBERKEEP_DISCORD_PROXY"]).hostname) in found


def metrics_of(text: str) -> set[str]:
    return set(re.findall(r"emberkeep_[a-z_]+", text))


def test_alerts_and_dashboard_name_existing_metrics() -> None:
    families = list(REGISTRY.collect())
    histograms = {f"{each.name}_bucket" for each in families if each.type == "histogram"}
    dashboard = (ROOT / "deploy" / "grafana.json").read_text("utf-8")
    assert json.loads(dashboard)["panels"]
    named = {"alerts.yaml": metrics_of(DEPLOYED["alerts.yaml"]), "grafana.json": metrics_of(dashboard)}
    assert all(len(found) > 5 for found in named.values())
    assert {name: found - measured() - histograms for name, found in named.items()} == {
        "alerts.yaml": set(),
        "grafana.json": set(),
    }


def test_every_alert_is_loaded_and_documented() -> None:
    (alerts,), (prometheus,), (compose,) = parsed("alerts.yaml"), parsed("prometheus.yaml"), parsed("compose.yaml")
    named = [rule["alert"] for group in alerts["groups"] for rule in group["rules"]]
    documented = re.findall(r"^\| `(Emberkeep\w+)` \|", GUIDE, re.MULTILINE)
    assert sorted(named) == sorted(documented)
    assert prometheus["rule_files"] == ["alerts.yaml"]
    mounted = compose["services"]["prometheus"]["volumes"]
    assert {each.split(":")[1] for each in mounted} >= {"/etc/prometheus/prometheus.yml", "/etc/prometheus/alerts.yaml"}


def test_images_of_others_have_fixed_versions() -> None:
    images = {image for text in DEPLOYED.values() for image in re.findall(r"image: (\S+)", text)}
    others = {image for image in images if not image.startswith("emberkeep")}
    assert others and all(re.search(r":v?[0-9]", image) for image in others), others
