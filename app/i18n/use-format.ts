import { useMemo } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { writeMoney } from '#shared/kernel/write-money.ts';
import { now } from '../data/device/clock.ts';
import {
  type DateLength,
  formatDate,
  formatDay,
  formatDayNumber,
  formatDayRange,
  formatDuration,
  formatList,
  formatMonth,
  formatNumber,
  formatShortMonth,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatZone,
  utc,
} from './format.ts';
import { useLocale } from './use-locale.ts';

/** The functions of format.ts in the language on screen. Arguments are those of format.ts without the locale. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}

/** Half a year from now a day without its year is taken for another one (D595). */
const YEAR_FROM_MS = 183 * 24 * 60 * 60 * 1000;

function withYear(length: 'long' | 'short' | undefined, atMs: number): DateLength | undefined {
  return length === 'short' && Math.abs(atMs - now()) > YEAR_FROM_MS ? 'dated' : length;
}

export type Formats = ReturnType<typeof formatsOf>;

export function formatsOf(locale: Locale) {
  return {
    locale,
    money: (cents: Cents, look?: 'short' | 'exact') => writeMoney(cents, locale, look),
    number: (value: number, decimals?: number, decimalsMin?: number) =>
      formatNumber(value, locale, decimals, decimalsMin),
    day: (day: Day, length?: 'long' | 'short') =>
      formatDay(day, locale, withYear(length, utc(day).getTime())),
    dayNumber: (day: Day) => formatDayNumber(day, locale),
    dayRange: (from: Day, to: Day) => formatDayRange(from, to, locale),
    weekday: (weekday: number, length?: 'long' | 'short' | 'narrow') =>
      formatWeekday(weekday, locale, length),
    shortMonth: (day: Day) => formatShortMonth(day, locale),
    month: (month: number, year: number) => formatMonth(month, year, locale),
    date: (at: Instant, timeZone: string, length?: 'long' | 'short') =>
      formatDate(at, locale, timeZone, withYear(length, at)),
    time: (at: Instant, timeZone: string) => formatTime(at, locale, timeZone),
    timeRange: (from: Instant, to: Instant, timeZone: string) => formatTimeRange(from, to, locale, timeZone),
    zone: (at: Instant, timeZone: string) => formatZone(at, locale, timeZone),
    list: (words: readonly string[]) => formatList(words, locale),
    duration: (minutes: number) => formatDuration(minutes, locale),
  };
}
