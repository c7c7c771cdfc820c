/**
 * For `like all`: each word stands somewhere in the text. Signs that LIKE reads as something else stand for
 * themselves.
 */
export function likePatterns(words: readonly string[]): string[] {
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
