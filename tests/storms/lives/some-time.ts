/** Times of the agenda, as customers are offered them. */
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import { linkOf, rowsOf } from '../../support/shop.ts';
import { type Life, someDay } from './life.ts';

interface Time {
  readonly startAt: string;
  readonly endAt: string;
  readonly available: boolean;
}

export async function someOffered(
  life: Life,
  query: Readonly<Record<string, string | undefined>>,
  available = true,
): Promise<Time | undefined> {
  const asked = Object.entries({ date: someDay(life), ...query }).filter(
    (entry): entry is [string, string] => {
      return entry[1] !== undefined && entry[1] !== '';
    },
  );
  const { status, body } = await life.api.get(`/slots?${new URLSearchParams(asked)}`);
  if (Number(query.minutes) > BOOKING_MIN_MAX) return undefined;
  if (status !== 200)
    throw new Error(`No slots: ${status} ${JSON.stringify(body)} of ${JSON.stringify(query)}`);
  return life.draw.maybe((body as Time[]).filter((slot) => slot.available === available)); // the API's own list
}

/** Any five minutes, day or night, and any length: what staff may ask for. */
export function someTime(life: Life, minutes: number): Time {
  const startMin = life.draw.below(3) * 1_440 + (6 + life.draw.below(14)) * 60 + life.draw.below(12) * 5;
  const dayMs = Math.floor(life.now() / 86_400_000) * 86_400_000;
  const start = dayMs + 86_400_000 + (startMin + 300) * 60_000;
  const at = (ms: number) => new Date(ms).toISOString();
  return { startAt: at(start), endAt: at(start + minutes * 60_000), available: true };
}

/** What is known of a booking from its row. */
export interface Kept {
  readonly id: string;
  readonly status: string;
  readonly email: string;
  readonly version: number;
  readonly minutes: number;
  readonly startAt: string;
  readonly endAt: string;
  readonly total: number;
  readonly isOver: boolean;
  readonly isDeleted: boolean;
  readonly offerId: string | null;
  readonly offeredMin: number | null;
  readonly isAccepted: boolean;
  readonly hasQuote: boolean;
  readonly crewId: string | null;
}

export async function bookingsNow({ api, now }: Life): Promise<readonly Kept[]> {
  const rows = await rowsOf<Kept>(
    api,
    `select b.id, b.status, b.email, b.version::int, b.minutes, b.starts_at <= $1 as "isOver",
      to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAt",
      to_char(b.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endAt",
      b.total_cents / 100.0 as total, b.deleted_at is not null as "isDeleted",
      q.id as "offerId", q.minutes as "offeredMin", b.accepted_quote_id is not null as "isAccepted",
      exists (select 1 from jsonb_array_elements(b.items_snapshot) l where (l ->> 'quote')::boolean) as "hasQuote",
      c.resource_id as "crewId"
    from bookings b left join quotes q on q.tenant_id = b.tenant_id and q.booking_id = b.id and q.state = 'OPEN'
      left join claims c on c.tenant_id = b.tenant_id and c.id = b.claim_id
    order by b.created_at, b.id`,
    [new Date(now())],
  );
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

export async function someBooking(
  life: Life,
  fits: (booking: Kept) => boolean = () => true,
): Promise<Kept | undefined> {
  const fitting = (await bookingsNow(life)).filter((one) => !one.isDeleted && fits(one));
  return fitting.find(({ id }) => id === life.focus.id) ?? life.draw.maybe(fitting);
}

export const isOpen = ({ status, isOver }: Kept) => status !== 'CANCELLED' && !isOver;

/** As its customer has it in a mail. */
export async function linkTo(life: Life, { id }: Pick<Kept, 'id'>): Promise<{ email: string; sig: string }> {
  const { body } = await life.owner.get(`/admin/bookings/${id}`);
  const { email, sig } = linkOf(body.manageUrl ?? 'https://none.test');
  return { email, sig };
}
