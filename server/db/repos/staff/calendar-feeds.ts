import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import type { Tx } from '../../with-tenant.ts';
import type { BookingRow } from '../bookings/bookings.ts';

export interface CalendarFeedRow {
  readonly id: Id;
  readonly label: string;
  readonly createdAt: Instant;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    calendar_feeds: Table<CalendarFeedRow & { readonly tokenHash: Buffer }>;
  }
}

export function listCalendarFeeds(tx: Tx): Promise<CalendarFeedRow[]> {
  const feeds = tx.from('calendar_feeds').select('id', 'label', 'createdAt');
  return tx.query(feeds.orderBy(['createdAt', 'id']));
}

export function findCalendarFeed(
  tx: Tx,
  feed: Pick<CalendarFeedRow, 'id'> & { readonly tokenHash: Buffer },
): Promise<CalendarFeedRow | undefined> {
  return tx.query(tx.from('calendar_feeds').where(feed).first('id', 'label', 'createdAt'));
}

/** False where one has its id or its address already. */
export async function insertCalendarFeed(
  tx: Tx,
  { createdAt, ...feed }: CalendarFeedRow & { readonly tokenHash: Buffer },
): Promise<boolean> {
  const row = { tenantId: tx.tenantId, ...feed, createdAt: formatInstant(createdAt) };
  const added = tx.from('calendar_feeds').insert(row).onConflict().ignore();
  return (await tx.query(added.returning('id'))).length > 0;
}

/** Nothing of it is kept: the next question at its address is refused. */
export async function deleteCalendarFeed(tx: Tx, id: Id): Promise<void> {
  await tx.query(tx.from('calendar_feeds').where({ id }).delete());
}

export async function hasCalendarFeed(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  return (await tx.query(tx.from('calendar_feeds').where({ tokenHash }).first('id'))) !== undefined;
}

/** What a calendar shows of a visit; no name, no street, no phone. */
export type FeedVisit = Pick<
  BookingRow,
  'id' | 'version' | 'status' | 'serviceTitle' | 'city' | 'startsAt' | 'endsAt' | 'updatedAt'
>;

/** Visits that are neither cancelled nor deleted and begin from this moment on, in their order, at most `limit`. */
export function listFeedVisits(tx: Tx, from: Instant, limit: number): Promise<FeedVisit[]> {
  const visits = tx
    .from('bookings')
    .select('id', 'version', 'status', 'serviceTitle', 'city', 'startsAt', 'endsAt', 'updatedAt')
    .where('startsAt', '>=', formatInstant(from))
    .whereNot({ status: 'CANCELLED' })
    .whereNull('deletedAt')
    .orderBy(['startsAt', 'id']);
  return tx.query(visits.limit(limit));
}
