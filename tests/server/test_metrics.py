"""The text that Prometheus reads."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from carson.server import metrics


def value(name: str, **labels: str) -> float:
    """A sample of the exposition; 0 if there is none."""
    families = text_string_to_metric_families(metrics.exposition().decode())
    samples = [sample for family in families for sample in family.samples]
    return sum(sample.value for sample in samples if sample.name == name and sample.labels == labels)


def test_what_is_counted_is_shown() -> None:
    before = value("carson_choices_total", game="board")
    metrics.CHOICES.labels(game="board").inc()
    assert value("carson_choices_total", game="board") == before + 1


def test_times_fall_into_buckets() -> None:
    before = value("carson_choice_seconds_bucket", le="0.01")
    metrics.CHOICE_SECONDS.observe(0.008)
    assert value("carson_choice_seconds_bucket", le="0.01") == before + 1


def test_everything_of_ours_has_our_name() -> None:
    families = {family.name for family in text_string_to_metric_families(metrics.exposition().decode())}
    assert {
        *("carson_tables_live", "carson_connections", "carson_choices", "carson_choice_seconds"),
        *("carson_bot_thinking_seconds", "carson_refusals", "carson_rate_limited"),
    } <= families
    assert {name for name in families if not name.startswith(("carson_", "process_"))} == set()


def test_its_content_type_is_prometheus_text() -> None:
    assert metrics.CONTENT_TYPE.startswith("text/plain; version=0.0.4")
