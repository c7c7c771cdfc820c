import type { Instant } from '#shared/kernel/instant.ts';

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "il y a 5 minutes", "hier"; undefined for less than a minute. */
export function agoWords(at: Instant, now: Instant): string | undefined {
  const step = steps.find(({ ms }) => now - at >= ms);
  if (step === undefined) return undefined;
  const format = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
  return format.format(-Math.floor((now - at) / step.ms), step.unit);
}
