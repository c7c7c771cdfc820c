import * as z from 'zod/mini';
import { CREW_NAME_MAX, CREW_ZIPS_MAX, CREWS_MAX, crewColors } from '../../agenda/crew-colors.ts';
import { kinds as kindNames } from '../../catalogue/kind.ts';
import { hashOfPicture } from '../../pictures/picture-url.ts';
import { id, seenVersion, text } from '../wire.ts';
import { daysInput, dayView } from './week-days.ts';

const color = z.enum(crewColors);
const kind = z.enum(kindNames);
const zip = z.string().check(z.regex(/^\d{5}$/, 'invalid'));

/** Who comes, as bookings and blocks name them. */
export const crewOfBooking = z.object({ id, name: z.string(), color });
export type CrewOfBooking = z.infer<typeof crewOfBooking>;

export const crewView = z.object({
  ...crewOfBooking.shape,
  /** 0 first; of two crews that are as good for a visit the first one gets it. */
  position: z.int(),
  /** False: closed, nothing can be booked with it. */
  active: z.boolean(),
  /** What it does; none: every kind. Absent from a copy that a device kept before crews had skills. */
  kinds: z._default(z.array(kind), []),
  /** Where it comes; none: wherever the company does. */
  zips: z._default(z.array(z.string()), []),
  /** Where its day begins and ends. */
  baseZip: z._default(z.nullable(z.string()), null),
  /** Its own week, Monday first; null: the company's. */
  hours: z._default(z.nullable(z.array(dayView)), null),
  /** What customers may see of it (shared/pictures/picture-url.ts); '': nothing. */
  picture: z._default(z.string(), ''),
  version: z.int(),
});
export type CrewView = z.infer<typeof crewView>;

/** GET /admin/crews: all of them by position, the closed ones too. */
export const crewsAnswer = z.object({ crews: z.array(crewView) });
export type CrewsAnswer = z.infer<typeof crewsAnswer>;

/** An upload, or none. */
const picture = z
  .string()
  .check(z.refine((stored) => stored === '' || hashOfPicture(stored) !== undefined, 'invalid'));

const skills = {
  kinds: z.optional(z.array(kind).check(z.maxLength(kindNames.length))),
  zips: z.optional(z.array(zip).check(z.maxLength(CREW_ZIPS_MAX, 'too_long'))),
  baseZip: z.optional(z.nullable(zip)),
  /** null: the company's. */
  hours: z.optional(z.nullable(daysInput)),
};

/**
 * POST /admin/crews. A name that another has is 422 `crew.taken`; beyond CREWS_MAX 409 `crew.too_many`. With an id that the
 * caller chose, the same again is the same crew.
 */
export const addCrewInput = z.object({
  id: z.optional(id),
  ...{ name: text(CREW_NAME_MAX), color, picture: z.optional(picture) },
  ...skills,
});
export type AddCrewInput = z.infer<typeof addCrewInput>;

/**
 * PATCH /admin/crews/{id}; what is absent stays. Stale: 409 `crew.changed` with `current`, the crew. Closing one that
 * has visits to come or live holds is 409 `crew.busy` with their counts, the last active one 409 `crew.last`.
 */
export const changeCrewInput = z.object({
  name: z.optional(text(CREW_NAME_MAX)),
  color: z.optional(color),
  position: z.optional(z.int().check(z.minimum(0), z.maximum(CREWS_MAX))),
  active: z.optional(z.boolean()),
  picture: z.optional(picture),
  ...skills,
  expectedVersion: z.optional(seenVersion),
});
export type ChangeCrewInput = z.infer<typeof changeCrewInput>;

/** POST /admin/crews/{id}/check: the hours it might get. */
export const checkCrewInput = z.object({ hours: z.nullable(daysInput) });
export type CheckCrewInput = z.infer<typeof checkCrewInput>;
