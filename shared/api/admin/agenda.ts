import * as z from 'zod/mini';
import { companyZones } from '../../agenda/company-zones.ts';
import { day, id, instant, seenVersion } from '../wire.ts';
import { bookingRow } from './bookings.ts';

export const INTERVALS_MAX = 6;

/** Wall-clock minutes, `endMin` exclusive. */
const interval = z.object({ startMin: z.int(), endMin: z.int() });

/** `weekday`: 1 Monday to 7 Sunday. A closed day has no intervals. */
const dayView = z.object({ weekday: z.int(), closed: z.boolean(), intervals: z.array(interval) });

export const agendaView = z.object({
  slotStepMinutes: z.int(),
  bufferMinutesBetweenBookings: z.int(),
  noticeMinutes: z.int(),
  horizonDays: z.int(),
  timeZone: z.string(),
  /** Seven, Monday first. */
  days: z.array(dayView),
  /** Who works these hours: the active crews. Absent from a copy that a device kept before there were any: one. */
  crewIds: z.optional(z.array(id)),
  version: z.int(),
});
export type AgendaView = z.infer<typeof agendaView>;

/** `startAt` and `endAt` as "HH:MM", or `start` and `end`, are read too. */
const intervalInput = z.object({
  startMin: z.optional(z.number()),
  endMin: z.optional(z.number()),
  start: z.optional(z.string().check(z.maxLength(8))),
  end: z.optional(z.string().check(z.maxLength(8))),
  startAt: z.optional(z.string().check(z.maxLength(8))),
  endAt: z.optional(z.string().check(z.maxLength(8))),
});

/** PUT /admin/schedule and POST /admin/schedule/check, which only says what would fall outside. */
export const agendaInput = z.object({
  slotStepMinutes: z.int(),
  bufferMinutesBetweenBookings: z.int(),
  /** How long before its start a visit can still be booked, and how many days ahead. Absent: as they are (AG40). */
  noticeMinutes: z.optional(z.int()),
  horizonDays: z.optional(z.int()),
  /** On whose clock the hours are. Absent: as it is. */
  timeZone: z.optional(z.enum(companyZones)),
  /** A weekday that is not among them keeps its hours (AG23). */
  days: z
    .array(
      z.object({
        weekday: z.int().check(z.minimum(1), z.maximum(7)),
        closed: z._default(z.boolean(), false),
        intervals: z._default(z.array(intervalInput).check(z.maxLength(INTERVALS_MAX)), []),
      }),
    )
    .check(z.maxLength(7)),
  /** Version that was looked at; another one now is `schedule.changed` with `schedule`, as it is (D154). */
  expectedVersion: z.optional(seenVersion),
});
export type AgendaInput = z.infer<typeof agendaInput>;

/** Visits to come that are outside these hours, the next one first, at most 50, and how many there are. */
export const outsideView = z.object({ outside: z.array(bookingRow), outsideCount: z.int() });
export type OutsideView = z.infer<typeof outsideView>;
export const savedAgendaView = z.object({ ...agendaView.shape, ...outsideView.shape });
export type SavedAgendaView = z.infer<typeof savedAgendaView>;

/** GET /admin/schedule/taken: days, `to` included, at most 62. */
export const takenQuery = z.object({ from: day, to: day });
/**
 * What the times of customers are worked out around: every live claim (visits, requests for quotes, holds) with the time
 * kept free after it, and closed periods.
 */
export const takenView = z.object({
  /** The active crews: a time is free while one of them has it free. */
  crewIds: z.array(id),
  taken: z.array(z.object({ startAt: instant, endAt: instant, isBlock: z.boolean(), crewId: id })),
});
export type TakenView = z.infer<typeof takenView>;
