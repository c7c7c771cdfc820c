import { LOOKED_THROUGH_MAX } from '#shared/api/admin/bookings.ts';
import {
  type CustomerHistoryView,
  type CustomerNoteInput,
  type CustomersAnswer,
  type CustomerView,
  changedCustomer,
  customerHistoryView,
  customersAnswer,
  customerView,
  type ErasureView,
  erasureView,
} from '#shared/api/admin/customers.ts';
import type { Answer, Refusal } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { keyAgainHeaders } from '../admin-token.ts';
import { keepCopy } from '../copies.ts';
import { dropStaffDraft } from '../staff-draft.ts';

export function customersRead(limit: number): AdminRead<CustomersAnswer> {
  return {
    key: `customers ${limit}`,
    load: (signal) =>
      adminCall({
        method: 'GET',
        path: '/admin/customers',
        query: { limit },
        schema: customersAnswer,
        signal,
      }),
    schema: customersAnswer,
  };
}

/**
 * Those of all customers that have every word of `q`, until there are `limit` of them or no more to be found: a call looks
 * through a part of the bookings alone. While there is more, `onPart` is told who was found and how many bookings were looked
 * through. Nothing of it is kept.
 */
export async function searchCustomers(
  q: string,
  limit: number,
  signal: AbortSignal,
  onPart: (found: CustomersAnswer, lookedThrough: number) => void,
): Promise<Answer<CustomersAnswer>> {
  const found = new Map<string, CustomerView>();
  let cursor: string | undefined;
  let lookedThrough = 0;
  for (;;) {
    const answer = await adminCall({
      method: 'GET',
      path: '/admin/customers',
      query: { limit, q, cursor },
      schema: customersAnswer,
      uncached: true,
      signal,
    });
    if (!answer.ok) return answer;
    const { nextCursor } = answer.body;
    for (const customer of answer.body.customers) found.set(customer.email, customer);
    const customers = [...found.values()];
    const isFirst = cursor === undefined;
    const count = isFirst ? answer.body.count : customers.length;
    const atLeast = isFirst ? answer.body.atLeast : nextCursor !== null;
    const body = { customers, count, atLeast, nextCursor };
    if (nextCursor === null || found.size >= limit) return { ...answer, body };
    lookedThrough += LOOKED_THROUGH_MAX;
    onPart(body, lookedThrough);
    cursor = nextCursor;
  }
}

/** Not kept. The e-mail goes in the body: an address has no place in an address. */
export function loadCustomerHistory(
  email: string,
  signal?: AbortSignal,
): Promise<Answer<CustomerHistoryView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/customers/history',
    body: { json: { email } },
    schema: customerHistoryView,
    signal,
  });
}

/** The history of a customer as a read whose answer is kept. */
export function historyRead(email: string): AdminRead<CustomerHistoryView> {
  return {
    key: `customer ${email}`,
    load: (signal) => loadCustomerHistory(email, signal),
    schema: customerHistoryView,
  };
}

/** What a note that is not sent yet is kept under (LC99). */
export function typedNoteOf(email: string): string {
  return `note of customer ${email}`;
}

/** 409 `customer.changed` when another member of staff wrote a note since `expectedVersion`. */
export function noteCustomer(input: CustomerNoteInput): Promise<Answer<CustomerView>> {
  return adminCall({
    method: 'PUT',
    path: '/admin/customers/note',
    body: { json: input },
    schema: customerView,
  });
}

/** The customer as they are now, where the refusal `customer.changed` tells. */
export function customerInRefusal({ body }: Refusal): CustomerView | undefined {
  const said = changedCustomer.safeParse(body);
  return said.success ? said.data.customer : undefined;
}

/** What erasing would do; changes nothing. */
export function previewErasure(email: string): Promise<Answer<ErasureView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/customers/erasure',
    body: { json: { email } },
    schema: erasureView,
  });
}

/**
 * For ever, here too; answers a code when it was refused. Of whom nothing is kept is erased: the answer of a call before
 * was lost. 409 `customer.has_visits` while there are visits to come.
 */
export async function eraseCustomer(email: string, key: string): Promise<string | undefined> {
  const answer = await adminCall({
    method: 'POST',
    path: '/admin/customers/erase',
    body: { json: { email, confirm: email } },
    headers: keyAgainHeaders(key),
    schema: erasureView,
  });
  if (!answer.ok && answer.code !== 'customer.not_found') return answer.code;
  await dropStaffDraft(typedNoteOf(email));
  await keepCopy(historyRead(email).key, null);
  return undefined;
}
