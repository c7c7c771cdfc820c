import type { CustomerView } from '#shared/api/admin/customers.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { phoneWords } from '#shared/booking/phone-words.ts';
import { initialsOf } from './list/initials.ts';

/** What a row may show to people who look over the shoulder: enough to find it again, nothing to write down. */
export interface ShownCustomer {
  readonly name: string;
  /** Null of a customer who has none. */
  readonly email: string | null;
  readonly phone: string | null;
}

export function shownCustomer(
  { customerName, email, phone }: Pick<CustomerView, 'customerName' | 'email' | 'phone'>,
  masked: boolean,
): ShownCustomer {
  const address = mailAddressOf(email) ?? null;
  if (!masked) return { name: customerName, email: address, phone: phone && phoneWords(phone) };
  return {
    name: [...initialsOf(customerName)].map((letter) => `${letter}.`).join('\u00a0'),
    email: address === null ? null : '•••@•••',
    phone: phone === null ? null : `•••\u00a0${phone.slice(-2)}`,
  };
}
