import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type Locale, localeTags } from '#shared/kernel/locale.ts';
import { writeClock } from '#shared/kernel/write-clock.ts';
import { writeDate } from '#shared/kernel/write-date.ts';

/**
 * Every number, date and list on screen is written here, by `Intl`, with memoised formatters; money by
 * shared/kernel/write-money.ts. Times are always in
 * the tenant's zone, which comes as an argument (D96); a `Day` has no zone and needs none.
 */

const formatters = new Map<string, unknown>();

function memoised<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = formatters.get(key);
  if (known !== undefined) return known as Formatter; // the key holds the kind, so the type is the one stored
  const made = make();
  formatters.set(key, made);
  return made;
}

function dateFormat(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions) {
  return memoised(
    `date ${locale} ${timeZone} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone }),
  );
}

export function formatNumber(
  value: number,
  locale: Locale,
  maximumFractionDigits = 2,
  minimumFractionDigits = 0,
) {
  return memoised(
    `number ${locale} ${maximumFractionDigits} ${minimumFractionDigits}`,
    () => new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits, minimumFractionDigits }),
  ).format(value);
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const dateLengths = { long: longDay, short: shortDay, dated: { ...shortDay, year: 'numeric' } } as const;

export type DateLength = keyof typeof dateLengths;

/** `long` Thursday, December 3, 2026 · `short` Thu, Dec 3 · `dated` Thu, Dec 3, 2026. */
export function formatDay(day: Day, locale: Locale, length: DateLength = 'long'): string {
  return writeDate(dateFormat(locale, 'UTC', dateLengths[length]).formatToParts(utc(day)), locale);
}

/** The number of a day alone, as a calendar cell shows it. */
export function formatDayNumber(day: Day, locale: Locale): string {
  return dateFormat(locale, 'UTC', { day: 'numeric' }).format(utc(day));
}

/** `long` Monday · `short` Mon · `narrow` M. `weekday` is 1 Monday … 7 Sunday. */
export function formatWeekday(
  weekday: number,
  locale: Locale,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  // 5 January 1970 was a Monday.
  return dateFormat(locale, 'UTC', { weekday: length }).format(new Date(Date.UTC(1970, 0, 4 + weekday)));
}

/** Nov 16 – Dec 27, 2026: the range a calendar shows (D91). */
export function formatDayRange(from: Day, to: Day, locale: Locale): string {
  const format = dateFormat(locale, 'UTC', { day: 'numeric', month: 'short', year: 'numeric' });
  return writeDate(format.formatRangeToParts(utc(from), utc(to)), locale);
}

/** Oct: beside the number of a day. */
export function formatShortMonth(day: Day, locale: Locale): string {
  return dateFormat(locale, 'UTC', { month: 'short' }).format(utc(day));
}

/** October 2026. `month` is 1 January … 12 December. */
export function formatMonth(month: number, year: number, locale: Locale): string {
  return dateFormat(locale, 'UTC', { month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1));
}

/** The date of an instant in the tenant's zone. */
export function formatDate(
  at: Instant,
  locale: Locale,
  timeZone: string,
  length: DateLength = 'long',
): string {
  return writeDate(dateFormat(locale, timeZone, dateLengths[length]).formatToParts(at), locale);
}

const clockTime = { hour: 'numeric', minute: '2-digit' } as const;

/** 2:30 PM or 14:30, as the language writes it; 8:00 without a zero in front. */
export function formatTime(at: Instant, locale: Locale, timeZone: string): string {
  return writeClock(dateFormat(locale, timeZone, clockTime).formatToParts(at));
}

/** 2:30 – 4:00 PM: from the start of a visit to its end. */
export function formatTimeRange(from: Instant, to: Instant, locale: Locale, timeZone: string): string {
  return writeClock(dateFormat(locale, timeZone, clockTime).formatRangeToParts(from, to));
}

/** EST, EDT, CST …: shown beside a time when the browser is elsewhere (D96). */
export function formatZone(at: Instant, locale: Locale, timeZone: string): string {
  const parts = dateFormat(locale, timeZone, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** a, b and c. */
export function formatList(words: readonly string[], locale: Locale): string {
  return memoised(
    `list ${locale}`,
    () => new Intl.ListFormat(localeTags[locale], { type: 'conjunction', style: 'long' }),
  ).format(words);
}

/** Which plural form a number takes; for the rare place where i18next's own `count` cannot be used. */
export function pluralOf(count: number, locale: Locale): Intl.LDMLPluralRule {
  return memoised(`plural ${locale}`, () => new Intl.PluralRules(localeTags[locale])).select(count);
}

/** 1 hr 30 min, 1 h 30 min, 45 min. */
export function formatDuration(minutes: number, locale: Locale): string {
  const whole = Math.max(0, Math.round(minutes));
  const parts = [unit(Math.floor(whole / 60), 'hour', locale), unit(whole % 60, 'minute', locale)];
  const shown = parts.filter((part) => part !== '');
  return shown.length === 0 ? zeroMinutes(locale) : shown.join(' ');
}

function unit(value: number, name: 'hour' | 'minute', locale: Locale): string {
  return value === 0 ? '' : unitFormat(name, locale).format(value);
}

function zeroMinutes(locale: Locale): string {
  return unitFormat('minute', locale).format(0);
}

function unitFormat(name: 'hour' | 'minute', locale: Locale): Intl.NumberFormat {
  return memoised(
    `unit ${locale} ${name}`,
    () => new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit: name, unitDisplay: 'short' }),
  );
}

/** 24 hours, 3 days: in whole days from two on. */
export function formatAhead(hours: number, locale: Locale): string {
  const name = hours >= 48 && hours % 24 === 0 ? 'day' : 'hour';
  return memoised(
    `ahead ${locale} ${name}`,
    () => new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit: name, unitDisplay: 'long' }),
  ).format(name === 'day' ? hours / 24 : hours);
}

export function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
