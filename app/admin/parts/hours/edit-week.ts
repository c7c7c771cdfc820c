/** The week as it is being edited: pure, so that undo is a list of weeks. Nothing here saves. */
import type { Agenda, WallInterval } from '#shared/agenda/agenda.ts';
import { companyZones } from '#shared/agenda/company-zones.ts';
import type { Travel } from '#shared/agenda/travel.ts';
import { bumpEnd, clampMin, LATEST_MIN, mergeHours } from '#shared/agenda/week-hours.ts';
import type { AgendaInput, AgendaView } from '#shared/api/admin/agenda.ts';
import { INTERVALS_MAX } from '#shared/api/admin/week-days.ts';

export interface EditDay {
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number;
  /** A closed day keeps its hours on screen, in grey: opening it again brings them back. */
  readonly closed: boolean;
  readonly intervals: readonly WallInterval[];
}

export interface EditWeek {
  readonly stepMin: number;
  readonly bufferMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  readonly travel: Travel;
  readonly timeZone: string;
  /** Seven, Monday first. */
  readonly days: readonly EditDay[];
}

export type Edge = 'startMin' | 'endMin';

const USUAL_HOURS: WallInterval = { startMin: 480, endMin: 1080 };
const NOON_MIN = 720;
const LUNCH_MIN = 60;

export function editWeekOf(view: AgendaView): EditWeek {
  return {
    stepMin: view.slotStepMinutes,
    bufferMin: view.bufferMinutesBetweenBookings,
    noticeMin: view.noticeMinutes,
    horizonDays: view.horizonDays,
    travel: view.travel,
    timeZone: view.timeZone,
    days: view.days.map(({ weekday, closed, intervals }) => ({ weekday, closed, intervals })),
  };
}

/** Closed days send no intervals (D342). */
export function agendaInputOf(week: EditWeek, expectedVersion?: number): AgendaInput {
  return {
    slotStepMinutes: week.stepMin,
    bufferMinutesBetweenBookings: week.bufferMin,
    noticeMinutes: week.noticeMin,
    horizonDays: week.horizonDays,
    travel: { ...week.travel },
    timeZone: companyZones.find((zone) => zone === week.timeZone),
    days: week.days.map(({ weekday, closed, intervals }) => ({
      weekday,
      closed: closed || intervals.length === 0,
      intervals: closed ? [] : intervals.map(({ startMin, endMin }) => ({ startMin, endMin })),
    })),
    ...(expectedVersion !== undefined && { expectedVersion }),
  };
}

/** The hours that customers would meet: overlapping stretches are one, closed days none. */
export function hoursOf(week: EditWeek): Agenda['hours'] {
  return Object.fromEntries(
    week.days.map(({ weekday, closed, intervals }) => [weekday, closed ? [] : mergeHours(intervals)]),
  );
}

/** Of ways only those that are the same everywhere: an estimate asks for none while nobody says where. */
export function agendaOf(week: EditWeek): Agenda {
  const { mode, fixedMin } = week.travel;
  return {
    timeZone: week.timeZone,
    hours: hoursOf(week),
    stepMin: week.stepMin,
    bufferMin: week.bufferMin,
    noticeMin: week.noticeMin,
    horizonDays: week.horizonDays,
    travelMin: mode === 'fixed' ? () => fixedMin : undefined,
  };
}

/** Whether saving one would save the other. */
export function isSameWeek(one: EditWeek, other: EditWeek): boolean {
  return JSON.stringify(agendaInputOf(one)) === JSON.stringify(agendaInputOf(other));
}

/** Weekdays whose hours differ, Monday first. */
export function changedDays(one: EditWeek, other: EditWeek): readonly number[] {
  const [before, after] = [hoursOf(one), hoursOf(other)];
  return one.days
    .map(({ weekday }) => weekday)
    .filter((weekday) => JSON.stringify(before[weekday]) !== JSON.stringify(after[weekday]));
}

export function changeDay(week: EditWeek, weekday: number, change: (day: EditDay) => EditDay): EditWeek {
  return { ...week, days: week.days.map((day) => (day.weekday === weekday ? change(day) : day)) };
}

/** A typed time. `bumped`: the end was not after the start, so a step was put between them (D342, AG21). */
export function typeEdge(
  day: EditDay,
  index: number,
  edge: Edge,
  min: number,
  stepMin: number,
): { readonly day: EditDay; readonly bumped: boolean } {
  const interval = day.intervals[index];
  if (interval === undefined) return { day, bumped: false };
  const wished = { ...interval, [edge]: clampMin(min) };
  const put = bumpEnd(wished.startMin, wished.endMin, stepMin);
  const bumped = put.startMin !== wished.startMin || put.endMin !== wished.endMin;
  return { day: withInterval(day, index, put), bumped };
}

/** A dragged end or an arrow key: on the step, a step long at least, and never into the neighbour. */
export function dragEdge(day: EditDay, index: number, edge: Edge, min: number, stepMin: number): EditDay {
  const interval = day.intervals[index];
  if (interval === undefined) return day;
  const { lowest, highest } = edgeRange(day, index, edge, stepMin);
  const snapped = Math.round(min / stepMin) * stepMin;
  const put = Math.min(highest, Math.max(lowest, snapped));
  return withInterval(day, index, { ...interval, [edge]: put });
}

/** How far an end can be dragged. */
export function edgeRange(day: EditDay, index: number, edge: Edge, stepMin: number) {
  const { startMin, endMin } = day.intervals[index] ?? USUAL_HOURS;
  const others = day.intervals.filter((_, place) => place !== index);
  if (edge === 'startMin') {
    const before = others.filter((other) => other.endMin <= startMin).map((other) => other.endMin);
    return { lowest: Math.max(0, ...before), highest: Math.max(startMin, endMin - stepMin) };
  }
  const after = others.filter((other) => other.startMin >= endMin).map((other) => other.startMin);
  return { lowest: Math.min(endMin, startMin + stepMin), highest: Math.min(LATEST_MIN, ...after) };
}

/** A break in the middle: at noon when noon lies inside. Undefined when there is no room for one. */
export function splitInterval(day: EditDay, index: number, stepMin: number): EditDay | undefined {
  const interval = day.intervals[index];
  if (interval === undefined || day.intervals.length >= INTERVALS_MAX) return undefined;
  const { startMin, endMin } = interval;
  const pauseMin = Math.min(LUNCH_MIN, Math.max(stepMin, 15));
  const middle = Math.round((startMin + endMin - pauseMin) / 2 / stepMin) * stepMin;
  const fitsNoon = startMin < NOON_MIN && endMin > NOON_MIN + LUNCH_MIN;
  const from = fitsNoon ? NOON_MIN : middle;
  const to = fitsNoon ? NOON_MIN + LUNCH_MIN : from + pauseMin;
  if (from <= startMin || to >= endMin) return undefined;
  const halves = [
    { startMin, endMin: from },
    { startMin: to, endMin },
  ];
  return { ...day, intervals: day.intervals.flatMap((each, place) => (place === index ? halves : [each])) };
}

/** One more stretch, after the last one or before the first. Undefined when the day is full. */
export function addInterval(day: EditDay, stepMin: number): EditDay | undefined {
  const { intervals } = day;
  if (intervals.length >= INTERVALS_MAX) return undefined;
  if (intervals.length === 0) return { ...day, closed: false, intervals: [USUAL_HOURS] };
  const last = Math.max(...intervals.map(({ endMin }) => endMin));
  const first = Math.min(...intervals.map(({ startMin }) => startMin));
  if (last + 2 * LUNCH_MIN <= LATEST_MIN) {
    const startMin = last + LUNCH_MIN;
    const endMin = Math.min(LATEST_MIN, startMin + Math.max(2 * LUNCH_MIN, stepMin));
    return { ...day, closed: false, intervals: [...intervals, { startMin, endMin }] };
  }
  if (first < 2 * LUNCH_MIN) return undefined;
  const endMin = first - LUNCH_MIN;
  const added = { startMin: Math.max(0, endMin - 2 * LUNCH_MIN), endMin };
  return { ...day, closed: false, intervals: [added, ...intervals] };
}

/** Without its last stretch a day is closed. */
export function removeInterval(day: EditDay, index: number): EditDay {
  const intervals = day.intervals.filter((_, place) => place !== index);
  return intervals.length === 0 ? { ...day, closed: true } : { ...day, intervals };
}

export function setClosed(day: EditDay, closed: boolean): EditDay {
  const intervals = !closed && day.intervals.length === 0 ? [USUAL_HOURS] : day.intervals;
  return { ...day, closed, intervals };
}

/** Tuesday to Friday become what Monday is. */
export function copyMonday(week: EditWeek): EditWeek {
  const monday = week.days.find(({ weekday }) => weekday === 1);
  if (monday === undefined) return week;
  const days = week.days.map((day) =>
    day.weekday >= 2 && day.weekday <= 5 ? { ...monday, weekday: day.weekday } : day,
  );
  return { ...week, days };
}

/** Some of a day's stretches share time: they count as one, and the screen says so. */
export function hasOverlap({ closed, intervals }: EditDay): boolean {
  return !closed && mergeHours(intervals).length < intervals.length;
}

function withInterval(day: EditDay, index: number, interval: WallInterval): EditDay {
  return { ...day, intervals: day.intervals.map((each, place) => (place === index ? interval : each)) };
}
