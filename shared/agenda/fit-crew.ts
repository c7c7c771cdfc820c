/** Whether a crew may take a visit at all; when it has time is another question. */
import type { Crew } from './agenda.ts';

/** What a visit asks of who comes. */
export interface Job {
  /** Of everything that is to be done. */
  readonly kinds: readonly string[];
  /** Of everywhere that it leads, in order (AG66), five digits each; none while no place is known. */
  readonly zips: readonly string[];
}

/** As many places as are asked for: an address, and the end of each delivery. */
export const JOB_ZIPS_MAX = 10;

/** AG66: one place after the other. Back at an earlier one is a way like any other; where the crew stands already, is none. */
export function inTurn(zips: readonly string[]): string[] {
  return zips.filter((zip, index) => zip !== zips[index - 1]);
}

/** Of which nothing is known: every crew may take it (AG48). */
export const anyJob: Job = { kinds: [], zips: [] };

/** Why a crew may not: it does not do the work, or does not come there. */
export type Misfit = 'kinds' | 'area';

/** AG46, AG47: everything that speaks against a crew for this job; nothing for one that may take it. */
export function misfitsOf({ kinds = [], zips = [] }: Pick<Crew, 'kinds' | 'zips'>, job: Job): Misfit[] {
  const isUnable = kinds.length > 0 && !job.kinds.every((kind) => kinds.includes(kind));
  const isElsewhere = zips.length > 0 && !job.zips.every((zip) => zips.includes(zip));
  return [...(isUnable ? (['kinds'] as const) : []), ...(isElsewhere ? (['area'] as const) : [])];
}

export function fitsJob(crew: Pick<Crew, 'kinds' | 'zips'>, job: Job): boolean {
  return misfitsOf(crew, job).length === 0;
}
