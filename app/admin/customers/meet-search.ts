import type { CustomerView } from '#shared/api/admin/customers.ts';
import { findCustomers } from '../parts/find-customers.ts';
import type { CustomerSearch } from './use-customer-search.ts';

/**
 * Who has what is looked for: at once those that are here, with the server's answer also all others. No customer who
 * was shown goes again when it comes: a device reads "OBrien" as "O’Brien", a server reads towns of visits long ago.
 */
export function meetSearch(
  listed: readonly CustomerView[],
  search: Pick<CustomerSearch, 'answer' | 'known'>,
  text: string,
): readonly CustomerView[] {
  if (text.trim() === '') return listed;
  const here = findCustomers([...search.known, ...listed], text);
  const found = new Map<string, CustomerView>();
  for (const customer of [...(search.answer?.customers ?? []), ...here]) {
    if (!found.has(customer.email)) found.set(customer.email, customer);
  }
  return [...found.values()];
}
