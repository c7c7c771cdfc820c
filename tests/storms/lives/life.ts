import type { GeneratorValue } from 'fast-check';
import * as fc from 'fast-check';
import { Client } from 'pg';
import type { Kind } from '#shared/catalogue/kind.ts';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../../server/access/find-tenant.ts';
import { type Answer, type Api, type Caller, startApi } from '../../support/api.ts';
import { dayAhead } from '../../support/shop.ts';

/** Chance of one life, all from one seed. */
interface Draw {
  /** 0 to `count` - 1. */
  below(count: number): number;
  /** One time of `of`. */
  once(of: number): boolean;
  of<T>(list: readonly T[]): T;
  maybe<T>(list: readonly T[]): T | undefined;
}

export interface Sold {
  readonly id: string;
  readonly kind: Kind;
  readonly products: readonly { readonly id: string }[];
  readonly options: readonly { readonly id: string }[];
}

export interface Person {
  readonly email: string;
  readonly customerName: string;
  readonly phone: string;
  readonly locale: string;
  readonly address: { line1: string; city: string; region: string; postalCode: string };
}

/** A cart that a customer has open, with its hold as far as it is known. */
export interface OpenCart {
  readonly id: string;
  readonly of: Person;
  lockId?: string;
}

/** A company for one life, and what its people remember of it. */
export interface Life {
  readonly api: Api;
  readonly owner: Caller;
  readonly office: Caller;
  readonly crewsman: { readonly as: Caller; readonly crewId: string };
  /** Past the API; for those who look between the steps. */
  readonly client: Client;
  readonly draw: Draw;
  readonly people: readonly Person[];
  readonly sold: readonly Sold[];
  readonly carts: OpenCart[];
  /** The booking that all are busy with who act at once; absent: each with any. */
  focus: { id?: string | undefined };
  /** Minutes that the company's clock is ahead of the machine's. */
  readonly clock: { aheadMin: number };
  now(): Instant;
  /** As a second later: what the node keeps of the catalogue is as it is. */
  lookAgain(): Promise<void>;
  end(): Promise<void>;
}

const PEOPLE: readonly Person[] = [
  ['Ana Diaz', 'ana', 'es', 'Orlando', '32801'],
  ['Bo Reed', 'bo', 'en', 'Winter Park', '32789'],
  ['Cléo Roy', 'cleo', 'fr', 'Lakeland', '33801'],
].map(([customerName = '', name, locale = '', city = '', postalCode = ''], index) => ({
  ...{ customerName, locale, email: `${name}@sabal-mail.com`, phone: `(407) 555-013${index}` },
  address: { line1: `${index + 1} Palm Way`, city, region: 'FL', postalCode },
}));

export async function beginLife(generate: GeneratorValue): Promise<Life> {
  const clock = { aheadMin: 0 };
  const now = () => instantFromMs(Date.now() + clock.aheadMin * 60_000);
  const api = await startApi({ now });
  const owner = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
  const client = new Client({ connectionString: api.ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
  await owner.post('/admin/crews', { name: 'Équipe 2', color: 'green', kinds: ['carpet', 'tile', 'pavers'] });
  await owner.post('/admin/crews', { name: 'Équipe 3', color: 'blue', zips: ['32801', '32789'] });
  const code = { title: 'Life', amountOff: 5, maxRedemptions: 2, stacking: true };
  await owner.post('/admin/coupons', { ...code, code: 'LIFE', amountOff: 0, percentOff: 15 });
  await owner.post('/admin/coupons', { ...code, code: 'ONCE', oncePerEmail: true, maxRedemptions: null });
  await owner.post('/admin/coupons', { ...code, code: 'FIRST', firstOnly: true, kinds: ['carpet', 'tile'] });
  const crewId: string = (await owner.get('/admin/crews')).body.crews[0].id;
  const keyOf = async (role: object) => {
    const { body } = await owner.post('/admin/auth/keys', { label: JSON.stringify(role), ...role });
    return api.as({ 'X-Admin-Token': body.key });
  };
  return {
    ...{ api, owner, client, clock, now, people: PEOPLE, carts: [], focus: {} },
    office: await keyOf({ role: 'office' }),
    crewsman: { as: await keyOf({ role: 'crew', crewId }), crewId },
    draw: drawFrom(generate),
    lookAgain: async () => {
      const { deps } = api.server;
      const tenant = await tenantOfSlug(deps.db, 'sabal');
      await deps.catalogue.atRevision(tenant, 0);
    },
    sold: (await api.get('/services')).body,
    end: async () => {
      await client.end();
      await api.stop();
    },
  };
}

function drawFrom(generate: GeneratorValue): Draw {
  const below = (count: number) => generate(fc.nat, { max: Math.max(0, count - 1) });
  const maybe = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list[below(list.length)]);
  return {
    below,
    once: (of) => below(of) === 0,
    maybe,
    of: (list) => list[below(list.length)] as (typeof list)[number], // lists that are not empty
  };
}

/** `YYYY-MM-DD`, a day on which visits are asked for: few, so that they meet. */
export function someDay({ draw, clock }: Life): string {
  return dayAhead(1 + Math.ceil(clock.aheadMin / 1_440) + draw.below(4));
}

/** Of a call that may be sent again. */
export function withKey(key: string = crypto.randomUUID()) {
  return { headers: { 'Idempotency-Key': key } };
}

/** An answer in a word. */
export function told({ status, body }: Answer): string {
  return status < 400 ? String(status) : `${status} ${body?.code} ${JSON.stringify(body?.fields ?? '')}`;
}
