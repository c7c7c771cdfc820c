/** First letters of the first and the last word: "Jean-Baptiste Le Fèvre" is "JF". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = words[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase() || '?';
}

/** 0 to 359, the same for the same e-mail on every device. */
export function hueOf(email: string): number {
  let hash = 0;
  for (const letter of email) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_007;
  return hash % 360;
}

function firstLetter(word: string): string {
  return /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
}
