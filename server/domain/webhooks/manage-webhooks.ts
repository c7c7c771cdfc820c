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
  findSignedWith,
  findWebhook,
  insertWebhook,
  listWebhooks,
  switchWebhookOn,
  type WebhookRow,
} from '../../db/repos/webhooks/webhooks.ts';
import { newSecret } from '../../db/secret-hash.ts';
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
 * else. The same secret under the same id again is the same webhook (D520). Throws request.invalid for an address that may
 * not be called, and webhook.too_many.
 */
export async function addWebhook(
  deps: Deps,
  tenant: Tenant,
  input: AddWebhookInput,
): Promise<AddedWebhookView> {
  const url = input.url.trim();
  const fault = url === '' ? 'required' : await deps.webhooks.findFault(url);
  if (fault) throw new AppError('request.invalid', { fields: { url: fault } });
  const own = input.own ?? { id: deps.newId(), secret: newSecret() };
  const signed = { id: own.id, secret: `whsec_${own.secret}` };
  const events = webhookKinds.filter((kind) => input.events.includes(kind));
  const webhook = await withTenant(deps.db, tenant.id, async (tx): Promise<WebhookRow> => {
    const before = await findSignedWith(tx, signed);
    if (before) return before;
    if ((await listWebhooks(tx)).length >= WEBHOOKS_MAX) throw new AppError('webhook.too_many');
    const added = { id: signed.id, url, events, createdAt: deps.now() };
    if (await insertWebhook(tx, { ...added, ...signed }))
      return { ...added, failingSince: null, offAt: null };
    const meanwhile = await findSignedWith(tx, signed);
    if (!meanwhile) throw new AppError('request.invalid', { fields: { own: 'invalid' } });
    return meanwhile;
  });
  return { ...toView(webhook), secret: signed.secret };
}

/** Good whether or not it exists; what waits for it goes along. */
export async function removeWebhook(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => deleteWebhook(tx, id));
}

/** What waits is sent, what happened while it was off is not. Good also when it is on. Throws webhook.not_found. */
export async function switchOn(deps: Deps, tenant: Tenant, id: Id): Promise<WebhookView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await switchWebhookOn(tx, id, deps.now());
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
