import {
  type CustomerHistoryView,
  type CustomersAnswer,
  customerHistoryView,
  customersAnswer,
  type ErasureView,
  erasureView,
} from '#shared/api/admin/customers.ts';
import type { Answer } from '../../http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';

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

/** Not kept on the device. The e-mail goes in the body: an address has no place in an address. */
export function loadCustomerHistory(email: string): Promise<Answer<CustomerHistoryView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/customers/history',
    body: { json: { email } },
    schema: customerHistoryView,
  });
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

/** For ever. 409 `customer.has_visits` while there are visits to come. */
export function eraseCustomer(email: string, confirm: string): Promise<Answer<ErasureView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/customers/erase',
    body: { json: { email, confirm } },
    schema: erasureView,
  });
}
