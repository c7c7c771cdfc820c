import type { BlockView } from '#shared/api/admin/blocks.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { BlockRow } from '../../db/repos/agenda/blocks.ts';

export function toBlockView({ id, startsAt, endsAt, allDay, reason, createdBy }: BlockRow): BlockView {
  return { id, startISO: formatInstant(startsAt), endISO: formatInstant(endsAt), allDay, reason, createdBy };
}
