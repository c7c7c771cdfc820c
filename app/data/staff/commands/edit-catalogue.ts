import * as z from 'zod/mini';
import {
  type AddOptionInput,
  type AddProductInput,
  type AddServiceInput,
  type CatalogueAnswer,
  type CatalogueEntry,
  type CatalogueHistoryAnswer,
  type ChangeEntryInput,
  catalogueAnswer,
  catalogueEntry,
  catalogueHistoryAnswer,
  type OrderInput,
  type RemovedAnswer,
  removedAnswer,
} from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { changePrice } from './change-prices.ts';

export const catalogueRead: AdminRead<CatalogueAnswer> = {
  key: 'catalogue',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/catalogue', schema: catalogueAnswer, signal }),
  schema: catalogueAnswer,
};

export const catalogueHistoryRead: AdminRead<CatalogueHistoryAnswer> = {
  key: 'catalogue history',
  load: (signal) =>
    adminCall({ method: 'GET', path: '/admin/catalogue/history', schema: catalogueHistoryAnswer, signal }),
  schema: catalogueHistoryAnswer,
};

/** What is added, with the id that this device gave it: sent again it is the same. */
export type NewEntry =
  | { readonly type: 'services'; readonly input: AddServiceInput }
  | { readonly type: 'products'; readonly input: AddProductInput }
  | { readonly type: 'options'; readonly input: AddOptionInput };

/**
 * Adds it once. One that is there, from a time whose answer was lost, is given the price that is asked for now: an entry is
 * changed in everything else, its price where prices are (D392).
 */
export async function addEntry({ type, input }: NewEntry): Promise<Answer<CatalogueEntry>> {
  const added = await adminCall({
    method: 'POST',
    path: `/admin/${type}`,
    body: { json: input },
    schema: catalogueEntry,
  });
  const wasThere = added.ok && added.status === 200;
  if (!wasThere || type === 'services' || added.body.price === input.price) return added;
  const priced = await changePrice(type, input.id, input.price, added.body.version);
  if (!priced.ok) return priced;
  const { price, version } = priced.body;
  return { ...added, body: { ...added.body, price, version } };
}

/** With `expectedVersion` an entry that other staff have changed is refused (D154). */
export function changeEntry(
  type: EntryType,
  id: Id,
  input: ChangeEntryInput,
): Promise<Answer<CatalogueEntry>> {
  return adminCall({
    method: 'PATCH',
    path: pathOf(type, id),
    body: { json: input },
    schema: catalogueEntry,
  });
}

/** All of a list, in the order wanted. */
export function orderEntries(type: EntryType, input: OrderInput): Promise<Answer<CatalogueAnswer>> {
  return adminCall({
    method: 'PATCH',
    path: `/admin/${type}/order`,
    body: { json: input },
    schema: catalogueAnswer,
  });
}

/** What a cart, a booking or a review names is hidden instead, as the answer says. */
export function removeEntry(type: EntryType, id: Id): Promise<Answer<RemovedAnswer>> {
  return adminCall({ method: 'DELETE', path: pathOf(type, id), schema: removedAnswer });
}

const staleEntry = z.object({ current: catalogueEntry });
const staleList = z.object({ current: catalogueAnswer });

/** The entry as other staff left it, from the answer `catalogue.changed`. */
export function currentEntry(body: unknown): CatalogueEntry | undefined {
  const stale = staleEntry.safeParse(body);
  return stale.success ? stale.data.current : undefined;
}

/** The lists as other staff left them. */
export function currentLists(body: unknown): CatalogueAnswer | undefined {
  const stale = staleList.safeParse(body);
  return stale.success ? stale.data.current : undefined;
}

function pathOf(type: EntryType, id: Id): string {
  return `/admin/${type}/${encodeURIComponent(id)}`;
}
