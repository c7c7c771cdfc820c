import type { PushView, SubscribePushInput } from '#shared/api/admin/push.ts';
import type { AdminCaller } from '../../access/check-admin-token.ts';
import { deleteSubscription, isSubscribed, writeSubscription } from '../../db/repos/notices/push.ts';
import { keepPushKeys } from '../../db/repos/push-keys.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

type Caller = AdminCaller | undefined;

/** Whether this device gets notifications, and the key that its browser has to be told. */
export async function showPush(deps: Deps, tenant: Tenant, admin: Caller): Promise<PushView> {
  const { publicKey } = await keepPushKeys(deps.db, deps.push.makeKeys);
  const sessionId = admin?.deviceId;
  const subscribed =
    sessionId !== undefined && (await withTenant(deps.db, tenant.id, (tx) => isSubscribed(tx, sessionId)));
  return { publicKey, subscribed };
}

/**
 * This device gets notifications from now on, at the address that its browser was given; twice is once. Throws
 * push.device_only for a caller with the key itself, which is no device and could not be taken back, and
 * request.invalid for an address that we must not call (D420).
 */
export async function subscribePush(
  deps: Deps,
  tenant: Tenant,
  { endpoint, keys }: SubscribePushInput,
  admin: Caller,
): Promise<PushView> {
  const sessionId = admin?.deviceId;
  if (sessionId === undefined) throw new AppError('push.device_only');
  if (!(await deps.push.mayCall(endpoint)))
    throw new AppError('request.invalid', { fields: { endpoint: 'invalid' } });
  await withTenant(deps.db, tenant.id, (tx) => writeSubscription(tx, { sessionId, endpoint, ...keys }));
  return showPush(deps, tenant, admin);
}

/** This device gets none any more; twice is once. */
export async function unsubscribePush(deps: Deps, tenant: Tenant, admin: Caller): Promise<void> {
  const sessionId = admin?.deviceId;
  if (sessionId === undefined) return;
  await withTenant(deps.db, tenant.id, (tx) => deleteSubscription(tx, sessionId));
}
