import * as z from 'zod/mini';
import { type PushView, pushView, subscribePushInput } from '#shared/api/admin/push.ts';
import { readMirror, writeMirror } from '../../device/mirror.ts';
import { askForPush, endPush, readPushAddress } from '../../device/push.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Not kept on the device: whether it is told is asked for when it is shown. */
export function loadPush(): Promise<Answer<PushView>> {
  return adminCall({ method: 'GET', path: '/admin/push', schema: pushView });
}

/** Twice is once. */
export async function subscribePush(subscription: PushSubscriptionJSON): Promise<Answer<PushView>> {
  const json = subscribePushInput.parse(subscription);
  const answer = await adminCall({ method: 'POST', path: '/admin/push', body: { json }, schema: pushView });
  if (answer.ok) writeMirror('push_address', json.endpoint);
  return answer;
}

/**
 * Tells the server again where the browser has given this device another address, or has lost it, since it was told (D437).
 * Asks nobody anything: a permission that was taken back stays so. While nothing has changed it calls nobody.
 */
export async function renewPush(): Promise<void> {
  const told = readMirror('push_address');
  if (told === undefined || (await readPushAddress()) === told) return;
  if (Notification.permission !== 'granted') return;
  const known = await loadPush();
  const subscription = known.ok ? await askForPush(known.body.publicKey) : undefined;
  if (subscription !== undefined) await subscribePush(subscription);
}

/**
 * After a login by whoever may be notified: what a session before turned on in this browser is not told as this one's yet,
 * which the next `renewPush` puts right (D570).
 */
export async function adoptPush(): Promise<void> {
  if ((await readPushAddress()) !== undefined) writeMirror('push_address', '');
}

/**
 * Whoever holds the device next is not told of all visits (D473). Nobody waits for it, and it may fail: browsers throw
 * where they cannot reach their push service.
 */
export function silencePush(): void {
  void endPush().catch(() => undefined);
}

/** Twice is once. */
export function unsubscribePush(): Promise<Answer<unknown>> {
  writeMirror('push_address', null);
  return adminCall({ method: 'DELETE', path: '/admin/push', schema: z.unknown() });
}
