import { randomBytes, randomUUID } from 'node:crypto';
import { addMinutes, formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import type { Tx } from '../../server/db/with-tenant.ts';
import { scriptTexts } from './script-texts.ts';

type Row = Readonly<Record<string, unknown>>;

const BOOKINGS_A_DAY = 5;
const DAY_MIN = 24 * 60;
/** What the day's work is told by; the rest of a snapshot are codes and numbers. */
const TOLD = new Set(['serviceTitle', 'title', 'label', 'description', 'instructions', 'reference']);

/**
 * Thirty copies of a visit, over six days from its own on, each with another script in every text that a person ever
 * typed, past all that looks at what comes in; and the same in blocks, coupons, offers, histories, mails, changed
 * prices, devices and keys.
 */
export async function sowScripts(tx: Tx, bookingId: string): Promise<number> {
  const booking = await theOne(tx, 'bookings', { id: bookingId });
  const claim = await theOne(tx, 'claims', { id: booking.claim_id });
  const key = await theOne(tx, 'admin_keys', {});
  for (const [index, script] of scriptTexts.entries()) {
    const places = { later: (index % 6) * DAY_MIN + Math.floor(index / 6) * 90, index };
    const copyId = await sowBooking(tx, { booking, claim, script, ...places });
    await sowAround(tx, { script, index, copyId, claim, keyId: key.id });
  }
  return scriptTexts.length;
}

async function theOne(tx: Tx, table: string, where: Row): Promise<Row> {
  const row = await tx.table<Row>(table).where(where).first();
  if (row === undefined) throw new Error(`nothing in ${table}`);
  return row;
}

interface Sown {
  readonly booking: Row;
  readonly claim: Row;
  readonly script: string;
  readonly later: number;
  readonly index: number;
}

async function sowBooking(tx: Tx, { booking, claim, script, later, index }: Sown): Promise<string> {
  const [id, claimId] = [randomUUID(), randomUUID()];
  const shifted = (at: unknown) => formatInstant(addMinutes(instantFromMs(Number(at)), later));
  const times = { starts_at: shifted(booking.starts_at), ends_at: shifted(booking.ends_at) };
  await tx.table('claims').insert({
    ...claim,
    id: claimId,
    owner_id: id,
    ...times,
    occupied_until: shifted(claim.occupied_until),
  });
  const texts = Object.fromEntries(
    `customer_name first_name last_name phone company_name address_line1 address_line2 city region postal_code gate_code
    notes notes_prefix staff_notes lead_source lead_source_detail service_title`
      .split(/\s+/)
      .map((column) => [column, script]),
  );
  const { search_text: _generated, ...columns } = booking;
  const asked = index % 2 === 0;
  await tx.table('bookings').insert({
    ...columns,
    ...times,
    ...texts,
    id,
    claim_id: claimId,
    cart_id: randomUUID(),
    email: `${script}@evil-mail.com`.toLowerCase(),
    status: asked ? 'PENDING' : 'CONFIRMED',
    quote: asked,
    items: JSON.stringify(booking.items),
    items_snapshot: JSON.stringify(told(booking.items_snapshot, script)),
    promotions_snapshot: JSON.stringify([
      { promotionId: randomUUID(), code: script, label: script, discountCents: 100 },
    ]),
    created_at: formatInstant(instantFromMs(Number(booking.created_at))),
    updated_at: formatInstant(instantFromMs(Number(booking.updated_at))),
    terms_accepted_at: null,
  });
  return id;
}

function told(value: unknown, script: string, key = ''): unknown {
  if (typeof value === 'string') return TOLD.has(key) ? script : value;
  if (Array.isArray(value)) return value.map((each) => told(each, script, key === 'options' ? 'title' : key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, told(each, script, name)]);
  const isDetail = 'amountCents' in value;
  return Object.fromEntries(isDetail ? [...entries, ['label', script]] : entries);
}

interface Around {
  readonly script: string;
  readonly index: number;
  readonly copyId: string;
  readonly claim: Row;
  readonly keyId: unknown;
}

async function sowAround(tx: Tx, { script, index, copyId, claim, keyId }: Around): Promise<void> {
  const { tenantId: tenant_id } = tx;
  const own = () => ({ tenant_id, id: randomUUID() });
  const at = (minutes: number) => formatInstant(addMinutes(instantFromMs(Number(claim.starts_at)), minutes));
  const block = { resource_id: claim.resource_id, all_day: false, reason: script, created_by: script };
  const from = (index % 6) * DAY_MIN + BOOKINGS_A_DAY * 100 + Math.floor(index / 6) * 30;
  await tx.table('blocks').insert({ ...own(), ...block, starts_at: at(from), ends_at: at(from + 30) });
  const code = `SCRIPT${index}`;
  await tx.table('coupons').insert({ ...own(), code, title: script, amount_off_cents: 100 });
  const token_hash = randomBytes(32);
  const device = { admin_key_id: keyId, label: script, token_hash, last_seen_at: new Date() };
  await tx.table('admin_sessions').insert({ ...own(), ...device, expires_at: at(365 * DAY_MIN) });
  const change = { changed_by: script, type: 'products', target: copyId, title: script };
  await tx.table('price_changes').insert({ ...own(), ...change, at: new Date(), from_cents: 1, to_cents: 2 });
  const event = { booking_id: copyId, kind: 'booking.made', actor: script, detail: '{}' };
  await tx.table('booking_events').insert({ ...own(), ...event });
  const mail = { dedupe_key: `script:${copyId}`, kind: 'booking.booked', locale: 'fr', state: 'kept' };
  const recipient = `${script}@evil-mail.com`;
  const payload = JSON.stringify({ bookingId: copyId });
  await tx.table('mail_outbox').insert({ ...own(), ...mail, recipient, payload });
  if (index % 2 === 1) return;
  const lines = JSON.stringify([{ text: script, quantity: 1, unitCents: 900 }]);
  const offer = { booking_id: copyId, lines, total_cents: 900, minutes: 60, valid_until: '2099-01-01' };
  await tx.table('quotes').insert({ ...own(), ...offer, message: script, offered_by: script });
}
