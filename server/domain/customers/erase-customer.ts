import type { ErasureView } from '#shared/api/admin/customers.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { insertBookingEvent } from '../../db/repos/bookings/booking-events.ts';
import { eraseCustomerNote } from '../../db/repos/customers/customer-notes.ts';
import {
  erase,
  findBookingsToErase,
  findQuotesToErase,
  lastErased,
} from '../../db/repos/customers/erasure.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant, type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { personalMarks, withoutPerson } from './personal-marks.ts';
import { readErasure } from './preview-erasure.ts';
import { itemsWithoutPersonalTexts, linesWithoutPersonalTexts } from './without-personal-texts.ts';

/**
 * Takes a person out of everything that is kept: the work, its time and its money stay without a name. Old links end,
 * waiting mails are never sent, and there is no way back. Throws request.invalid when `confirm` is not the e-mail,
 * customer.not_found, and customer.has_visits while the customer still expects a crew.
 */
export async function eraseCustomer(
  deps: Deps,
  tenant: Tenant,
  input: { readonly email: string; readonly confirm: string },
  actor: string,
): Promise<ErasureView> {
  const email = normalizeEmail(input.email);
  if (normalizeEmail(input.confirm) !== email) {
    throw new AppError('request.invalid', { fields: { confirm: 'invalid' } });
  }
  const now = deps.now();
  return withTenant(deps.db, tenant.id, async (tx) => {
    const bookings = await findBookingsToErase(tx, email, now, { lock: true });
    const view = await readErasure(tx, email, bookings);
    if (view.upcoming > 0) throw new AppError('customer.has_visits');
    const bareWords = (text: string) => withoutPerson(text, email, bookings);
    const bare = bookings.map((booking) => ({
      ...booking,
      items: itemsWithoutPersonalTexts(booking.items),
      itemsSnapshot: linesWithoutPersonalTexts(booking.itemsSnapshot, bareWords),
    }));
    await eraseCustomerNote(
      tx,
      email,
      bookings.map(({ id }) => id),
    );
    const quotes = await findQuotesToErase(tx, bookings);
    const bareQuotes = quotes.map(({ id, lines }) => ({
      id,
      lines: lines.map((line) => ({ ...line, text: bareWords(line.text) })),
    }));
    const person = { email, marks: personalMarks(email, bookings) };
    await erase(tx, person, { bookings: bare, quotes: bareQuotes }, now);
    await Promise.all(bookings.map(({ id }) => tell(deps, tx, id, actor, now)));
    return view;
  });
}

/** When a customer was erased last; devices drop what they copied before (D534). Undefined where nobody was. */
export async function findLastErasure(deps: Deps, tenant: Tenant): Promise<Instant | undefined> {
  const [row] = await readAsTenant<{ at: Instant | null }>(deps.db, tenant.id, lastErased, [tenant.id]);
  return row?.at ?? undefined;
}

/** Writes into the history who erased and when, but not whom. */
function tell(deps: Deps, tx: Tx, bookingId: Id, actor: string, at: Instant): Promise<void> {
  const event = { id: deps.newId(), bookingId, kind: 'booking.erased', actor, detail: {}, at } as const;
  return insertBookingEvent(tx, event);
}
