import type { BookingView } from '#shared/api/bookings.ts';
import type { CancelPolicy } from '#shared/company/cancel-policy.ts';
import { ownWords } from '#shared/company/own-words.ts';
import type { CompanySettings } from '#shared/company/settings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { findCrewForCustomer } from '../../db/repos/agenda/crews.ts';
import { type BookingRow, findBookingEvenDeleted } from '../../db/repos/bookings/bookings.ts';
import { findQuote } from '../../db/repos/bookings/quotes.ts';
import { findReviewOf } from '../../db/repos/bookings/visit-reviews.ts';
import { findCompany } from '../../db/repos/company.ts';
import { findSubscriber, hasLeft } from '../../db/repos/customers/newsletter-subscribers.ts';
import type {
  BookingMailKind,
  BookingMailRow,
  MailRow,
  NewsletterMailRow,
  QuoteMailRow,
  ReminderMailRow,
  RescheduledMailRow,
  ReviewMailRow,
  StaffMailRow,
  UpdatedMailRow,
} from '../../db/repos/mail-outbox.ts';
import { hasNewerMail, isNewsletterMail, isStaffMail } from '../../db/repos/mail-outbox.ts';
import type { MailedTime } from '../../db/repos/mail-payloads.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { type BookingMailInput, renderBookingMail } from '../../mail/booking/booking-mail.ts';
import { renderQuoteMail } from '../../mail/booking/quote-mail.ts';
import type { RenderedMail } from '../../mail/frame/rendered-mail.ts';
import { renderAccessLinkMail } from '../../mail/letters/access-link-mail.ts';
import { renderConfirmMail, renderWelcomeMail } from '../../mail/letters/newsletter-mail.ts';
import { renderReviewMail } from '../../mail/letters/review-mail.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';
import { calendarOf } from '../bookings/read/calendar-of.ts';
import { linkToBooking } from '../links/booking-link.ts';
import { linkToList } from '../links/list-link.ts';
import { asMailed } from '../links/mailbox-link.ts';
import { publicBase } from '../links/public-base.ts';
import { linkToReview } from '../links/review-link.ts';
import { linksToLeave, linkToConfirm } from '../newsletter/newsletter-link.ts';
import { composeStaffMail } from '../notices/compose-staff-mail.ts';
import { toOfferView } from '../quotes/offer-view.ts';
import { type ComposedMail, saysMore } from './composed-mail.ts';
import { nextDayTime, willRemind } from './reminder-time.ts';
import { pictureOf, senderOf } from './sender-of.ts';

const wordsOf = {
  'booking.booked': 'booked',
  'booking.pending': 'pending',
  'booking.confirmed': 'booked',
  'booking.cancelled': 'cancelled',
  'quote.accepted': 'booked',
} as const satisfies Record<BookingMailKind, string>;

type MailOfBooking = Exclude<MailRow, NewsletterMailRow | StaffMailRow | { readonly kind: 'access.link' }>;

type ComposeDeps = Pick<Deps, 'env' | 'now'>;

/** What all mails of a booking share. */
type Common = Omit<BookingMailInput, 'kind' | 'booking'>;

/**
 * The words of an outbox row, made from its booking or subscriber as they are now; undefined when nothing is left of
 * it. A mail of a move keeps the two times that it was written for. Called when a mail is sent and when the back
 * office reads it, so both show the same.
 */
export async function composeMail(
  tx: Tx,
  deps: ComposeDeps,
  tenant: Tenant,
  mail: MailRow,
): Promise<ComposedMail | undefined> {
  const { env } = deps;
  if (isNewsletterMail(mail)) return composeNewsletterMail(tx, env, tenant, mail);
  if (isStaffMail(mail)) return composeStaffMail(tx, env, tenant, mail);
  if (mail.kind === 'access.link') {
    const { locale, recipient, createdAt } = mail;
    const listUrl = asMailed(env, tenant, linkToList(env, tenant, recipient, createdAt), mail);
    return { ...renderAccessLinkMail({ locale, ...senderOf(env, tenant), listUrl }), isOvertaken: false };
  }
  const row = await findBookingEvenDeleted(tx, mail.payload.bookingId);
  if (!row) return undefined;
  const words = await composeMailOfBooking(tx, deps, tenant, mail, row);
  return words && { ...words, isGone: row.deletedAt !== null };
}

/** What the owner asks and wants told, as it is now and not as this node remembers its tenant. */
async function rulesFor(
  tx: Tx,
  env: Env,
  tenant: Tenant,
  { id, locale, now }: { readonly id: Id; readonly locale: Locale; readonly now: Instant },
): Promise<Pick<Common, 'policy' | 'crew'>> {
  const { settings } = await findCompany(tx);
  const crew = settings.rules.nameCrew ? await findCrewForCustomer(tx, id) : undefined;
  const picture = crew?.picture ?? undefined;
  return {
    policy: policyOf(settings, locale, now),
    crew: crew && { ...crew, pictureUrl: picture && pictureOf(env, tenant, picture) },
  };
}

function policyOf({ who, rules }: CompanySettings, locale: Locale, now: Instant): CancelPolicy {
  return {
    hours: rules.cancelHours,
    words: ownWords(rules.cancelWords, locale, who.defaultLocale),
    contacts: [who.phone, who.helpEmail].filter((way) => way !== ''),
    now,
  };
}

async function composeMailOfBooking(
  tx: Tx,
  { env, now }: ComposeDeps,
  tenant: Tenant,
  mail: MailOfBooking,
  row: BookingRow,
): Promise<ComposedMail | undefined> {
  if (mail.kind === 'review.asked') return composeReviewMail(tx, { env, now }, tenant, mail, row);
  const common = {
    locale: mail.locale,
    ...senderOf(env, tenant),
    ...(await rulesFor(tx, env, tenant, { id: row.id, locale: mail.locale, now: now() })),
    manageUrl: asMailed(env, tenant, linkToBooking(env, tenant, row), mail),
    bookAgainUrl: `${publicBase(env, tenant)}/services`,
  };
  if (mail.kind === 'quote.offered') return composeQuoteMail(tx, mail, row, common);
  const words =
    mail.kind === 'booking.reminder'
      ? composeReminder(mail, row, common, now())
      : {
          ...(await composeBookingMail(tx, mail, row, common, now())),
          calendar: calendarOf(env, tenant, row, mail.locale),
        };
  // Its link is the present one: an address that was put right may be another person's and must not get it (D106).
  const isTheirs = mail.recipient === row.email;
  return isTheirs && !(await isToldAnew(tx, mail)) ? words : { ...words, isOvertaken: true };
}

/** A first mail that has not left while the visit was confirmed would say what the confirmation says (D488). */
async function isToldAnew(tx: Tx, { id, kind, state }: MailOfBooking): Promise<boolean> {
  const isFirst = kind === 'booking.booked' || kind === 'booking.pending';
  if (!isFirst || state !== 'waiting') return false;
  return hasNewerMail(tx, id, ['booking.confirmed', 'quote.accepted']);
}

/** What says how a visit stands, whatever it was before. */
const STANDINGS = ['booking.moved', 'booking.updated', 'booking.confirmed', 'quote.accepted'] as const;

async function composeBookingMail(
  tx: Tx,
  mail: Exclude<MailOfBooking, ReminderMailRow | QuoteMailRow | ReviewMailRow>,
  row: BookingRow,
  common: Common,
  now: Instant,
): Promise<ComposedMail> {
  const booking = toBookingView(row);
  const isCancelled = row.status === 'CANCELLED';
  if (mail.kind === 'booking.moved') return composeMoved(tx, mail, booking, common);
  if (mail.kind === 'booking.updated') {
    // One that tells no price is true whatever became of it.
    const isEditedOn = !isContactAlone(mail.payload) && mail.payload.to.totalCents !== row.totalCents;
    const isToldAnew = isEditedOn && !saysMore(mail) && (await hasNewerMail(tx, mail.id, STANDINGS));
    return { ...updatedWords(mail, booking, common), isOvertaken: isCancelled || isToldAnew };
  }
  const kind = kindNow(mail, row);
  const at = saidAt(mail, now);
  const words = renderBookingMail({
    ...common,
    kind,
    booking,
    byOffice: mail.payload.byOffice,
    far: mail.payload.far,
    isLate: row.startsAt <= at,
    willRemind: willRemind(row.startsAt, row.timeZone, at),
  });
  return { ...words, isOvertaken: isCancelled && kind !== 'cancelled' };
}

/** A mail that waited says how the visit stands now; one that was sent is read as it was. */
function kindNow({ kind, state }: BookingMailRow, { status }: BookingRow): BookingMailInput['kind'] {
  const written = wordsOf[kind];
  if (state === 'sent' || status === 'CANCELLED' || written === 'cancelled') return written;
  return status === 'PENDING' ? 'pending' : 'booked';
}

/** Of when a mail speaks: as it left, or was kept; one that may still leave, now. */
function saidAt({ state, sentAt, createdAt }: BookingMailRow, now: Instant): Instant {
  return sentAt ?? (state === 'kept' ? createdAt : now);
}

/** Said only of a visit that is still to come at the very time that it was written for, and only by day. */
function composeReminder(
  { payload }: ReminderMailRow,
  row: BookingRow,
  common: Common,
  now: Instant,
): ComposedMail {
  const { status, startsAt, timeZone } = row;
  const notBefore = nextDayTime(now, timeZone);
  const isTrue = status === 'CONFIRMED' && formatInstant(startsAt) === payload.startISO;
  return {
    ...renderBookingMail({ ...common, kind: 'reminder', booking: toBookingView(row) }),
    isOvertaken: !isTrue || notBefore >= startsAt,
    notBefore: notBefore > now ? notBefore : undefined,
  };
}

/**
 * True while the visit counts as carried out, its customer is the one who was meant and wants our letters, and nothing was
 * said of it.
 */
async function composeReviewMail(
  tx: Tx,
  { env, now }: ComposeDeps,
  tenant: Tenant,
  { locale, recipient, createdAt }: ReviewMailRow,
  row: BookingRow,
): Promise<ComposedMail> {
  const at = now();
  const notBefore = nextDayTime(at, row.timeZone);
  const isTrue = row.status === 'CONFIRMED' && !row.quote && row.endsAt <= at && recipient === row.email;
  const isSaid = (await findReviewOf(tx, row.id)) !== undefined;
  const { page, oneClick } = linksToLeave(env, tenant, { email: recipient, epoch: 1 }, createdAt);
  return {
    ...renderReviewMail({
      ...{ locale, ...senderOf(env, tenant), serviceTitle: row.serviceTitle },
      reviewUrl: linkToReview(env, tenant, row, createdAt),
      leaveUrl: page,
    }),
    headers: leaveHeaders(oneClick),
    isOvertaken: !isTrue || isSaid || (await hasLeft(tx, recipient)),
    notBefore: notBefore > at ? notBefore : undefined,
  };
}

/** True as long as it is this very quote that waits for an answer, and its last day is not over. */
async function composeQuoteMail(
  tx: Tx,
  { payload, recipient }: QuoteMailRow,
  row: BookingRow,
  common: Common,
): Promise<ComposedMail | undefined> {
  const quote = await findQuote(tx, payload.quoteId);
  if (!quote) return undefined;
  const isOpen = row.offer?.id === quote.id && !row.offer.expired && recipient === row.email;
  // Once it is accepted, the booking's total has it already.
  const isIn = row.acceptedQuoteId === quote.id;
  const totalCents = isIn ? row.totalCents - quote.totalCents : row.totalCents;
  const offer = toOfferView({ ...row, totalCents, offer: { ...quote, expired: !isOpen } });
  if (!offer) return undefined;
  return { ...renderQuoteMail({ ...common, booking: toBookingView(row), offer }), isOvertaken: !isOpen };
}

/** A visit that staff moved on without a mail has nobody else to tell it: what waits then names the time of now. */
async function composeMoved(
  tx: Tx,
  { id, state, payload }: RescheduledMailRow,
  booking: BookingView,
  common: Common,
): Promise<ComposedMail> {
  const { from, to, byOffice } = payload;
  const isMovedOn = !isSameTime(to, booking);
  const isOvertaken =
    booking.status === 'CANCELLED' || (isMovedOn && (await hasNewerMail(tx, id, STANDINGS)));
  const isOfNow = state === 'waiting' && isMovedOn && !isOvertaken;
  const moved = isOfNow ? booking : { ...booking, ...to };
  // Back at the time of before, of which another mail that was dropped may have told nothing: it is named as it is.
  const formerTime = isSameTime(from, moved) ? undefined : from;
  const words = renderBookingMail({ ...common, kind: 'moved', booking: moved, formerTime, byOffice });
  return { ...words, isOvertaken };
}

/** A time that has changed again since is told by its own mail; this one then names the present time alone. */
function updatedWords({ payload }: UpdatedMailRow, booking: BookingView, common: Common): RenderedMail {
  const { from, to, byOffice, far, confirmed, offerOver } = payload;
  const isMoved = !isSameTime(from, to);
  const formerTime = isMoved && isSameTime(to, booking) ? from : undefined;
  const { totalCents, quote, toQuote, provisional } = from;
  const formerPrice = isContactAlone(payload)
    ? undefined
    : { total: toDollars(totalCents), quote, toQuote, provisional };
  return renderBookingMail({
    ...common,
    ...{ kind: 'updated', booking, formerTime, formerPrice, byOffice, far, offerOver },
    confirmed: confirmed && booking.status === 'CONFIRMED',
  });
}

/** The company put an address right: a price that stayed is no news. */
function isContactAlone({ from, to, byOffice }: UpdatedMailRow['payload']): boolean {
  return byOffice === true && from.totalCents === to.totalCents && from.quote === to.quote;
}

function isSameTime(one: MailedTime, other: MailedTime): boolean {
  return one.startISO === other.startISO && one.endISO === other.endISO;
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
  const company = { locale, ...senderOf(env, tenant) };
  if (mail.kind === 'newsletter.confirm') {
    const confirmUrl = linkToConfirm(env, tenant, subscriber, createdAt);
    return { ...renderConfirmMail({ ...company, confirmUrl }), isOvertaken: subscriber.state !== 'asked' };
  }
  const { page, oneClick } = linksToLeave(env, tenant, subscriber, createdAt);
  const words = renderWelcomeMail({
    ...company,
    servicesUrl: `${publicBase(env, tenant)}/services`,
    leaveUrl: page,
  });
  return { ...words, headers: leaveHeaders(oneClick), isOvertaken: subscriber.state !== 'confirmed' };
}

/** The button of a mail program (RFC 8058). */
function leaveHeaders(oneClick: string) {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
