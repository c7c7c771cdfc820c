/** The whole number a person typed; grouping marks and spaces are skipped, what is no number is 0. */
export function readCount(text: string): number {
  const number = Math.trunc(Number(text.replace(/[\s,.'\u00a0\u202f]/g, '')));
  return Number.isFinite(number) ? number : 0;
}

/** Non-finite becomes 0 before the limits apply. */
export function clampCount(count: number, min: number, max: number): number {
  const finite = Number.isFinite(count) ? count : 0;
  return Math.min(max, Math.max(min, finite));
}
