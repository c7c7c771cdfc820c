/** Tabs and line breaks of every kind, other control characters, and marks that turn the text around them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/**
 * One line, no control characters: what may stand in a header or in a line of a calendar file. Names and titles come
 * from people, and a line break would let them write headers of their own (D363).
 */
export function headerText(text: string): string {
  return text.replace(UNFIT, ' ').replace(/=\?/g, '= ?').trim(); // `=?…?=` would be decoded, line breaks and all
}

/** An address that could carry a second recipient or a header is refused, not repaired. */
export function isPlainAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  return /^[^\s<>,;:"\u0000-\u001f\u2028\u2029]+@[^\s<>,;:"\u0000-\u001f\u2028\u2029]+$/.test(address);
}
