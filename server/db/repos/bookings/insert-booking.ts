import type { CrewReason } from '#shared/agenda/choose-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import type { NewMail } from '../mail-outbox.ts';
import { isAnyoneTold, type NewNotice } from '../notices/notices.ts';
import { eventColumns, type NewWebhookEvent, wantedBy } from '../webhooks/webhook-events.ts';
import {
  type BookingRow,
  type NewBooking,
  plainColumns,
  toColumn,
  written,
  writtenKeys,
} from './bookings.ts';

/** The event of a booking's making. */
export interface BookingMade {
  readonly id: Id;
  readonly actor: string;
  /** The network address that booked; null where it is not counted. */
  readonly from?: string | null;
  /** Why a person looks at it first although its price is known. */
  readonly why?: 'unproven' | 'outside' | 'unknown' | null;
  /** What the program is called that made it with a key, for the customer. */
  readonly via?: string | undefined;
  /** Why its crew comes; the name is read from its claim. Absent in a company of one crew. */
  readonly crew?: CrewReason | undefined;
  /** What the company's own people are told, where any are. */
  readonly notice: Pick<NewNotice, 'id' | 'kind' | 'detail'>;
  /** What other programs are told, where any are. */
  readonly event: Pick<NewWebhookEvent, 'id' | 'kind' | 'facts'>;
}

/** How many values come before the booking's own columns. */
const INSERT_HEAD = 19;

/**
 * Booking, its first event, mail, notice, what other programs are told, and its closed cart in one statement: the hot
 * path pays for each of them. The event says what it wrote, as Citus would otherwise copy it past row security, which a worker refuses. SQL: hot.
 */
const bookingInsert = statement(
  'booking_insert',
  `with booking as (
    insert into bookings (tenant_id, updated_at, booked_from, ${Object.values(written).join(', ')})
    values ($1, $2, $10::text, ${writtenKeys.map((_, index) => `$${index + 1 + INSERT_HEAD}`).join(', ')})
    returning *
  ), event as (
    insert into booking_events (tenant_id, id, booking_id, kind, actor, detail, at)
    select $1, $3, id, 'booking.made', $4, jsonb_strip_nulls(jsonb_build_object(
      'status', status, 'totalCents', total_cents, 'told', case when $5::uuid is null then false end, 'why', $11::text,
      'via', $16::text, 'crew', (
        select json_build_object('to', k.name, 'why', $17::text) from claims c
          join crews k on k.tenant_id = $1 and k.id = c.resource_id
        where c.tenant_id = $1 and c.id = booking.claim_id and $17::text is not null
      ))), $2
    from booking
    returning id
  ), mail as (
    insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
    select $1, $5::uuid, $6::text, $7::text, $8::text, $9::text,
      jsonb_strip_nulls(jsonb_build_object('bookingId', id, 'far', nullif($11::text, 'unproven'),
        'byOffice', case when $4 <> 'customer' then true end)) from booking
    where $5::uuid is not null
    on conflict (tenant_id, dedupe_key) do nothing
  ), notice as (
    insert into notices (tenant_id, id, dedupe_key, kind, booking_id, actor, detail, at)
    select $1, $12::uuid, 'booked:' || id, $18::text, id, $4, $19::jsonb, $2 from booking
    where ${isAnyoneTold}
    on conflict (tenant_id, dedupe_key) do nothing
    returning id
  ), told as (
    insert into webhook_events (${eventColumns})
    select $1, w.id, $13::uuid, 'booked:' || booking.id, $14::text, booking.id, $15::jsonb, $2, $2
    from booking, webhooks w where ${wantedBy('$14::text')}
    on conflict (tenant_id, webhook_id, dedupe_key) do nothing
    returning id
  ), cart as (
    update carts c set status = 'CONVERTED', version = c.version + 1, updated_at = $2
    from booking where c.tenant_id = $1 and c.id = booking.cart_id
  )
  select ${plainColumns} from booking`,
);

/**
 * Also writes the event of its making and the mail that tells it, and closes its cart, which must be locked. Without a
 * mail the event says that the customer was not told.
 */
export async function insertBooking(
  tx: Tx,
  booking: NewBooking,
  made: BookingMade,
  mail: Omit<NewMail, 'payload'> | undefined,
): Promise<BookingRow> {
  const told = mail
    ? [mail.id, mail.dedupeKey, mail.kind, mail.recipient, mail.locale]
    : [null, null, null, null, null];
  const { id, actor, from = null, why = null, via = null, crew = null, notice, event } = made;
  const head = [
    tx.tenantId,
    formatInstant(booking.createdAt),
    id,
    actor,
    ...told,
    from,
    why,
    notice.id,
    event.id,
    event.kind,
  ];
  const values = writtenKeys.map((key) => toColumn(key, booking[key]));
  const news = [notice.kind, JSON.stringify(notice.detail)];
  const asked = [...head, JSON.stringify(event.facts), via, crew, ...news, ...values];
  const [row] = await tx.run<BookingRow>(bookingInsert, asked);
  if (!row) throw new Error('Expected the booking just inserted');
  return row;
}
