import {
  noticesHistoryAnswer,
  noticesInput,
  noticesView,
  noticeTestInput,
  noticeTestView,
} from '#shared/api/admin/notices.ts';
import { saveNotices } from '../../domain/notices/save-notices.ts';
import { sendTest } from '../../domain/notices/send-test.ts';
import { listNoticesHistory, showNotices } from '../../domain/notices/show-notices.ts';
import { onceReply, route } from '../../http/calls/route.ts';
import { onceErrors } from '../booking-rows.ts';

export const adminNoticeRoutes = [
  route({
    method: 'GET',
    path: '/admin/notices',
    summary: 'Whom of its own people the company tells of what, and whether mails reach them',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: noticesView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showNotices(deps, tenant),
  }),
  route({
    method: 'PUT',
    path: '/admin/notices',
    summary: 'Changes whom, of what and when',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: noticesInput,
    status: 200,
    output: noticesView,
    errors: ['admin.denied', 'notices.changed'],
    handle: ({ deps, tenant, body, actor }) => saveNotices(deps, tenant, body, actor),
  }),
  route({
    method: 'GET',
    path: '/admin/notices/history',
    summary: 'Who changed whom to tell, newest first',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: noticesHistoryAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listNoticesHistory(deps, tenant),
  }),
  route({
    method: 'POST',
    path: '/admin/notices/test',
    summary:
      'Writes a mail to one of them that says only that it arrived; the same key again is the same mail',
    who: 'admin',
    role: 'office',
    limit: 'newsletter',
    body: noticeTestInput,
    status: 202,
    output: noticeTestView,
    errors: ['admin.denied', 'notice.not_found', ...onceErrors],
    idempotent: 'optional',
    handle: async ({ deps, tenant, body, idempotencyKey }) =>
      onceReply(await sendTest(deps, tenant, body.addressId, idempotencyKey)),
  }),
];
