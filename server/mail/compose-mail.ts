import { findBooking } from '../db/repos/bookings.ts';
import type { BookingMailKind, MailRow, NewsletterMailRow } from '../db/repos/mail-outbox.ts';
import { isNewsletterMail } from '../db/repos/mail-outbox.ts';
import { findSubscriber } from '../db/repos/newsletter-subscribers.ts';
import type { Tx } from '../db/with-tenant.ts';
import { toBookingView } from '../domain/bookings/booking-view.ts';
import { linkToBooking } from '../domain/links/booking-link.ts';
import { linksToLeave, linkToConfirm } from '../domain/newsletter/newsletter-link.ts';
import type { Tenant } from '../domain/tenants/tenant.ts';
import type { Env } from '../env.ts';
import { renderBookingMail } from './booking-mail.ts';
import { renderConfirmMail, renderWelcomeMail } from './newsletter-mail.ts';
import type { RenderedMail } from './rendered-mail.ts';

const wordsOf = {
  'booking.booked': 'booked',
  'booking.pending': 'pending',
  'booking.cancelled': 'cancelled',
} as const satisfies Record<BookingMailKind, string>;

export interface ComposedMail extends RenderedMail {
  /** It would say that a cancelled visit is booked, or greet somebody who has left: no longer to be sent. */
  readonly isOvertaken: boolean;
}

/**
 * The words of an outbox row, made from its booking or subscriber as they are now; undefined when that is gone.
 * Called when a mail is sent and when the back office reads it, so both show the same.
 */
export async function composeMail(
  tx: Tx,
  env: Env,
  tenant: Tenant,
  mail: MailRow,
): Promise<ComposedMail | undefined> {
  if (isNewsletterMail(mail)) return composeNewsletterMail(tx, env, tenant, mail);
  const row = await findBooking(tx, mail.payload.bookingId);
  if (!row) return undefined;
  const words = renderBookingMail({
    kind: wordsOf[mail.kind],
    locale: mail.locale,
    booking: toBookingView(row),
    companyName: tenant.name,
    manageUrl: linkToBooking(env, tenant.id, row),
    bookAgainUrl: `${env.publicUrl}/services`,
  });
  return { ...words, isOvertaken: row.status === 'CANCELLED' && mail.kind !== 'booking.cancelled' };
}

async function composeNewsletterMail(
  tx: Tx,
  env: Env,
  tenant: Tenant,
  mail: NewsletterMailRow,
): Promise<ComposedMail | undefined> {
  const subscriber = await findSubscriber(tx, mail.payload.subscriberId);
  if (!subscriber) return undefined;
  const { locale, createdAt } = mail;
  const company = { locale, companyName: tenant.name };
  if (mail.kind === 'newsletter.confirm') {
    const confirmUrl = linkToConfirm(env, tenant.id, subscriber, createdAt);
    return { ...renderConfirmMail({ ...company, confirmUrl }), isOvertaken: subscriber.state !== 'asked' };
  }
  const { page, oneClick } = linksToLeave(env, tenant, subscriber, createdAt);
  const words = renderWelcomeMail({ ...company, servicesUrl: `${env.publicUrl}/services`, leaveUrl: page });
  const headers = {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...words, headers, isOvertaken: subscriber.state !== 'confirmed' };
}
