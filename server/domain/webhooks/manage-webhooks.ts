import { randomBytes } from 'node:crypto';
import type {
  AddedWebhookView,
  AddWebhookInput,
  WebhooksView,
  WebhookView,
} from '#shared/api/admin/webhooks.ts';
import { WEBHOOKS_MAX, webhookKinds } from '#shared/company/webhooks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  switchWebhookOn,
  type WebhookRow,
} from '../../db/repos/webhooks/webhooks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

export async function showWebhooks(deps: Deps, tenant: Tenant): Promise<WebhooksView> {
  const rows = await withTenant(deps.db, tenant.id, listWebhooks);
  return { webhooks: rows.map(toView) };
}

/**
 * An address that is told of these events from now on, and the secret that signs them, told in this answer and nowhere
 * else. Throws request.invalid for an address that may not be called, and webhook.too_many.
 */
export async function addWebhook(
  deps: Deps,
  tenant: Tenant,
  input: AddWebhookInput,
): Promise<AddedWebhookView> {
  const url = input.url.trim();
  const fault = url === '' ? 'required' : await deps.webhooks.findFault(url);
  if (fault) throw new AppError('request.invalid', { fields: { url: fault } });
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const events = webhookKinds.filter((kind) => input.events.includes(kind));
  const webhook = { id: deps.newId(), url, events, createdAt: deps.now() };
  await withTenant(deps.db, tenant.id, async (tx) => {
    if ((await listWebhooks(tx)).length >= WEBHOOKS_MAX) throw new AppError('webhook.too_many');
    await insertWebhook(tx, { ...webhook, secret });
  });
  return { ...toView({ ...webhook, failingSince: null, offAt: null }), secret };
}

/** Good whether or not it exists; what waits for it goes along. */
export async function removeWebhook(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => deleteWebhook(tx, id));
}

/** What waits is sent, what happened while it was off is not. Good also when it is on. Throws webhook.not_found. */
export async function switchOn(deps: Deps, tenant: Tenant, id: Id): Promise<WebhookView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await switchWebhookOn(tx, id);
    const row = await findWebhook(tx, id);
    if (!row) throw new AppError('webhook.not_found');
    return toView(row);
  });
}

function toView({ id, url, events, createdAt, failingSince, offAt }: WebhookRow): WebhookView {
  const isFailing = failingSince === null ? ('on' as const) : ('failing' as const);
  return {
    ...{ id, url, events: [...events], createdAt: formatInstant(createdAt) },
    state: offAt === null ? isFailing : 'off',
    failingSince: instantOrNull(failingSince),
    offAt: instantOrNull(offAt),
  };
}

function instantOrNull(at: Instant | null): string | null {
  return at === null ? null : formatInstant(at);
}
