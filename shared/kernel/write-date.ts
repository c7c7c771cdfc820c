import type { Locale } from './locale.ts';

/** The first of a month has its own number in French, `1er décembre`, which `Intl` does not know; other days do not. */
export function writeDate(parts: readonly Intl.DateTimeFormatPart[], locale: Locale): string {
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return parts.map((part) => (locale === 'fr' && isFirst(part) ? '1er' : part.value)).join('');
}
