import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { mutantsOf, spellingsOf } from '../../server/domain/links/link-mutants.test-support.ts';
import { type LinkClaims, signLink } from '../../server/domain/links/sign-link.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { isFullStorm, sized } from '../storms/storm-size.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';
import { aBooking, type Booking, slotAt } from '../support/booking.ts';
import { addCanaryTenant, tenantTables } from '../support/canary-tenant.ts';
import { type LinkCall, linkCalls, type Presented } from '../support/link-calls.ts';
import { api, day, nextDay, openShop } from '../support/open-shop.ts';
import { asOwner, rowsOf } from '../support/shop.ts';

openShop();

const MUTANTS = sized(10_000);
/** In a tenth each spelling is tried on every fourth call. */
const SHARE = 4;
/** Requests under way at a time. */
const AT_ONCE = 16;
const READER = 'reader@letter-mail.com';

interface Forged extends Presented {
  readonly name: string;
  readonly call: LinkCall;
  /** Slug of the company that is asked; ours where absent. */
  readonly tenant?: string;
}

let booking: Booking;
let other: Booking;
let calls: readonly (readonly [string, LinkCall])[];
let canaryId: string;

beforeAll(async () => {
  const ahead = nextDay();
  [booking, other] = [await aBooking(ahead), await aBooking(ahead)];
  // The same address has a booking at another company, and one that reads the letter here.
  const canary = await asOwner(api.ownerUrl, addCanaryTenant);
  canaryId = canary.id;
  await api.post('/newsletter', { email: READER, locale: 'en' });
  const cartId = crypto.randomUUID();
  calls = Object.entries(linkCalls({ slot: await slotAt(ahead, booking.minutes, -1), cartId }));
});

/** Of one booking and of the epoch of its links. */
const isOfBooking = (purpose: LinkCall['purpose']) => purpose === 'booking' || purpose === 'review';
const inAnHour = () => addMinutes(instantFromMs(Date.now()), 60);

function claimsOf({ purpose }: LinkCall, change: Partial<LinkClaims> = {}): LinkClaims {
  const isBooking = isOfBooking(purpose);
  const email = purpose.startsWith('newsletter') ? READER : booking.email;
  return { purpose, tenantId: api.tenantId, bookingId: isBooking ? booking.id : '', email, ...change };
}

/** A link of this call as the mails carry it, or one that says something else. */
function linkOf(call: LinkCall, change: Partial<LinkClaims> = {}, epoch = 1, expiresAt = inAnHour()) {
  const secrets = api.server.deps.env.linkSecrets;
  const sig = signLink(secrets, claimsOf(call, change), expiresAt, epoch);
  return { id: booking.id, email: claimsOf(call).email, sig };
}

function present(name: string, call: LinkCall, link: Presented): Forged {
  return { name, call, ...link };
}

/** Good signatures of something else than what is asked, or by no key of ours. */
function strangersTo(name: string, call: LinkCall): Forged[] {
  const [secret] = api.server.deps.env.linkSecrets;
  const past = instantFromMs(Date.now() - 1_000);
  const forge = (change: Partial<LinkClaims>, key: { kid?: string; secret?: string } = {}) => {
    const signer = { kid: secret?.kid ?? '', secret: secret?.secret ?? '', ...key };
    return signLink([signer], claimsOf(call, change), inAnHour(), 1);
  };
  const good = linkOf(call);
  const purposes = [
    'booking',
    'review',
    'list',
    'mailbox',
    'newsletter.confirm',
    'newsletter.leave',
  ] as const;
  const sigs = [
    ...purposes.filter((purpose) => purpose !== call.purpose).map((purpose) => forge({ purpose })),
    forge({ bookingId: other.id }),
    forge({ tenantId: canaryId }),
    forge({ email: other.email.replace('ana', 'eva') }),
    forge({}, { secret: 'x'.repeat(32) }),
    forge({}, { kid: 'none' }),
    linkOf(call, {}, 1, past).sig,
    // A letter is left with a link of any time.
    ...(isOfBooking(call.purpose) || call.purpose === 'newsletter.confirm'
      ? [linkOf(call, {}, 7).sig, linkOf(call, {}, 999_999_999).sig]
      : []),
  ];
  const presented: Forged[] = sigs.map((sig) => present(name, call, { ...good, sig }));
  presented.push(present(name, call, { ...good, email: 'eva@sabal-mail.com' }));
  presented.push({ ...present(name, call, good), tenant: 'other' });
  if (isOfBooking(call.purpose)) {
    presented.push(present(name, call, { ...good, id: other.id }));
    presented.push(present(name, call, { ...good, id: crypto.randomUUID() }));
  }
  return presented;
}

const isFormed = (sig: string) => sig.length <= 300 && !sig.includes('\u0000');

async function sendAll(forged: readonly Forged[], alter = (sig: string) => sig): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < forged.length; at = next++) {
      const one = forged[at];
      if (!one) continue;
      const caller = one.tenant === undefined ? api : api.as({ 'X-Tenant-Slug': one.tenant });
      answers[at] = await one.call.send(caller, { ...one, sig: alter(one.sig) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

/** All that a caller can tell one refusal from another by. */
function whole({ status, body, headers }: Answer): string {
  const kept = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return JSON.stringify([status, body, kept]);
}

/** Each different answer with the first that got it: one refusal is one entry. */
function kindsOf(forged: readonly Forged[], answers: readonly Answer[]): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const [at, answer] of answers.entries()) {
    const { name, sig } = forged[at] ?? {};
    if (!kinds.has(whole(answer))) kinds.set(whole(answer), `${name} ${JSON.stringify(sig)}`);
  }
  return kinds;
}

/** Every row of every table of our company as one text. */
function readRows(): Promise<string> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    const tables = (await tenantTables(client)).map(
      (table) => `select '${table} ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as seal
        from ${table} t where tenant_id = $1`,
    );
    const { rows } = await client.query(tables.join(' union all '), [api.tenantId]);
    return JSON.stringify(rows);
  });
}

const refusal = {
  error: 'Invalid or expired link. Request a secure link again.',
  code: 'link.invalid',
};

describe('a wrong link', { timeout: 240_000 }, () => {
  test('is tried on every call that can refuse one', () => {
    const others = [
      // Its address is no signed link, but random (tests/api/admin-feeds.test.ts).
      'GET /admin/feed/:token.ics',
      // Opened from a mail it only leads to the page, which asks with the link: refused is an unknown company (D355).
      'GET /newsletter/one-click',
    ];
    const refusing = allRoutes
      .filter(({ errors }) => errors.includes('link.invalid'))
      .map((row) => `${row.method} ${row.path}`)
      .filter((name) => !others.includes(name));
    expect(calls.map(([name]) => name).sort()).toEqual(refusing.sort());
  });

  test(`of ${MUTANTS} mutants is accepted nowhere, is one and the same 401 on all calls, and changes no row`, async () => {
    const before = await readRows();
    const random = calls.flatMap(([name, call]) => {
      const good = linkOf(call);
      const mutants = fc.sample(mutantsOf(good.sig).filter(isFormed), Math.ceil(MUTANTS / calls.length));
      return mutants.map((sig) => present(name, call, { ...good, sig }));
    });
    const spelled = calls.flatMap(([name, call], turn) => {
      const good = linkOf(call);
      const spellings = spellingsOf(good.sig).filter((_, at) => isFullStorm || at % SHARE === turn % SHARE);
      return spellings.map((sig) => present(name, call, { ...good, sig }));
    });
    const strangers = calls.flatMap(([name, call]) => strangersTo(name, call));
    const forged = [...random, ...spelled, ...strangers];
    const kinds = kindsOf(forged, await sendAll(forged));
    expect([...kinds.values()]).toHaveLength(1);
    expect(JSON.parse([...kinds.keys()][0] ?? '[]').slice(0, 2)).toEqual([401, refusal]);
    expect(await readRows()).toBe(before);
  });

  test('that no text can hold is a malformed request, the same for a booking that exists and one that does not', async () => {
    const [first] = calls;
    if (!first) throw new Error('Expected a call');
    const [name, call] = first;
    for (const junk of ['\u0000', 'A'.repeat(300)]) {
      const good = linkOf(call);
      const sig = good.sig + junk;
      const forged = [
        { ...good, sig },
        { ...good, sig, id: crypto.randomUUID() },
      ].map((link) => present(name, call, link));
      const answers = await sendAll(forged);
      expect(kindsOf(forged, answers).size).toBe(1);
      expect(answers[0]?.status).toBe(400);
    }
  });

  test('is let in by a server that decodes leniently, which the same spellings find', async () => {
    const lenient = (sig: string) => {
      const [version, kid, expiry, epoch, digest = ''] = sig.split('.');
      return [version, kid, expiry, epoch, Buffer.from(digest, 'base64url').toString('base64url')].join('.');
    };
    const [first] = calls;
    if (!first) throw new Error('Expected a call');
    const [name, call] = first;
    const good = linkOf(call);
    const forged = spellingsOf(good.sig).map((sig) => present(name, call, { ...good, sig }));
    const answers = await sendAll(forged, lenient);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
  });
});

describe('a good link', () => {
  test('ends with its epoch on every call, and one of the new epoch works', async () => {
    await rowsOf(api, 'update bookings set link_epoch = 2 where id = $1', [booking.id]);
    const ofBooking = calls.filter(([, call]) => isOfBooking(call.purpose));
    const old = ofBooking.map(([name, call]) => present(name, call, linkOf(call)));
    const answers = await sendAll(old);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(old.map(() => [401, refusal]));
    expect(kindsOf(old, answers).size).toBe(1);
    const [read] = ofBooking;
    if (!read) throw new Error('Expected a call');
    expect((await sendAll([present(read[0], read[1], linkOf(read[1], {}, 2))]))[0]?.status).toBe(200);
    await rowsOf(api, 'update bookings set link_epoch = 1 where id = $1', [booking.id]);
  });

  test('outlives a rotation of the key until the old key goes', async () => {
    const [old, fresh] = ['old', 'new'].map((kid) => ({ kid, secret: kid.repeat(12) }));
    if (!old || !fresh) throw new Error('unreachable');
    const reads = calls.filter(([name]) => name.startsWith('GET '));
    const statuses = async (node: Api, key: typeof old) =>
      Promise.all(
        reads.map(async ([, call]) => {
          const sig = signLink([key], claimsOf(call), inAnHour(), 1);
          return (await call.send(node, { ...linkOf(call), sig })).status;
        }),
      );
    const told: Record<string, readonly number[][]> = {};
    for (const linkSecrets of [[old], [fresh, old], [fresh]]) {
      const node = await startApi({ ownerUrl: api.ownerUrl, env: { linkSecrets } });
      told[linkSecrets.map(({ kid }) => kid).join()] = [
        await statuses(node, old),
        await statuses(node, fresh),
      ];
      await node.stop();
    }
    const [yes, no] = [reads.map(() => 200), reads.map(() => 401)];
    expect(told).toEqual({ old: [yes, no], 'new,old': [yes, yes], new: [no, yes] });
  });

  // Last: it does what it asks for.
  test('is believed by every one of these calls', async () => {
    expect(day).not.toBe('');
    for (const [name, call] of calls) {
      const { status, body } = await call.send(api, linkOf(call));
      expect([name, status === 401, body.code === 'link.invalid']).toEqual([name, false, false]);
    }
  });
});
