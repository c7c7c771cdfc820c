import * as z from 'zod/mini';
import {
  type PriceHistoryAnswer,
  type PriceType,
  type PriceView,
  type PricingView,
  priceHistoryAnswer,
  priceView,
  pricingView,
  type SettingsInput,
  type SettingsView,
  settingsView,
} from '#shared/api/admin/pricing.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';

export const pricingRead: AdminRead<PricingView> = {
  key: 'pricing',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/pricing', schema: pricingView, signal }),
  schema: pricingView,
};

/** Dollars; `expectedVersion` is that of the price the person saw (D154). */
export function changePrice(
  type: PriceType,
  id: Id,
  price: number,
  expectedVersion: number,
): Promise<Answer<PriceView>> {
  return adminCall({
    method: 'PATCH',
    path: `/admin/pricing/${type}/${encodeURIComponent(id)}`,
    body: { json: { price, expectedVersion } },
    schema: priceView,
  });
}

export function changeRates(input: SettingsInput): Promise<Answer<SettingsView>> {
  return adminCall({
    method: 'PATCH',
    path: '/admin/pricing/settings',
    body: { json: input },
    schema: settingsView,
  });
}

export function loadPriceHistory(cursor?: string): Promise<Answer<PriceHistoryAnswer>> {
  return adminCall({
    method: 'GET',
    path: '/admin/pricing/history',
    query: { cursor, limit: 30 },
    schema: priceHistoryAnswer,
  });
}

const staleAnswer = z.object({ current: z.unknown() });
const stalePrice = z.object({ price: z.number(), version: z.int() });

/** The price as other staff left it, from the answer `pricing.changed`. */
export function currentPrice(body: unknown): Pick<PriceView, 'price' | 'version'> | undefined {
  return readCurrent(body, stalePrice);
}

export function currentRates(body: unknown): SettingsView | undefined {
  return readCurrent(body, settingsView);
}

function readCurrent<Body>(body: unknown, schema: z.ZodMiniType<Body>): Body | undefined {
  const stale = staleAnswer.safeParse(body);
  const current = schema.safeParse(stale.success ? stale.data.current : undefined);
  return current.success ? current.data : undefined;
}
