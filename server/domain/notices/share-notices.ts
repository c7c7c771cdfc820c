import type { NoticeAddress } from '#shared/company/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { callerLabel } from '../../access/caller-label.ts';
import { findBooking } from '../../db/repos/bookings/bookings.ts';
import { enqueueMail, type NewStaffMail } from '../../db/repos/mail-outbox.ts';
import { listNoticeAddresses } from '../../db/repos/notices/notice-addresses.ts';
import { markShared, type Notice, takeNotice } from '../../db/repos/notices/notices.ts';
import { enqueuePush, listPushDevices } from '../../db/repos/notices/push.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { visitPath } from '../links/visit-path.ts';
import { CALENDAR_PATH, mailPath } from './staff-links.ts';

/** In one round, so that one company does not keep the others waiting; what is left is taken a second later. */
const SHARED_MAX = 20;

/** Makes mails and notifications of what happened, oldest first; one transaction each, so that they leave in that order. */
export async function shareNotices(deps: Deps, tenant: Tenant): Promise<void> {
  for (let shared = 0; shared < SHARED_MAX; shared++) {
    if (!(await withTenant(deps.db, tenant.id, (tx) => shareNext(tx, deps)))) return;
  }
}

/**
 * One for each address that wants it at once, and the notice marked in the same transaction: two nodes or a killed one
 * never write a mail twice, and the key of the row would refuse it. False when there is nothing to tell.
 */
async function shareNext(tx: Tx, deps: Deps): Promise<boolean> {
  const notice = await takeNotice(tx);
  if (!notice) return false;
  for (const address of await listNoticeAddresses(tx)) {
    const isMeant = !address.daily && address.bouncedAt === null && isWanted(notice, address);
    if (isMeant) await enqueueMail(tx, mailOf(deps.newId(), notice, address));
  }
  await notifyDevices(tx, deps, notice);
  await markShared(tx, notice.id, deps.now());
  return true;
}

function isWanted({ kind, detail: { also } }: Notice, { kinds }: NoticeAddress): boolean {
  return kinds.includes(kind) || (also !== undefined && kinds.includes(also));
}

/** The device that did it knows already. */
async function notifyDevices(tx: Tx, deps: Deps, notice: Notice): Promise<void> {
  const devices = await listPushDevices(tx);
  const told = devices.filter(({ keyLabel, label }) => callerLabel(keyLabel, label) !== notice.actor);
  if (told.length === 0) return;
  const { id: noticeId, kind } = notice;
  const path = await pathOf(tx, notice);
  for (const { sessionId } of told)
    await enqueuePush(tx, { id: deps.newId(), sessionId, noticeId, kind, path, at: deps.now() });
}

async function pathOf(tx: Tx, { bookingId, detail }: Notice): Promise<string> {
  const booking = bookingId === null ? undefined : await findBooking(tx, bookingId);
  if (booking) return visitPath(booking);
  return detail.mailId === undefined ? CALENDAR_PATH : mailPath(detail.mailId);
}

function mailOf(id: Id, notice: Notice, address: NoticeAddress): NewStaffMail {
  const { actor, bookingId, detail, at } = notice;
  const isByOffice = actor !== 'customer' && actor !== 'server';
  return {
    id,
    dedupeKey: `notice:${notice.id}:${address.id}`,
    kind: `staff.${notice.kind}`,
    recipient: address.email,
    locale: address.locale,
    payload: {
      addressId: address.id,
      ...(bookingId !== null && { bookingId }),
      ...(isByOffice && { byOffice: true }),
      by: actor,
      atISO: formatInstant(at),
      ...detail,
    },
  };
}
