import * as z from 'zod/mini';
import { type PushView, pushView, subscribePushInput } from '#shared/api/admin/push.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Not kept on the device: whether it is told is asked for when it is shown. */
export function loadPush(): Promise<Answer<PushView>> {
  return adminCall({ method: 'GET', path: '/admin/push', schema: pushView });
}

/** Twice is once. */
export function subscribePush(subscription: PushSubscriptionJSON): Promise<Answer<PushView>> {
  const json = subscribePushInput.parse(subscription);
  return adminCall({ method: 'POST', path: '/admin/push', body: { json }, schema: pushView });
}

/** Twice is once. */
export function unsubscribePush(): Promise<Answer<unknown>> {
  return adminCall({ method: 'DELETE', path: '/admin/push', schema: z.unknown() });
}
