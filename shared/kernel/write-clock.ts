/** As much of what `Intl` makes of a time as is written. */
type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/**
 * A time, or a range of them. French data write 8:00 alone but 08:00 in a range, and older browsers the other way round:
 * the zero goes. No line ends between hour and AM (D543): some `Intl` part them by a space at which it may.
 */
export function writeClock(parts: readonly Part[]): string {
  return parts
    .map(({ type, value }, index) => {
      if (type === 'hour') return value.replace(/^0(?=\d)/, '');
      return parts[index + 1]?.type === 'dayPeriod' ? value.replace(/\s/g, '\u00a0') : value;
    })
    .join('');
}
