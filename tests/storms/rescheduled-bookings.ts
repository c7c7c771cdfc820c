/** Visits with a way of changes before them, and what takes them through it as a patient device would. */
import { postPatiently, type StormCall } from './patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  makeCarts,
  type OpenSlot,
  type StormGround,
  slotsFrom,
} from './storm-ground.ts';

type Time = Pick<OpenSlot, 'startAt' | 'endAt'>;

interface Change {
  readonly what: 'move' | 'edit';
  /** Absent: the time is kept. The length is that of what is edited. */
  readonly target?: Time | undefined;
  /** Of an edit: the clone with one room more, and how long its visit takes. */
  readonly clone?: { readonly cartId: string; readonly minutes: number };
}

export interface RescheduledBooking {
  readonly id: string;
  readonly email: string;
  readonly sig: string;
  /** The customer who wants the time that the visit has left. */
  readonly waitingCartId: string;
  changes: readonly Change[];
  /** What its answers have said so far. */
  time: Time;
  version: number;
}

export interface Settled {
  readonly what: string;
  readonly retries: number;
}

export interface RescheduledBookings {
  readonly bookings: readonly RescheduledBooking[];
  /** How often each `what` is settled, by the quicker of the two. */
  readonly expected: Readonly<Record<string, number>>;
}

/** A tenth of them is edited: to a longer visit elsewhere, or where it stands. */
const EDITED_EACH = 10;

/**
 * All others move to two times of their own and then, in pairs, to one that both want. No time that is left is wanted
 * by another visit, so the customer who waits for it must get it.
 */
export async function makeRescheduledBookings(
  ground: StormGround,
  count: number,
): Promise<RescheduledBookings> {
  const url = ground.nodes[0]?.url ?? '';
  const cartIds = await makeCarts(ground.client, count * 2);
  const minutes = await cartMinutes(url, cartIds[0] ?? '');
  const slots = await slotsFrom(url, 2, Math.ceil((count * 4) / 35) + 1, minutes);
  const next = () => taken(slots.shift());
  const nextDouble = () => {
    for (let at = 0; at < slots.length - 1; at++) {
      if (slots[at]?.endAt === slots[at + 1]?.startAt) return taken(slots.splice(at, 2)[0]);
    }
    throw new Error('No two free times in a row');
  };
  const bookings = await Promise.all(
    Array.from({ length: count }, () =>
      bookBooking(ground, taken(cartIds.pop()), taken(cartIds.pop()), next()),
    ),
  );
  const edited = bookings.filter((_, index) => index % EDITED_EACH === 0);
  const moved = bookings.filter((_, index) => index % EDITED_EACH !== 0);
  for (const [index, booking] of edited.entries()) {
    const clone = await cloneWithOneMore(url, booking);
    const target = index % 2 === 0 ? nextDouble() : undefined;
    booking.changes = [
      { what: 'move', target: nextDouble() },
      { what: 'edit', clone, target },
    ];
  }
  let shared = next();
  for (const [index, booking] of moved.entries()) {
    if (index % 2 === 0) shared = next();
    booking.changes = [next(), next(), shared].map((target) => ({ what: 'move', target }));
  }
  const refused = Math.floor(moved.length / 2);
  const moves = moved.length * 3 - refused + edited.length;
  const editedAway = Math.ceil(edited.length / 2);
  return {
    bookings,
    expected: {
      'move 200': moves,
      'move 409, the old time kept': refused,
      'edit 200': edited.length,
      'old time held 201': moves + editedAway,
    },
  };
}

async function bookBooking(
  { nodes }: StormGround,
  cartId: string,
  waitingCartId: string,
  slot: OpenSlot,
): Promise<RescheduledBooking> {
  const key = crypto.randomUUID();
  const { body } = await postPatiently(nodes, { path: '/bookings', body: bookingOf(cartId, slot), key });
  const query = new URL(body.manageUrl).searchParams;
  const link = { email: query.get('email') ?? '', sig: query.get('sig') ?? '' };
  return { id: body.id, ...link, waitingCartId, changes: [], time: timeIn(body), version: 1 };
}

async function cloneWithOneMore(url: string, { id, email, sig }: RescheduledBooking) {
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-Tenant-Slug': 'sabal' };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const { cartId } = await send('POST', `/bookings/${id}/clone-to-cart`, { email, sig });
  const { cart } = await send('GET', `/cart/${cartId}?withTotals=1`);
  const [item] = cart.items;
  const items = [{ ...item, instances: [...item.instances, { id: crypto.randomUUID(), options: [] }] }];
  const { totals } = await send('PATCH', `/cart/${cartId}/items`, { mode: 'replace', items });
  return { cartId, minutes: totals.minutes as number };
}

/** Settles each change, then the wish of another customer for the time that became free, or that none was lost. */
export async function changeAll(
  nodes: StormGround['nodes'],
  booking: RescheduledBooking,
  settled: Settled[],
): Promise<void> {
  for (const change of booking.changes) {
    const { status, body, retries } = await postPatiently(nodes, callOf(booking, change));
    if (status !== 200) {
      const { email, sig } = booking;
      const now = await readPatiently(
        nodes,
        `/bookings/${booking.id}?${new URLSearchParams({ email, sig })}`,
      );
      const isKept = now.startISO === booking.time.startAt && now.version === booking.version;
      settled.push({ what: `${change.what} ${status}, the old time ${isKept ? 'kept' : 'lost'}`, retries });
      continue;
    }
    settled.push({ what: `${change.what} 200`, retries });
    const left = booking.time;
    booking.time = timeIn(body);
    booking.version += 1;
    if (change.target) {
      const wish = { path: '/slots/hold', body: { ...left, cartId: booking.waitingCartId } };
      const held = await postPatiently(nodes, wish);
      settled.push({ what: `old time held ${held.status}`, retries: held.retries });
    }
  }
}

function callOf({ id, email, sig, time }: RescheduledBooking, { what, target, clone }: Change): StormCall {
  const key = crypto.randomUUID();
  const { startAt, endAt } = target ?? time;
  if (what === 'move' || !clone) {
    return {
      path: `/bookings/${id}/reschedule`,
      key,
      body: { email, sig, startISO: startAt, endISO: endAt },
    };
  }
  const end = new Date(Date.parse(startAt) + clone.minutes * 60_000).toISOString();
  const body = {
    ...bookingOf(clone.cartId, { startAt, endAt: end, available: true }),
    keepTime: target === undefined,
    edit: { bookingId: id, email, sig },
  };
  return { path: '/bookings', key, body };
}

async function readPatiently(nodes: StormGround['nodes'], path: string) {
  for (let attempt = 0; ; attempt++) {
    const { url = '' } = nodes[attempt % nodes.length] ?? {};
    const answer = await fetch(`${url}/api${path}`, { headers: { 'X-Tenant-Slug': 'sabal' } }).catch(
      () => undefined,
    );
    if (answer && answer.status !== 503) return answer.json();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function timeIn({ startISO, endISO }: { startISO: string; endISO: string }): Time {
  return { startAt: startISO, endAt: endISO };
}

function taken<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('Not enough free times for this storm');
  return one;
}
