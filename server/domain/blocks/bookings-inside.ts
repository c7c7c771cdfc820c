import type { AddedBlockView } from '#shared/api/admin/blocks.ts';
import type { BlockRow } from '../../db/repos/agenda/blocks.ts';
import { pageOfBookings } from '../../db/repos/bookings/booking-lists.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { type StaffLens, toStaffRow } from '../bookings/staff/staff-view.ts';
import { toBlockView } from './block-view.ts';

/** More than anybody calls one after the other. */
const TOLD_MAX = 200;

/** A block with the visits of which any part lies in it, the first ones first. */
export async function addedBlock(tx: Tx, block: BlockRow, lens: StaffLens): Promise<AddedBlockView> {
  const filter = {
    from: block.startsAt,
    to: block.endsAt,
    statuses: ['CONFIRMED', 'PENDING'],
    words: [],
  } as const;
  const rows = await pageOfBookings(tx, filter, { order: 'asc', after: undefined, limit: TOLD_MAX });
  return { block: toBlockView(block), bookings: rows.map((row) => toStaffRow(row, lens)) };
}
