/**
 * One line, no control characters: what may stand in a header. Names and titles come from people, and a line break
 * in a subject would let them write headers of their own (reliability 3.7).
 */
export function headerText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/** An address that could carry a second recipient or a header is refused, not repaired. */
export function isPlainAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  return /^[^\s<>,;:"\u0000-\u001f\u2028\u2029]+@[^\s<>,;:"\u0000-\u001f\u2028\u2029]+$/.test(address);
}
