import type { WebhookEventsView, WebhookEventView, WebhookTestView } from '#shared/api/admin/webhooks.ts';
import { WEBHOOK_TEST } from '#shared/company/webhooks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import {
  listWebhookEvents,
  replayEvent,
  type WebhookEventRow,
  writeTestEvent,
} from '../../db/repos/webhooks/webhook-events.ts';
import { findWebhook } from '../../db/repos/webhooks/webhooks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnceIfKeyed } from '../idempotency/run-once.ts';

/** More than a person looks through to see whether an address works. */
const SHOWN_MAX = 50;

/** Throws webhook.not_found. */
export async function showEvents(deps: Deps, tenant: Tenant, webhookId: Id): Promise<WebhookEventsView> {
  const rows = await withTenant(deps.db, tenant.id, async (tx) => {
    if (!(await findWebhook(tx, webhookId))) throw new AppError('webhook.not_found');
    return listWebhookEvents(tx, webhookId, SHOWN_MAX);
  });
  return { events: rows.map(toView) };
}

/**
 * Tells of nothing, so that staff see whether the address takes what is sent; once a key. Throws webhook.not_found and
 * webhook.off.
 */
export async function sendTest(
  deps: Deps,
  tenant: Tenant,
  webhookId: Id,
  idempotencyKey: string,
): Promise<Once<WebhookTestView>> {
  const eventId = deps.newId();
  const asked = fingerprint({ webhookId });
  const key = { scope: 'POST /admin/webhooks/:id/test', key: idempotencyKey, fingerprint: asked };
  return withTenant(deps.db, tenant.id, (tx) =>
    runOnceIfKeyed(tx, key, 202, async () => {
      await refuseUnlessOn(tx, webhookId);
      await writeTestEvent(tx, { id: eventId, webhookId, kind: WEBHOOK_TEST, at: deps.now() });
      return { eventId };
    }),
  );
}

/** The same event with the same id, with all its attempts. Throws webhook.not_found and webhook.off. */
export async function replay(
  deps: Deps,
  tenant: Tenant,
  { id: webhookId, eventId }: { readonly id: Id; readonly eventId: Id },
): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    await refuseUnlessOn(tx, webhookId);
    if (!(await replayEvent(tx, { webhookId, id: eventId }, deps.now())))
      throw new AppError('webhook.not_found');
  });
}

async function refuseUnlessOn(tx: Tx, webhookId: Id): Promise<void> {
  const webhook = await findWebhook(tx, webhookId);
  if (!webhook) throw new AppError('webhook.not_found');
  if (webhook.offAt !== null) throw new AppError('webhook.off');
}

function toView({ at, triedAt, nextAt, ...row }: WebhookEventRow): WebhookEventView {
  const { id, kind, bookingId, state, attempts, lastStatus, lastFault } = row;
  return {
    ...{ id, kind, bookingId, state, attempts, lastStatus, lastFault, at: formatInstant(at) },
    triedAt: triedAt === null ? null : formatInstant(triedAt),
    nextAt: state === 'waiting' ? formatInstant(nextAt) : null,
  };
}
