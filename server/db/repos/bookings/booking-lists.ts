/** Bookings as the back office reads them: pages of a search, what lies in a range, and one with its history. */
import { LOOKED_THROUGH_MAX } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking-status.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { likePatterns } from '../../like-patterns.ts';
import type { PagePlace } from '../../page-cursor.ts';
import { type Statement, statement, type Tx } from '../../with-tenant.ts';
import { wantedBy } from '../webhooks/webhook-events.ts';
import { type HistoryRow, historyOf } from './booking-events.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

export interface BookingForStaff extends BookingRow {
  /** Until when the crew is taken; null once it is free. */
  readonly occupiedUntil: Instant | null;
  /** Who comes: null while it takes no time, and where the company has one crew alone. */
  readonly crew: CrewOfBooking | null;
  /** What staff know of its customer, whatever the visit. */
  readonly customerNote: string | null;
}

/** What a crew's key sees, whatever it asks for (D471): its own visits of some days, and never a deleted one. */
export interface CrewSight {
  readonly crewId: Id;
  /** Half-open, as below. */
  readonly from: Instant;
  readonly to: Instant;
}

export interface BookingFilter {
  /** Half-open; a booking is in it when any part of it is. Absent where the range has no edge. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  readonly statuses: readonly BookingStatus[];
  /** Each of these must be in the text that bookings are looked for by; none means all. */
  readonly words: readonly string[];
  /** Those deleted after this instant whose customer was not erased since, alone; absent for those that are there. */
  readonly deletedAfter?: Instant | undefined;
  /** Who comes. */
  readonly crewId?: Id | undefined;
  /** Beside everything else that is asked. */
  readonly sight?: CrewSight | undefined;
}

export interface PageWish {
  readonly order: 'asc' | 'desc';
  readonly after: PagePlace | undefined;
  readonly limit: number;
}

/** No visit is longer, so that the search begins in the index and not with the first booking ever. */
const LONGEST_BOOKING_MIN = 24 * 60;

export const columns = `${bookingColumns},
  (select c.occupied_until from claims c where c.tenant_id = $1 and c.id = claim_id) as "occupiedUntil",
  (select json_build_object('id', k.id, 'name', k.name, 'color', k.color)
    from claims c join crews k on k.tenant_id = $1 and k.id = c.resource_id
    where c.tenant_id = $1 and c.id = claim_id
      and exists (select 1 from crews o where o.tenant_id = $1 and o.id <> k.id)) as crew,
  (select n.note from (select email as whose, note from customer_notes where tenant_id = $1) n where n.whose = email)
    as "customerNote"`;

const isOfCrew = (crewId: string) =>
  `claim_id in (select c.id from claims c where c.tenant_id = $1 and c.resource_id = ${crewId})`;

/** Of what a crew looks for: a word that finds a visit by its e-mail would tell the e-mail, which is a line of its own (D471). */
const textWithoutEmail = String.raw`regexp_replace(search_text, '^\S*@\S*$', '', 'gn')`;

function isInSight(crewId: string, from: string, to: string): string {
  return `${isOfCrew(crewId)} and ends_at > ${from} and starts_at < ${to}`;
}

/** SQL: the columns of lists hold subqueries. */
const one = statement(
  'booking_for_staff',
  `select ${columns}, ${historyOf('b.id')} as history
  from bookings b where tenant_id = $1 and id = $2 and deleted_at is null`,
);

/** SQL: as above. */
const oneInSight = statement(
  'booking_in_sight',
  `select ${columns}, ${historyOf('b.id')} as history
  from bookings b where tenant_id = $1 and id = $2 and deleted_at is null
    and ${isInSight('$3::uuid', '$4::timestamptz', '$5::timestamptz')}`,
);

/** SQL: as above. */
const conflictOf = statement(
  'bookings_in_the_way',
  `select ${columns} from bookings where tenant_id = $1 and deleted_at is null and claim_id in (
    select c.id from claims c where c.tenant_id = $1 and c.starts_at > $2 and c.occupied_until > $3
      and c.starts_at < $4 and c.state = 'booked' and ($6::uuid is null or c.resource_id = $6))
    and id is distinct from $5::uuid
  order by starts_at, id limit $7`,
);

/** The conditions of a list, a name for the choice of them, and their values. */
interface Sought {
  readonly name: string;
  readonly conditions: readonly string[];
  /** Of those that meet them: whether the words are in its text. Undefined where none are looked for. */
  readonly hasWords: string | undefined;
  /** Takes a value and answers how the statement names it: for what stands behind the conditions. */
  readonly value: (value: unknown) => string;
  readonly values: readonly unknown[];
}

interface Asked {
  readonly asked: Statement;
  readonly values: readonly unknown[];
}

const earliestStart = (edge: Instant) => addMinutes(edge, -LONGEST_BOOKING_MIN);

function given(edge: Instant | undefined, condition: (edge: Instant) => string): string | undefined {
  return edge === undefined ? undefined : condition(edge);
}

/**
 * What every booking meets would be worked out for each of them and takes as long as reading it, so it is left out.
 * Deleted ones are never among those that are there, because indexes are of these.
 */
function sought(tenantId: Id, filter: BookingFilter): Sought {
  const { from, to, statuses, words, deletedAfter, crewId, sight } = filter;
  const values: unknown[] = [tenantId];
  const value = (one: unknown) => `$${values.push(one)}`;
  const at = (instant: Instant) => `${value(formatInstant(instant))}::timestamptz`;
  const isAny = statuses.length === bookingStatuses.length;
  const wishes: readonly (readonly [string, string | undefined])[] = [
    ['there', deletedAfter === undefined ? 'deleted_at is null' : undefined],
    ['deleted', given(deletedAfter, (last) => `deleted_at > ${at(last)} and erased_at is null`)],
    ['from', given(from, (edge) => `starts_at > ${at(earliestStart(edge))} and ends_at > ${at(edge)}`)],
    ['to', given(to, (edge) => `starts_at < ${at(edge)}`)],
    ['status', isAny ? undefined : `status = any (${value(statuses)}::text[])`],
    ['crew', crewId === undefined ? undefined : isOfCrew(`${value(crewId)}::uuid`)],
    ['sight', sight && isInSight(`${value(sight.crewId)}::uuid`, at(sight.from), at(sight.to))],
  ];
  const chosen = wishes.flatMap(([name, condition]) =>
    condition === undefined ? [] : [{ name, condition }],
  );
  const names = chosen.map(({ name }) => name);
  return {
    name: [...names, ...(words.length > 0 ? ['words'] : [])].join('_'),
    conditions: ['tenant_id = $1', ...chosen.map(({ condition }) => condition)],
    hasWords:
      words.length === 0
        ? undefined
        : `${sight ? textWithoutEmail : 'search_text'} like all (${value(likePatterns(words))}::text[])`,
    value,
    values,
  };
}

type Way = Pick<PageWish, 'order' | 'after'>;

const direction = ({ order }: Way) => (order === 'asc' ? '' : ' desc');

/** Where a look begins and which way it goes. */
function lookOf(
  { conditions, value }: Sought,
  way: Way,
): { readonly where: string; readonly inOrder: string } {
  const { order, after } = way;
  const place = after
    ? [
        `(starts_at, id) ${order === 'asc' ? '>' : '<'} (${value(formatInstant(after.at))}::timestamptz, ${value(after.id)}::uuid)`,
      ]
    : [];
  return {
    where: [...conditions, ...place].join(' and '),
    inOrder: `order by starts_at${direction(way)}, id${direction(way)}`,
  };
}

function nameOf(what: string, { order, after }: Way, { name }: Sought): string {
  return `bookings_${what}_${order}_${after ? 'after_' : ''}${name}`;
}

/**
 * Ids first, from the index alone: were the columns asked for at once, every booking would be read to see whether its
 * text has the words. Words are looked for in the next LOOKED_THROUGH_MAX bookings alone. SQL: the columns of lists hold
 * subqueries, and words are looked for in an index.
 */
export function pageStatement(tenantId: Id, filter: BookingFilter, page: PageWish): Asked {
  const what = sought(tenantId, filter);
  const { hasWords, value, values } = what;
  const { where, inOrder } = lookOf(what, page);
  const next = `select starts_at, id, search_text from bookings where ${where} ${inOrder}`;
  const found =
    hasWords === undefined
      ? next
      : `select * from (${next} limit ${LOOKED_THROUGH_MAX}) as looked where ${hasWords} ${inOrder}`;
  const text = `with page as materialized (
      select starts_at as page_start, id as page_id from (${found} limit ${value(page.limit)}) as found
    )
    select ${columns} from page join bookings on tenant_id = $1 and id = page_id
    order by page_start${direction(page)}, page_id${direction(page)}`;
  return { asked: statement(nameOf('page', page, what), text), values };
}

export function pageOfBookings(tx: Tx, filter: BookingFilter, page: PageWish): Promise<BookingForStaff[]> {
  const { asked, values } = pageStatement(tx.tenantId, filter, page);
  return tx.run<BookingForStaff>(asked, values);
}

/** SQL: as above. */
function endStatement(tenantId: Id, filter: BookingFilter, way: Way): Asked {
  const what = sought(tenantId, { ...filter, words: [] });
  const { where, inOrder } = lookOf(what, way);
  const text = `select starts_at as at, id from bookings where ${where}
    ${inOrder} offset ${LOOKED_THROUGH_MAX - 1} limit 1`;
  return { asked: statement(nameOf('look_end', way, what), text), values: what.values };
}

/** The last of the bookings that a search looks through, whether it has the words or not; undefined where none come after. */
export async function findLookEnd(tx: Tx, filter: BookingFilter, way: Way): Promise<PagePlace | undefined> {
  const { asked, values } = endStatement(tx.tenantId, filter, way);
  return (await tx.run<PagePlace>(asked, values))[0];
}

/** SQL: as above. */
export function countStatement(tenantId: Id, filter: BookingFilter, order: PageWish['order']): Asked {
  const what = sought(tenantId, filter);
  const { hasWords, values } = what;
  const { where, inOrder } = lookOf(what, { order, after: undefined });
  const looked =
    hasWords === undefined
      ? `select 1 from bookings where ${where}`
      : `select search_text from bookings where ${where} ${inOrder}`;
  const text = `select count(*)::int as looked, (count(*)${hasWords === undefined ? '' : ` filter (where ${hasWords})`})::int as found
    from (${looked} limit ${LOOKED_THROUGH_MAX + 1}) as looked`;
  return { asked: statement(nameOf('count', { order, after: undefined }, what), text), values };
}

export interface BookingCount {
  readonly count: number;
  /** There are more than LOOKED_THROUGH_MAX, and counting stopped there. */
  readonly atLeast: boolean;
}

/** How many answer the filter, of the first LOOKED_THROUGH_MAX in this order. */
export async function countBookings(
  tx: Tx,
  filter: BookingFilter,
  order: PageWish['order'],
): Promise<BookingCount> {
  const { asked, values } = countStatement(tx.tenantId, filter, order);
  const [{ looked, found } = { looked: 0, found: 0 }] = await tx.run<{ looked: number; found: number }>(
    asked,
    values,
  );
  return { count: Math.min(found, LOOKED_THROUGH_MAX), atLeast: looked > LOOKED_THROUGH_MAX };
}

export type BookingWithHistory = BookingForStaff & { readonly history: readonly HistoryRow[] };

/** Undefined also for one that is out of sight. */
export async function findBookingForStaff(
  tx: Tx,
  bookingId: Id,
  sight?: CrewSight,
): Promise<BookingWithHistory | undefined> {
  if (sight === undefined) return (await tx.run<BookingWithHistory>(one, [tx.tenantId, bookingId]))[0];
  const range = [sight.from, sight.to].map(formatInstant);
  return (await tx.run<BookingWithHistory>(oneInSight, [tx.tenantId, bookingId, sight.crewId, ...range]))[0];
}

/** More than one crew can have within the longest visit is rare, and nobody reads more. */
const CONFLICTS_MAX = 20;

/** The visits, with the time kept free after them, that overlap this one, of one crew or of all; not the one that is to be moved itself. */
export function listConflicts(
  tx: Tx,
  {
    startsAt,
    occupiedUntil,
    crewId,
  }: { readonly startsAt: Instant; readonly occupiedUntil: Instant; readonly crewId: Id | undefined },
  movedId: Id | undefined,
): Promise<BookingForStaff[]> {
  const earliest = addMinutes(startsAt, -2 * LONGEST_BOOKING_MIN);
  const range = [earliest, startsAt, occupiedUntil].map(formatInstant);
  const asked = [movedId ?? null, crewId ?? null, CONFLICTS_MAX];
  return tx.run<BookingForStaff>(conflictOf, [tx.tenantId, ...range, ...asked]);
}

export interface UnremindedBooking
  extends Pick<BookingRow, 'id' | 'email' | 'locale' | 'startsAt' | 'timeZone' | 'linkEpoch'> {
  /** When it was booked, moved, edited or confirmed last: what else is done to it tells its customer of no time. */
  readonly settledAt: Instant;
}

/** SQL: the key of a mail is put together from the row. */
const unreminded = statement(
  'bookings_unreminded',
  `select b.id, b.email, b.locale, b.starts_at as "startsAt", b.time_zone as "timeZone", b.link_epoch as "linkEpoch",
    greatest(b.created_at, (select max(e.at) from booking_events e where e.tenant_id = $1 and e.booking_id = b.id
      and e.kind in ('booking.moved', 'booking.updated', 'booking.confirmed', 'quote.accepted'))) as "settledAt"
  from bookings b where b.tenant_id = $1 and b.starts_at > $2 and b.starts_at <= $3
    and b.status = 'CONFIRMED' and b.deleted_at is null and b.email like '%@%'
    and not exists (select 1 from mail_outbox m where m.tenant_id = $1 and m.recipient = b.email
      and m.dedupe_key in ('reminder:' || b.id || ':' || extract(epoch from b.starts_at)::bigint,
        'reminder:' || b.id || ':' || extract(epoch from b.starts_at)::bigint || ':' || b.link_epoch))`,
);

/**
 * Confirmed visits that begin within these minutes, of people who can be written to and were not reminded of this
 * time.
 */
export function listUnreminded(tx: Tx, now: Instant, withinMin: number): Promise<UnremindedBooking[]> {
  const until = formatInstant(addMinutes(now, withinMin));
  return tx.run<UnremindedBooking>(unreminded, [tx.tenantId, formatInstant(now), until]);
}

/** Bounded by starts, of which there is an index: every node asks every minute. SQL: questions about other rows. */
const untoldDone = statement(
  'bookings_done_untold',
  `select ${bookingColumns} from bookings
   where tenant_id = $1 and starts_at > $5::timestamptz and starts_at <= $3::timestamptz
     and ends_at > $2::timestamptz and ends_at <= $3::timestamptz
     and status = 'CONFIRMED' and deleted_at is null and erased_at is null and exists (
       select 1 from webhooks w where ${wantedBy(`'booking.done'`)}
         and coalesce(w.on_since, w.created_at) <= bookings.ends_at
         and not exists (select 1 from webhook_events e where e.tenant_id = $1 and e.webhook_id = w.id
           and e.dedupe_key = 'done:' || bookings.id || ':' || extract(epoch from bookings.ends_at)::bigint))
   order by ends_at, id limit $4`,
);

/** Confirmed visits that ended within this time and that an address wants to be told of and was not. */
export function listUntoldDone(tx: Tx, after: Instant, until: Instant, limit: number): Promise<BookingRow[]> {
  const range = [formatInstant(after), formatInstant(until)];
  return tx.run<BookingRow>(untoldDone, [tx.tenantId, ...range, limit, formatInstant(earliestStart(after))]);
}
