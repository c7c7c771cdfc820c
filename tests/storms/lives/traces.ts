/** What one step has left in the rows, beside what the decisions say that it leaves. */
import type { Client } from 'pg';
import type { Done } from './step.ts';

interface Trace {
  readonly id: string;
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
  readonly email: string;
  readonly events: readonly { kind: string; actor: string }[];
  readonly mails: readonly string[];
}

interface ClaimTrace {
  readonly id: string;
  readonly state: string;
  readonly crew: string;
  readonly days: readonly string[];
  readonly times: string;
}

interface Traces {
  readonly bookings: ReadonlyMap<string, Trace>;
  readonly claims: ReadonlyMap<string, ClaimTrace>;
  readonly days: ReadonlyMap<string, number>;
  readonly redemptions: string;
}

export async function readTraces(client: Client): Promise<Traces> {
  const { rows: bookings } = await client.query<Trace>(`
    select b.id, b.version::int, b.email, jsonb_build_object('status', b.status, 'from', b.starts_at, 'to', b.ends_at,
        'total', b.total_cents, 'email', b.email, 'name', b.customer_name, 'line1', b.address_line1,
        'zip', b.postal_code, 'deleted', b.deleted_at, 'crew', c.resource_id, 'items', b.items, 'gate', b.gate_code,
        'notes', b.notes) as state,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'actor', e.actor) order by e.at, e.id), '[]')
        from booking_events e where e.tenant_id = b.tenant_id and e.booking_id = b.id) as events,
      (select coalesce(jsonb_agg(m.kind order by m.created_at, m.id), '[]') from mail_outbox m
        where m.tenant_id = b.tenant_id and m.payload ->> 'bookingId' = b.id::text) as mails
    from bookings b left join claims c on c.tenant_id = b.tenant_id and c.id = b.claim_id`);
  const { rows: claims } = await client.query<ClaimTrace>(`
    select c.id, c.state, c.resource_id as crew, c.starts_at || ' ' || c.occupied_until as times,
      array[(c.starts_at at time zone t.time_zone)::date::text,
        ((c.occupied_until - interval '1 second') at time zone t.time_zone)::date::text] as days
    from claims c join tenants t on t.id = c.tenant_id`);
  const { rows: days } = await client.query<{ key: string; revision: number }>(
    `select resource_id || ' ' || day as key, revision::int from agenda_days`,
  );
  const { rows: redemptions } = await client.query(
    'select booking_id, coupon_id, discount_cents from promo_redemptions order by 1, 2',
  );
  return {
    bookings: new Map(bookings.map((row) => [row.id, row])),
    claims: new Map(claims.map((row) => [row.id, row])),
    days: new Map(days.map(({ key, revision }) => [key, revision])),
    redemptions: JSON.stringify(redemptions),
  };
}

/** Everything that does not fit together, in words. */
export function traceFaults(before: Traces, after: Traces, done: Done): readonly string[] {
  const faults = [...dayFaults(before, after)];
  const isRefused = done.answers.length > 0 && done.answers.every(({ status }) => status >= 400);
  for (const [id, now] of after.bookings) {
    const was = before.bookings.get(id);
    if (isRefused && JSON.stringify(was) !== JSON.stringify(now))
      faults.push(`refused, and ${id} is another`);
    faults.push(
      ...(was ? changeFaults(was, now, done) : birthFaults(now, done)).map((fault) => `${id}: ${fault}`),
    );
  }
  if (isRefused && before.redemptions !== after.redemptions)
    faults.push('refused, and codes are used otherwise');
  if ([...before.bookings.keys()].some((id) => !after.bookings.has(id))) faults.push('a booking is gone');
  return faults;
}

function birthFaults({ mails, email }: Trace, { isTold = true }: Done): readonly string[] {
  const wanted = isTold && !email.startsWith('tel:') ? 1 : 0;
  const isFirst = (kind: string) => kind === 'booking.booked' || kind === 'booking.pending';
  return mails.length === wanted && mails.every(isFirst) ? [] : [`booked with mails ${mails}`];
}

/** Of an event the mail that tells it. */
const MAILS: Readonly<Record<string, { readonly mail: string; readonly isAsked?: boolean }>> = {
  'booking.moved': { mail: 'booking.moved', isAsked: true },
  'booking.updated': { mail: 'booking.updated', isAsked: true },
  'booking.corrected': { mail: 'booking.updated', isAsked: true },
  'booking.repriced': { mail: 'booking.updated', isAsked: true },
  'booking.cancelled': { mail: 'booking.cancelled' },
  'quote.declined': { mail: 'booking.cancelled' },
  'booking.confirmed': { mail: 'booking.confirmed' },
  'quote.offered': { mail: 'quote.offered' },
  'quote.accepted': { mail: 'quote.accepted' },
  'booking.readdressed': { mail: 'booking.first' },
};

function changeFaults(was: Trace, now: Trace, { isTold }: Done): readonly string[] {
  const faults: string[] = [];
  const events = now.events.slice(was.events.length);
  if (JSON.stringify(now.events.slice(0, was.events.length)) !== JSON.stringify(was.events)) {
    faults.push('its history is another');
  }
  const isSame = JSON.stringify(was.state) === JSON.stringify(now.state);
  const isListed = was.state.status === now.state.status || events.length > 0;
  if (!isListed || (!isSame && events.length === 0))
    faults.push(`changed without a word: ${difference(was, now)}`);
  if ((!isSame || events.length > 0) && now.version <= was.version)
    faults.push('changed, and its version is not');
  if (new Set(events.map(({ kind }) => kind)).size !== events.length) faults.push('one change told twice');
  const wanted = new Set<string>();
  for (const { kind, actor } of events) {
    const rule = MAILS[kind];
    const isSaid = rule && (!rule.isAsked || actor === 'customer' || isTold === true);
    if (isSaid && !now.email.startsWith('tel:')) wanted.add(rule.mail);
  }
  const sent = [...now.mails];
  for (const kind of was.mails) sent.splice(sent.indexOf(kind), 1);
  const names = sent.map((kind) => (/booked|pending/.test(kind) ? 'booking.first' : kind));
  if (JSON.stringify(names.sort()) !== JSON.stringify([...wanted].sort())) {
    faults.push(`mails ${names} for ${events.map(({ kind }) => kind)}, and not ${[...wanted]}`);
  }
  return faults;
}

function difference(was: Trace, now: Trace): string {
  const keys = Object.keys(now.state).filter(
    (key) => JSON.stringify(was.state[key]) !== JSON.stringify(now.state[key]),
  );
  return keys
    .map((key) => `${key} ${JSON.stringify(was.state[key])} to ${JSON.stringify(now.state[key])}`)
    .join();
}

/** Whoever looks at a day hears of it when its times are others. */
function dayFaults(before: Traces, after: Traces): readonly string[] {
  const touched = new Set<string>();
  const note = ({ crew, days }: ClaimTrace) => {
    for (const day of days) touched.add(`${crew} ${day}`);
  };
  for (const [id, claim] of after.claims) {
    const was = before.claims.get(id);
    if (was && was.crew === claim.crew && was.times === claim.times && was.state === claim.state) continue;
    note(claim);
    if (was) note(was);
  }
  for (const [id, claim] of before.claims) if (!after.claims.has(id)) note(claim);
  return [...touched]
    .filter((key) => (after.days.get(key) ?? 0) <= (before.days.get(key) ?? 0))
    .map((key) => `the day ${key} is another, and its revision is not`);
}
