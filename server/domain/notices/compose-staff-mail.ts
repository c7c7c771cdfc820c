import { instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { listHistory } from '../../db/repos/bookings/booking-events.ts';
import { type BookingRow, findBookingEvenDeleted } from '../../db/repos/bookings/bookings.ts';
import { findMail, type StaffMailRow } from '../../db/repos/mail-outbox.ts';
import { findNoticeAddress, type NoticeAddressRow } from '../../db/repos/notices/notice-addresses.ts';
import { countNotices, listNoticeLines, type NoticeLine } from '../../db/repos/notices/notices.ts';
import type { NoticeDetail, NoticeMail, SummaryPayload } from '../../db/repos/notices/staff-mails.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Env } from '../../env.ts';
import { timeWords } from '../../mail/booking/time-words.ts';
import {
  renderNoticeMail,
  renderSummaryMail,
  renderTestMail,
  renderUndeliverableMail,
} from '../../mail/staff/staff-mail.ts';
import type { StaffTold } from '../../mail/staff/staff-words.ts';
import { toStaffHistory } from '../bookings/read/booking-history.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';
import { publicBase } from '../links/public-base.ts';
import { visitPath } from '../links/visit-path.ts';
import type { ComposedMail } from '../mails/composed-mail.ts';
import { senderOf } from '../mails/sender-of.ts';
import { CALENDAR_PATH, mailPath, NOTICES_PATH } from './staff-links.ts';

/** What all mails to staff share. */
interface Common extends Pick<ReturnType<typeof senderOf>, 'companyName' | 'logoUrl' | 'accent'> {
  readonly locale: StaffMailRow['locale'];
  /** Start of every link. */
  readonly base: string;
}

/**
 * The words of a mail to the company's own people, from the facts as they are now; undefined when nothing is left of
 * them. One for an address that was taken away or changed since is kept and not sent. Its links lead into the back
 * office and let nobody in by themselves.
 */
export async function composeStaffMail(
  tx: Tx,
  env: Env,
  tenant: Tenant,
  mail: StaffMailRow,
): Promise<ComposedMail | undefined> {
  const address = await findNoticeAddress(tx, mail.payload.addressId);
  const base = publicBase(env, tenant);
  const common = { locale: mail.locale, ...senderOf(env, tenant), base };
  const words = await wordsOf(tx, mail, { common, tenant, address });
  // One whose server refuses us is written to no more, whatever waited for it (D423).
  const isPaused = mail.kind !== 'staff.test' && (address?.bouncedAt ?? null) !== null;
  const isOvertaken = words?.isOvertaken || isPaused || address?.email !== mail.recipient;
  return words && { ...words, isOvertaken };
}

interface Reader {
  readonly common: Common;
  readonly tenant: Tenant;
  readonly address: NoticeAddressRow | undefined;
}

async function wordsOf(
  tx: Tx,
  mail: StaffMailRow,
  { common, tenant, address }: Reader,
): Promise<ComposedMail | undefined> {
  if (mail.kind === 'staff.test') {
    const { kinds } = address ?? { kinds: [] };
    const settingsUrl = `${common.base}${NOTICES_PATH}`;
    return { ...renderTestMail({ ...common, kinds, settingsUrl }), isOvertaken: false };
  }
  if (mail.kind === 'staff.summary') return composeSummary(tx, mail.payload, { common, tenant, address });
  const { bookingId } = mail.payload;
  const row = bookingId === undefined ? undefined : await findBookingEvenDeleted(tx, bookingId);
  if (mail.kind === 'staff.undeliverable') return composeUndeliverable(tx, mail, row, common);
  if (!row) return undefined;
  return composeNotice(mail, row, { ...common, far: await findFar(tx, row) });
}

/** Of a booking that waits: whether it does because of where it is. */
async function findFar(tx: Tx, { id, status }: BookingRow): Promise<'outside' | 'unknown' | undefined> {
  if (status !== 'PENDING') return undefined;
  return toStaffHistory(await listHistory(tx, id)).findLast(({ far }) => far)?.far;
}

function composeNotice(
  { kind, payload }: NoticeMail,
  row: BookingRow,
  { far, ...common }: Common & { readonly far: 'outside' | 'unknown' | undefined },
): ComposedMail {
  const { by, byOffice, stars } = payload;
  const isMovedOn = payload.to !== undefined && parseInstant(payload.to.startISO) !== row.startsAt;
  // A price is asked for at whatever time; of one that has changed again another notice tells.
  const isTimeTold = !(isMovedOn && kind === 'staff.quote');
  const { from, to } = isTimeTold ? payload : {};
  const told = toldOf(kind.slice('staff.'.length) as StaffTold, payload); // the kind's own name
  const booking = { ...toBookingView(row), ...to };
  const words = renderNoticeMail({
    ...common,
    told,
    booking,
    by: byOffice ? by : undefined,
    far,
    formerTime: from,
    stars,
    visitUrl: `${common.base}${visitPath(row)}`,
  });
  const isCancelled = row.status === 'CANCELLED' && told !== 'review' && kind !== 'staff.cancelled';
  return { ...words, isOvertaken: isCancelled || (isMovedOn && isTimeTold), isGone: row.deletedAt !== null };
}

/** A quote that was answered is told as what came of it, another place and a road that is not known as what they are. */
function toldOf(kind: StaffTold, { accepted, declined, elsewhere, roadless }: NoticeDetail): StaffTold {
  if (elsewhere) return 'elsewhere';
  if (roadless) return 'roadless';
  if (kind === 'booked' && accepted) return 'accepted';
  return kind === 'cancelled' && declined ? 'declined' : kind;
}

async function composeUndeliverable(
  tx: Tx,
  { payload }: NoticeMail,
  row: BookingRow | undefined,
  common: Common,
): Promise<ComposedMail | undefined> {
  const failed = payload.mailId === undefined ? undefined : await findMail(tx, payload.mailId);
  if (!failed) return undefined;
  const words = renderUndeliverableMail({
    ...common,
    recipient: failed.recipient,
    about: row ? `${row.serviceTitle}, ${shortDayOf(row, common)}` : failed.recipient,
    reason: failed.lastError ?? '',
    // Whoever of the company a mail did not reach is not called under the customer's number.
    phone: row?.email === failed.recipient ? row.phone : null,
    visitUrl: row && `${common.base}${visitPath(row)}`,
    mailUrl: `${common.base}${mailPath(failed.id)}`,
  });
  // Staff tried again, and it arrived meanwhile.
  return { ...words, isOvertaken: failed.state === 'sent', isGone: row != null && row.deletedAt !== null };
}

function shortDayOf({ startsAt, endsAt, timeZone }: BookingRow, { locale }: Common): string {
  const [startISO, endISO] = [startsAt, endsAt].map((at) => new Date(at).toISOString());
  return timeWords({ startISO: startISO ?? '', endISO: endISO ?? '', timeZone }, locale).shortDay;
}

/** More than a person reads; the rest is counted and stands in the calendar. */
const LINES_MAX = 40;

/** Undefined when everything that it told of was deleted. */
async function composeSummary(
  tx: Tx,
  { afterISO, untilISO }: SummaryPayload,
  { common, tenant, address }: Reader,
): Promise<ComposedMail | undefined> {
  const [after, until] = [afterISO, untilISO].map((iso) => parseInstant(iso) ?? instantFromMs(0));
  if (address === undefined || after === undefined || until === undefined) return undefined;
  const [lines, count] = await Promise.all([
    listNoticeLines(tx, address.kinds, { after, until }, LINES_MAX),
    countNotices(tx, address.kinds, { after, until }),
  ]);
  if (lines.length === 0) return undefined;
  const words = renderSummaryMail({
    ...common,
    untilISO,
    timeZone: tenant.timeZone,
    lines: lines.map((line) => lineOf(line, tenant, common)),
    more: lines.length < LINES_MAX ? 0 : count - LINES_MAX,
    calendarUrl: `${common.base}${CALENDAR_PATH}`,
  });
  return { ...words, isOvertaken: false };
}

function lineOf(line: NoticeLine, { timeZone }: Tenant, { locale, base }: Common) {
  const { kind, detail, at, bookingId, serviceTitle, customerName, startsAt } = line;
  const isOfVisit = bookingId !== null && startsAt !== null;
  const when = startsAt === null ? undefined : new Date(startsAt).toISOString();
  const day = when && timeWords({ startISO: when, endISO: when, timeZone }, locale);
  const path = isOfVisit
    ? visitPath({ id: bookingId, startsAt, timeZone })
    : detail.mailId === undefined
      ? CALENDAR_PATH
      : mailPath(detail.mailId);
  return {
    told: toldOf(kind, detail),
    atISO: new Date(at).toISOString(),
    about: [serviceTitle, day && `${day.shortDay}, ${day.hours.split(' – ')[0] ?? ''}`, customerName].filter(
      (text) => text !== null && text !== undefined,
    ),
    url: `${base}${path}`,
  };
}
