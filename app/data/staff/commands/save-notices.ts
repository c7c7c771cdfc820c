import {
  type NoticesHistoryAnswer,
  type NoticesInput,
  type NoticesView,
  type NoticeTestView,
  noticesHistoryAnswer,
  noticesView,
  noticeTestView,
} from '#shared/api/admin/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../device/clock.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { untilKnown } from '../until-known.ts';

export const noticesRead: AdminRead<NoticesView> = {
  key: 'notices',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/notices', schema: noticesView, signal }),
  schema: noticesView,
};

/** 409 `notices.changed` with `notices` when others saved since `expectedVersion`. */
export function saveNotices(input: NoticesInput): Promise<Answer<NoticesView>> {
  return adminCall({ method: 'PUT', path: '/admin/notices', body: { json: input }, schema: noticesView });
}

export const noticesHistoryRead: AdminRead<NoticesHistoryAnswer> = {
  key: 'notices history',
  load: (signal) =>
    adminCall({ method: 'GET', path: '/admin/notices/history', schema: noticesHistoryAnswer, signal }),
  schema: noticesHistoryAnswer,
};

const testUnder = untilKnown(newId);

/** Writes a mail to one of them, which is another with every press whose answer came (D533). */
export function sendNoticeTest(addressId: Id): Promise<Answer<NoticeTestView>> {
  return testUnder(addressId, (key) =>
    adminCall({
      method: 'POST',
      path: '/admin/notices/test',
      headers: { 'Idempotency-Key': key },
      body: { json: { addressId } },
      schema: noticeTestView,
    }),
  );
}
