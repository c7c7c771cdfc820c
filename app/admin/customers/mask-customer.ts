import type { CustomerView } from '#shared/api/admin/customers.ts';
import { phoneWords } from '../parts/phone-words.ts';
import { initialsOf } from './initials.ts';

/** What a row may show to people who look over the shoulder: enough to find it again, nothing to write down. */
export interface ShownCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

export function shownCustomer(
  { customerName, email, phone }: Pick<CustomerView, 'customerName' | 'email' | 'phone'>,
  masked: boolean,
): ShownCustomer {
  if (!masked) return { name: customerName, email, phone: phone && phoneWords(phone) };
  return {
    name: [...initialsOf(customerName)].map((letter) => `${letter}.`).join('\u00a0'),
    email: '•••@•••',
    phone: phone === null ? null : `•••\u00a0${phone.slice(-2)}`,
  };
}
