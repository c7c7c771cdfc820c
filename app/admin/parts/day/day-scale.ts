import { addMs, type Instant } from '#shared/kernel/instant.ts';

const HOUR_MS = 3_600_000;
/** With more, the hours run into each other on a phone. */
const LABELS_MAX = 7;

interface Stretch {
  readonly insetInlineStart: string;
  readonly inlineSize: string;
}

export interface DayScale {
  /** Where a moment stands, in percent of the line; outside of it at its end. */
  readonly place: (at: Instant) => string;
  readonly stretch: (startsAt: Instant, endsAt: Instant) => Stretch;
  /** Whole hours to be written under the line, evenly apart. */
  readonly labels: readonly Instant[];
}

/** Some hours of a day drawn as one line; `from` and `until` are whole hours. */
export function dayScale(from: Instant, until: Instant): DayScale {
  const share = (at: number) => (Math.min(Math.max(at, from), until) - from) / (until - from);
  const hours = (until - from) / HOUR_MS;
  const step = Math.ceil(hours / (LABELS_MAX - 1));
  return {
    place: (at) => percent(share(at)),
    stretch: (startsAt, endsAt) => ({
      insetInlineStart: percent(share(startsAt)),
      inlineSize: percent(share(endsAt) - share(startsAt)),
    }),
    labels: Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) =>
      addMs(from, index * step * HOUR_MS),
    ),
  };
}

function percent(share: number): string {
  return `${share * 100}%`;
}
