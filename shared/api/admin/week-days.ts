import * as z from 'zod/mini';

/** A week as the back office sends and reads it: of the company, and of a crew with hours of its own. */

export const INTERVALS_MAX = 6;

/** Wall-clock minutes, `endMin` exclusive. */
const interval = z.object({ startMin: z.int(), endMin: z.int() });

/** `weekday`: 1 Monday to 7 Sunday. A closed day has no intervals. */
export const dayView = z.object({ weekday: z.int(), closed: z.boolean(), intervals: z.array(interval) });

/** `startAt` and `endAt` as "HH:MM", or `start` and `end`, are read too. */
const intervalInput = z.object({
  startMin: z.optional(z.number()),
  endMin: z.optional(z.number()),
  start: z.optional(z.string().check(z.maxLength(8))),
  end: z.optional(z.string().check(z.maxLength(8))),
  startAt: z.optional(z.string().check(z.maxLength(8))),
  endAt: z.optional(z.string().check(z.maxLength(8))),
});

/** A weekday that is not among them keeps its hours (AG23). */
export const daysInput = z
  .array(
    z.object({
      weekday: z.int().check(z.minimum(1), z.maximum(7)),
      closed: z._default(z.boolean(), false),
      intervals: z._default(z.array(intervalInput).check(z.maxLength(INTERVALS_MAX)), []),
    }),
  )
  .check(z.maxLength(7));
