import { isFree, isTooFar } from '#shared/agenda/choose-crew.ts';
import { type Job, type Misfit, misfitsOf } from '#shared/agenda/fit-crew.ts';
import { isInsideHours } from '#shared/agenda/outside-hours.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../db/repos/agenda/agenda.ts';
import { listCrews } from '../../db/repos/agenda/crews.ts';
import type { Tx } from '../../db/with-tenant.ts';

/** What history keeps of another crew: both names as they were, and what spoke against the first one. */
export interface CrewChange {
  readonly from: string;
  readonly to: string;
  readonly why: Misfit | 'hours' | 'travel' | 'taken' | 'staff';
}

interface GivenCrew {
  readonly reading: AgendaReading;
  readonly fromId: Id;
  readonly toId: Id;
  readonly job: Job;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** True: staff named it. */
  readonly byStaff?: boolean | undefined;
}

/** What is told of a visit that comes to another crew; undefined while it keeps its own. */
export async function crewChange(tx: Tx, given: GivenCrew): Promise<CrewChange | undefined> {
  const { fromId, toId } = given;
  if (fromId === toId) return undefined;
  const crews = await listCrews(tx);
  const nameOf = (id: Id) => crews.find((crew) => crew.id === id)?.name;
  const [from, to] = [nameOf(fromId), nameOf(toId)];
  return from === undefined || to === undefined
    ? undefined
    : { from, to, why: given.byStaff ? 'staff' : whyNot(given) };
}

function whyNot({ reading, fromId, job, startsAt, endsAt }: GivenCrew): CrewChange['why'] {
  const { agenda, crews } = reading;
  const crew = crews.find(({ id }) => id === fromId);
  const [misfit] = crew ? misfitsOf(crew, job) : [];
  if (crew === undefined || misfit) return misfit ?? 'taken';
  const { bufferMin, travelMin } = agenda;
  if (isTooFar(crew, { startsAt, endsAt, bufferMin, travelMin, zips: job.zips })) return 'travel';
  const isTaken = !isFree(crew, { startsAt, endsAt, bufferMin });
  const isOpen = isInsideHours({ ...agenda, hours: crew.hours ?? agenda.hours }, startsAt, endsAt);
  return isTaken || isOpen ? 'taken' : 'hours';
}
