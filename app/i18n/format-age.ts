import type { Locale } from '#shared/kernel/locale.ts';

const MINUTE_MS = 60_000;

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** 12 minutes ago, 3 hours ago; `undefined` for less than a minute, and where a clock was put back. */
export function formatAge(ageMs: number, locale: Locale): string | undefined {
  const step = steps.find(([, ms]) => ageMs >= ms);
  if (step === undefined) return undefined;
  const [unit, ms] = step;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-Math.floor(ageMs / ms), unit);
}
