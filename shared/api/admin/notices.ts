import * as z from 'zod/mini';
import {
  DAY_MIN,
  NOTICE_ADDRESSES_MAX,
  noticeKinds,
  noticeLengthMax,
  SUMMARY_STEP_MIN,
} from '../../company/notices.ts';
import { id, instant, locale, seenVersion, text } from '../wire.ts';
import { mailStates } from './mails.ts';

const address = z.object({
  id,
  label: text(noticeLengthMax.label),
  email: text(noticeLengthMax.email),
  locale: z._default(locale, 'fr'),
  kinds: z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length)),
  daily: z._default(z.boolean(), false),
});

/** Minutes after midnight on the company's clock. */
const summaryMinute = z
  .int()
  .check(z.minimum(0), z.maximum(DAY_MIN - SUMMARY_STEP_MIN), z.multipleOf(SUMMARY_STEP_MIN));

/** GET /admin/notices. */
export const noticesView = z.object({
  version: z.int(),
  summaryMinute: z.int(),
  addresses: z.array(
    z.object({
      ...address.shape,
      /** Its server refused our last mail: none is written to it until a test arrives. */
      bounced: z.nullable(z.object({ at: instant, reason: z.string() })),
      /** Of the last mail to it. */
      lastMail: z.nullable(z.object({ state: z.enum(mailStates), at: instant })),
    }),
  ),
});
export type NoticesView = z.infer<typeof noticesView>;

/** PUT /admin/notices: all of it; a version that is no longer the present one is `notices.changed` with `notices`. */
export const noticesInput = z.object({
  addresses: z.array(address).check(
    z.maxLength(NOTICE_ADDRESSES_MAX),
    z.refine((list) => new Set(list.map((one) => one.id)).size === list.length, 'invalid'),
  ),
  summaryMinute,
  expectedVersion: seenVersion,
});
export type NoticesInput = z.infer<typeof noticesInput>;

/** GET /admin/notices/history: the last fifty savings, newest first. */
const saved = z.object({ summaryMinute: z.int(), addresses: z.array(address) });
export const noticesHistoryAnswer = z.object({
  changes: z.array(z.object({ id: z.string(), at: instant, by: z.string(), before: saved, after: saved })),
});
export type NoticesHistoryAnswer = z.infer<typeof noticesHistoryAnswer>;

/** POST /admin/notices/test. */
export const noticeTestInput = z.object({ addressId: id });
/** What became of it is told by GET /admin/mails/{mailId}; `leaves` false: it will be kept and not sent. */
export const noticeTestView = z.object({ mailId: id, leaves: z.boolean() });
export type NoticeTestView = z.infer<typeof noticeTestView>;
