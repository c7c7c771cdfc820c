import type { BookingView } from '#shared/api/bookings.ts';
import { findBooking } from '../db/repos/bookings.ts';
import type { BookingMailKind, MailRow, MovedMailRow, NewsletterMailRow } from '../db/repos/mail-outbox.ts';
import { isNewsletterMail } from '../db/repos/mail-outbox.ts';
import { findSubscriber } from '../db/repos/newsletter-subscribers.ts';
import type { Tx } from '../db/with-tenant.ts';
import { toBookingView } from '../domain/bookings/booking-view.ts';
import { linkToBooking } from '../domain/links/booking-link.ts';
import { linkToList } from '../domain/links/list-link.ts';
import { linksToLeave, linkToConfirm } from '../domain/newsletter/newsletter-link.ts';
import type { Tenant } from '../domain/tenants/tenant.ts';
import type { Env } from '../env.ts';
import { renderAccessLinkMail } from './access-link-mail.ts';
import { type BookingMailInput, renderBookingMail } from './booking-mail.ts';
import { renderConfirmMail, renderWelcomeMail } from './newsletter-mail.ts';
import type { RenderedMail } from './rendered-mail.ts';

const wordsOf = {
  'booking.booked': 'booked',
  'booking.pending': 'pending',
  'booking.cancelled': 'cancelled',
} as const satisfies Record<BookingMailKind, string>;

export interface ComposedMail extends RenderedMail {
  /** It would say that a cancelled visit is booked, name a time that has changed since, or greet somebody who has left. */
  readonly isOvertaken: boolean;
}

/**
 * The words of an outbox row, made from its booking or subscriber as they are now; undefined when that is gone. A
 * mail of a move keeps the two times that it was written for.
 * Called when a mail is sent and when the back office reads it, so both show the same.
 */
export async function composeMail(
  tx: Tx,
  env: Env,
  tenant: Tenant,
  mail: MailRow,
): Promise<ComposedMail | undefined> {
  if (isNewsletterMail(mail)) return composeNewsletterMail(tx, env, tenant, mail);
  if (mail.kind === 'access.link') {
    const { locale, recipient, createdAt } = mail;
    const listUrl = linkToList(env, tenant.id, recipient, createdAt);
    return { ...renderAccessLinkMail({ locale, companyName: tenant.name, listUrl }), isOvertaken: false };
  }
  const row = await findBooking(tx, mail.payload.bookingId);
  if (!row) return undefined;
  const booking = toBookingView(row);
  const isCancelled = row.status === 'CANCELLED';
  const common = {
    locale: mail.locale,
    companyName: tenant.name,
    manageUrl: linkToBooking(env, tenant.id, row),
    bookAgainUrl: `${env.publicUrl}/services`,
  };
  if (mail.kind === 'booking.moved') {
    return { ...movedWords(mail, booking, common), isOvertaken: isCancelled || isMovedOn(mail, booking) };
  }
  const words = renderBookingMail({ ...common, kind: wordsOf[mail.kind], booking });
  return { ...words, isOvertaken: isCancelled && mail.kind !== 'booking.cancelled' };
}

function movedWords(
  { payload }: MovedMailRow,
  booking: BookingView,
  common: Omit<BookingMailInput, 'kind' | 'booking'>,
): RenderedMail {
  const { from, to } = payload;
  return renderBookingMail({ ...common, kind: 'moved', booking: { ...booking, ...to }, formerVisit: from });
}

function isMovedOn({ payload }: MovedMailRow, { startISO, endISO }: BookingView): boolean {
  return payload.to.startISO !== startISO || payload.to.endISO !== endISO;
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
