import * as z from 'zod/mini';
import { type OutsideView, outsideView } from '#shared/api/admin/agenda.ts';
import {
  type AddCrewInput,
  type ChangeCrewInput,
  type CheckCrewInput,
  type CrewsAnswer,
  type CrewView,
  crewsAnswer,
  crewView,
} from '#shared/api/admin/crews.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../device/clock.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { untilKnown } from '../until-known.ts';

export const crewsRead: AdminRead<CrewsAnswer> = {
  key: 'crews',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/crews', schema: crewsAnswer, signal }),
  schema: crewsAnswer,
};

const addUnder = untilKnown(newId);

/** Asked for again after an answer that was lost it is one crew (D522). */
export function addCrew(input: AddCrewInput): Promise<Answer<CrewView>> {
  return addUnder(input, (id) =>
    adminCall({ method: 'POST', path: '/admin/crews', body: { json: { ...input, id } }, schema: crewView }),
  );
}

/** With `expectedVersion` a crew that other staff have changed is refused (D154). */
export function changeCrew(id: Id, input: ChangeCrewInput): Promise<Answer<CrewView>> {
  return adminCall({ method: 'PATCH', path: pathOf(id), body: { json: input }, schema: crewView });
}

/** Which of its visits to come would lie outside; changes nothing. */
export function checkCrew(id: Id, input: CheckCrewInput): Promise<Answer<OutsideView>> {
  return adminCall({
    method: 'POST',
    path: `${pathOf(id)}/check`,
    body: { json: input },
    schema: outsideView,
  });
}

export function deleteCrew(id: Id): Promise<Answer<unknown>> {
  return adminCall({ method: 'DELETE', path: pathOf(id), schema: z.unknown() });
}

const staleAnswer = z.object({ current: crewView });

/** The crew as other staff left it, from the answer `crew.changed`. */
export function currentCrew(body: unknown): CrewView | undefined {
  const stale = staleAnswer.safeParse(body);
  return stale.success ? stale.data.current : undefined;
}

const busyAnswer = z.object({ bookings: z.int(), holds: z.int() });

/** What keeps a crew open, from the answer `crew.busy`. */
export function workOfCrew(body: unknown): z.infer<typeof busyAnswer> | undefined {
  const busy = busyAnswer.safeParse(body);
  return busy.success ? busy.data : undefined;
}

function pathOf(id: Id): string {
  return `/admin/crews/${encodeURIComponent(id)}`;
}
