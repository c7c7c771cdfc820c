import * as z from 'zod/mini';
import { companyZones } from '../../agenda/company-zones.ts';
import { TRAVEL_USUAL_MIN, travelModes } from '../../agenda/travel.ts';
import { day, id, instant, seenVersion } from '../wire.ts';
import { bookingRow } from './bookings.ts';
import { daysInput, dayView } from './week-days.ts';

/** Of crews with hours of their own; absent from a copy that a device kept before there were any. */
const crewHours = z.optional(z.array(z.object({ crewId: id, days: z.array(dayView) })));

const travel = z.object({ mode: z.enum(travelModes), fixedMin: z.int() });
/** Absent from what a device kept before ways were kept free: none. */
export const keptTravel = z._default(travel, { mode: 'off', fixedMin: TRAVEL_USUAL_MIN });

export const agendaView = z.object({
  slotStepMinutes: z.int(),
  bufferMinutesBetweenBookings: z.int(),
  noticeMinutes: z.int(),
  horizonDays: z.int(),
  /** The way between two visits of a crew. */
  travel: keptTravel,
  timeZone: z.string(),
  /** Seven, Monday first. */
  days: z.array(dayView),
  /** The active crews, who work these hours unless they have their own (`crewHours`). Absent from a copy that a device kept before there were any: one. */
  crewIds: z.optional(z.array(id)),
  crewHours,
  version: z.int(),
});
export type AgendaView = z.infer<typeof agendaView>;

/** PUT /admin/schedule and POST /admin/schedule/check, which only says what would fall outside. */
export const agendaInput = z.object({
  slotStepMinutes: z.int(),
  bufferMinutesBetweenBookings: z.int(),
  /** How long before its start a visit can still be booked, and how many days ahead. Absent: as they are (AG40). */
  noticeMinutes: z.optional(z.int()),
  horizonDays: z.optional(z.int()),
  /** Absent: as it is. */
  travel: z.optional(travel),
  /** On whose clock the hours are. Absent: as it is. */
  timeZone: z.optional(z.enum(companyZones)),
  days: daysInput,
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
 * kept free after it, and closed periods. `leftAt` is when a visit is over,
 * `zips` its places in order, known where ways are kept free.
 */
export const takenView = z.object({
  /** The active crews: a time is free while one of them has it free. */
  crewIds: z.array(id),
  crewHours,
  taken: z.array(
    z.object({
      startAt: instant,
      endAt: instant,
      isBlock: z.boolean(),
      crewId: id,
      leftAt: z.optional(instant),
      zips: z.optional(z.array(z.string())),
    }),
  ),
});
export type TakenView = z.infer<typeof takenView>;
