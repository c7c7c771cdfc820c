import type { Locale } from './locale.ts';
import { writeClock } from './write-clock.ts';

/** The first of a month has its own number in French, `1er décembre`, which `Intl` does not know; other days do not. */
export function writeDate(parts: readonly Intl.DateTimeFormatPart[], locale: Locale): string {
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return writeClock(
    parts.map((part) => (locale === 'fr' && isFirst(part) ? { ...part, value: '1er' } : part)),
  );
}
