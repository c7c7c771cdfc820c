import { type ChooseCrewInput, type CrewReason, whyCrew } from '#shared/agenda/choose-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../../db/repos/agenda/agenda.ts';
import { findLastCrew } from '../../../db/repos/agenda/crews.ts';
import type { Tx } from '../../../db/with-tenant.ts';

/**
 * The crew of the customer's last visit that has begun, whom the e-mail or, without one, the phone names (D480). Nobody is asked for
 * in a company of one crew. No answer says it to who typed the e-mail: it would tell a stranger who is a customer.
 */
export async function lastCrewOf(
  tx: Tx,
  { crews }: AgendaReading,
  customer: string,
  now: Instant,
): Promise<Id | undefined> {
  return crews.length > 1 ? findLastCrew(tx, customer, now) : undefined;
}

/** Why a new visit has this crew; undefined in a company of one, where there is no why. */
export function reasonFor(
  { agenda, crews }: AgendaReading,
  asked: Omit<ChooseCrewInput, 'agenda' | 'crews'>,
  crewId: Id,
): CrewReason | undefined {
  return crews.length > 1 ? whyCrew({ ...asked, agenda, crews }, crewId) : undefined;
}
