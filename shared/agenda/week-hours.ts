/** The week of a company as it is typed, made into hours that slots can follow (D342, D98). */
import type { WallInterval } from './agenda.ts';
import { TRAVEL_MAX_MIN, TRAVEL_STEP_MIN, type Travel } from './travel.ts';

export const SLOT_STEPS_MIN = [10, 15, 20, 30, 45, 60] as const;
/** Also the grid of the claims: another buffer would not fit their cells. */
export const BUFFER_STEP_MIN = 5;
export const BUFFER_MAX_MIN = 240;
/** Two weeks: who needs longer to get ready takes requests, not bookings. */
const NOTICE_MAX_MIN = 14 * 24 * 60;
/** A year: beyond it no company knows its week. */
const HORIZON_MAX_DAYS = 365;

/** 23:59: a day's hours neither reach midnight nor pass it (AG20). */
export const LATEST_MIN = 1439;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A pair of times in any of the three spellings; where several are given, minutes win, then `start`, then `startAt`. */
interface TypedInterval {
  readonly startMin?: number | undefined;
  readonly endMin?: number | undefined;
  /** "HH:MM". */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly startAt?: string | undefined;
  readonly endAt?: string | undefined;
}

interface TypedDay {
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number;
  readonly closed?: boolean | undefined;
  readonly intervals?: readonly TypedInterval[] | undefined;
}

export interface TypedWeek {
  readonly slotStepMinutes: number;
  readonly bufferMinutesBetweenBookings: number;
  readonly noticeMinutes?: number | undefined;
  readonly horizonDays?: number | undefined;
  readonly travel?: Travel | undefined;
  readonly days: readonly TypedDay[];
}

export type WeekHours = Readonly<Record<number, readonly WallInterval[]>>;

export interface Week {
  readonly stepMin: number;
  readonly bufferMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  /** The way between two visits of a crew (AG62, AG63). */
  readonly travel: Travel;
  /** Every weekday has its own, ascending and apart; a closed one none. */
  readonly hours: WeekHours;
}

/** By the path of the field, as a 400 answer names it: `slotStepMinutes`, `days.0.intervals.1`. */
export type WeekFaults = Readonly<Record<string, 'required' | 'invalid' | 'too_small' | 'too_large'>>;

/** Either a week or what is wrong with it; times are put right rather than refused (AG20-AG24). `kept` is what is not typed. */
export function readWeek(
  typed: TypedWeek,
  kept: Pick<Week, 'hours' | 'noticeMin' | 'horizonDays' | 'travel'>,
): { readonly ok: true; readonly week: Week } | { readonly ok: false; readonly fields: WeekFaults } {
  const { slotStepMinutes: stepMin, bufferMinutesBetweenBookings: bufferMin } = typed;
  const {
    noticeMinutes: noticeMin = kept.noticeMin,
    horizonDays = kept.horizonDays,
    travel = kept.travel,
  } = typed;
  const faults: Record<string, WeekFaults[string]> = {};
  if (!SLOT_STEPS_MIN.some((step) => step === stepMin)) faults.slotStepMinutes = 'invalid';
  const amounts = {
    bufferMinutesBetweenBookings: faultOf(bufferMin, 0, BUFFER_MAX_MIN, BUFFER_STEP_MIN),
    noticeMinutes: faultOf(noticeMin, 0, NOTICE_MAX_MIN),
    horizonDays: faultOf(horizonDays, 1, HORIZON_MAX_DAYS),
    'travel.fixedMin': faultOf(travel.fixedMin, TRAVEL_STEP_MIN, TRAVEL_MAX_MIN, TRAVEL_STEP_MIN),
  };
  for (const [field, fault] of Object.entries(amounts)) if (fault) faults[field] = fault;
  const { hours, faults: faultsOfDays } = readDays(typed.days, kept.hours, stepMin);
  Object.assign(faults, faultsOfDays);
  if (Object.keys(faults).length > 0) return { ok: false, fields: faults };
  return { ok: true, week: { stepMin, bufferMin, noticeMin, horizonDays, travel, hours } };
}

/** The days alone, of the company or of a crew with hours of its own (AG20-AG23); empty faults: nothing is wrong. */
export function readDays(
  days: readonly TypedDay[],
  kept: WeekHours,
  stepMin: number,
): { readonly hours: WeekHours; readonly faults: WeekFaults } {
  const faults: Record<string, WeekFaults[string]> = {};
  const hours: Record<number, readonly WallInterval[]> = {};
  for (const weekday of WEEKDAYS) hours[weekday] = kept[weekday] ?? [];
  const named = new Set<number>();
  days.forEach((day, index) => {
    if (!WEEKDAYS.some((known) => known === day.weekday) || named.has(day.weekday)) {
      faults[`days.${index}.weekday`] = 'invalid';
    }
    named.add(day.weekday);
    const intervals = day.closed ? [] : readIntervals(day.intervals ?? [], stepMin);
    intervals.forEach((interval, place) => {
      if (!interval) faults[`days.${index}.intervals.${place}`] = 'required';
    });
    hours[day.weekday] = mergeHours(intervals.filter((interval) => interval !== undefined));
  });
  return { hours, faults };
}

/** A whole minute from 00:00 to 23:59 (AG20); what is no number at all is 00:00. */
export function clampMin(min: number): number {
  if (Number.isNaN(min)) return 0;
  return Math.round(Math.min(Math.max(min, 0), LATEST_MIN));
}

/** An end that is not after its start becomes a step after it; where the day is too short, the start moves back (AG21). */
export function bumpEnd(startMin: number, endMin: number, stepMin: number): WallInterval {
  const [start, end] = [clampMin(startMin), clampMin(endMin)];
  if (end > start) return { startMin: start, endMin: end };
  const bumped = clampMin(start + stepMin);
  return { startMin: Math.min(start, bumped - stepMin), endMin: bumped };
}

/** Ascending; what overlaps or touches is one stretch (AG22). */
export function mergeHours(intervals: readonly WallInterval[]): readonly WallInterval[] {
  const merged: WallInterval[] = [];
  for (const { startMin, endMin } of [...intervals].sort((a, b) => a.startMin - b.startMin)) {
    const last = merged.at(-1);
    if (last && startMin <= last.endMin) {
      merged[merged.length - 1] = { startMin: last.startMin, endMin: Math.max(last.endMin, endMin) };
    } else merged.push({ startMin, endMin });
  }
  return merged;
}

/** Wall-clock minutes that a week is open, overlaps counted once. */
export function hoursAWeekMin(hours: WeekHours): number {
  const minutes = Object.values(hours).flatMap((intervals) =>
    mergeHours(intervals).map(({ startMin, endMin }) => endMin - startMin),
  );
  return minutes.reduce((sum, min) => sum + min, 0);
}

/** Minutes of "HH:MM" or "H:MM", clamped; undefined for anything else. "24:00" is 23:59. */
export function parseWallTime(text: string): number | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})[:h](\d{2})(?::\d{2})?\s*$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(minute) > 59) return undefined;
  return clampMin(Number(hour) * 60 + Number(minute));
}

function faultOf(amount: number, least: number, most: number, step = 1): WeekFaults[string] | undefined {
  if (amount < least) return 'too_small';
  if (amount > most) return 'too_large';
  return amount % step === 0 ? undefined : 'invalid';
}

function readIntervals(typed: readonly TypedInterval[], stepMin: number): (WallInterval | undefined)[] {
  return typed.map(({ startMin, endMin, start, end, startAt, endAt }) => {
    const from = startMin ?? parseWallTime(start ?? startAt ?? '');
    const to = endMin ?? parseWallTime(end ?? endAt ?? '');
    return from === undefined || to === undefined ? undefined : bumpEnd(from, to, stepMin);
  });
}
