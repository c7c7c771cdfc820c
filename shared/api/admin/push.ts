import * as z from 'zod/mini';
import { noticeKinds } from '../../company/notices.ts';
import { text } from '../wire.ts';

/** As long as the addresses that the push services of browsers give out, several times over. */
const ENDPOINT_MAX = 1_000;

/** base64url of 65 bytes (a point on P-256, uncompressed) and of 16 bytes (RFC 8291). */
const p256dh = z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, 'invalid'));
const auth = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'invalid'));

/** GET /admin/push: the key that a browser has to name, and whether this device gets notifications. */
export const pushView = z.object({ publicKey: z.string(), subscribed: z.boolean() });
export type PushView = z.infer<typeof pushView>;

/** POST /admin/push: what the browser's `PushSubscription.toJSON()` says. */
export const subscribePushInput = z.object({
  endpoint: text(ENDPOINT_MAX),
  keys: z.object({ p256dh, auth }),
});
export type SubscribePushInput = z.infer<typeof subscribePushInput>;

/**
 * All that a notification to a device of staff says: it crosses servers that are nobody's of us, and lies on a screen
 * that anybody may see. No name, no address, no price, nothing that was typed.
 */
export const pushMessage = z.object({
  kind: z.enum(noticeKinds),
  /** How many of this kind came together. */
  count: z.int().check(z.minimum(1)),
  /** Where a tap leads, in the back office. */
  path: z.string().check(z.maxLength(200), z.startsWith('/admin/')),
  /** The last of them: told again it is the same message. Absent from a server of before. */
  newestId: z.optional(z.string()),
});
export type PushMessage = z.infer<typeof pushMessage>;
