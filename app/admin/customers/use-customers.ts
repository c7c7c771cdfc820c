import { useState } from 'react';
import type { CustomersAnswer, CustomerView } from '#shared/api/admin/customers.ts';
import { customersRead } from '../../data/staff/commands/load-customers.ts';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';

export interface Customers {
  readonly data: AdminData<CustomersAnswer>;
  /** What is shown is the list of another number: this one was asked for and did not come. */
  readonly isOther: boolean;
  /** One customer as the server now has them. */
  readonly replace: (customer: CustomerView) => void;
}

/**
 * The list as long as it is wanted. Until another length has come the last one stays, so that nothing of what stands
 * beside it, the mask above all, is ever thrown away with the list.
 */
export function useCustomers(limit: number): Customers {
  const data = useAdminRead(customersRead(limit));
  const [last, setLast] = useState(data);
  if (data.body !== undefined && data.body !== last.body) setLast(data);
  const { body } = data;
  const isLast = body === undefined && last.body !== undefined;
  const isOther = isLast && data.fault !== undefined;
  return {
    data: isLast ? { ...data, body: last.body, asOf: last.asOf, isCopy: last.isCopy || isOther } : data,
    isOther,
    replace: (customer) => {
      void data.change((known) => ({ ...known, customers: replaced(known.customers, customer) }));
    },
  };
}

export function replaced(
  customers: readonly CustomerView[],
  customer: CustomerView,
): CustomersAnswer['customers'] {
  return customers.map((each) => (each.email === customer.email ? customer : each));
}
