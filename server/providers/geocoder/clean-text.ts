/** What a service sent, as our own forms would take it: one line, no control characters, never longer than its field. */
export function cleanText(text: string | undefined, max = 100): string | undefined {
  const clean = text
    ?.toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
    .toWellFormed();
  return clean === '' ? undefined : clean;
}

/** The parts that are there, joined. */
export function joinTexts(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between);
}
