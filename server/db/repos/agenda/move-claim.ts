import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import type { ClaimRow } from './claims.ts';

/**
 * As a new claim is taken (claim_insert), by the crew alone: active, what it was when it was chosen (D461), without a cell or a block at the time, all seen under the
 * days' locks. The claim keeps its id, so that its booking has a time throughout.
 * SQL: a lock, and cells that follow their claim in one statement.
 */
const claimMove = statement(
  'claim_move',
  `with crew as (
    select k.id from crews k where k.tenant_id = $1 and k.id = $3 and k.version = $8 and k.active
    and not exists (
      select 1 from blocks b where b.tenant_id = $1 and b.resource_id = $4 and b.ends_at > $5 and b.starts_at < $6
        and (b.crew_id is null or b.crew_id = k.id)
    ) and not exists (
      select 1 from claim_cells c where c.tenant_id = $1 and c.resource_id = k.id and c.cell >= $5 and c.cell < $7
    )
  ), claim as (
    update claims set resource_id = crew.id from crew
    where claims.tenant_id = $1 and claims.id = $2 and claims.state = 'booked'
    returning claims.id, claims.resource_id
  ), cells as (
    update claim_cells set resource_id = claim.resource_id from claim
    where claim_cells.tenant_id = $1 and claim_cells.claim_id = claim.id
    returning 1
  )
  select claim.id from claim`,
);

/**
 * Gives a visit's time to another crew, where that one has nothing then; false where it has, and nothing is changed. The days
 * of both must be locked, and expired holds out of the way (clearWay).
 */
export async function moveClaim(
  tx: Tx,
  { id, startsAt, endsAt, occupiedUntil }: Pick<ClaimRow, 'id' | 'startsAt' | 'endsAt' | 'occupiedUntil'>,
  crew: { readonly id: Id; readonly version: number },
  agendaId: Id,
): Promise<boolean> {
  const times = [startsAt, endsAt, occupiedUntil].map(formatInstant);
  return (
    (await tx.run<{ id: Id }>(claimMove, [tx.tenantId, id, crew.id, agendaId, ...times, crew.version]))
      .length > 0
  );
}
