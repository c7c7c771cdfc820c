import type { Locale } from '#shared/kernel/locale.ts';

/** Tomorrow, in 3 days, 2 weeks ago: how far a day is, in the largest unit that is still exact enough to plan by. */
export function formatRelativeDay(days: number, locale: Locale): string {
  const far = Math.abs(days);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (far < 14) return format.format(days, 'day');
  if (far < 60) return format.format(Math.trunc(days / 7), 'week');
  if (far < 730) return format.format(Math.trunc(days / 30.44), 'month');
  return format.format(Math.trunc(days / 365.25), 'year');
}
