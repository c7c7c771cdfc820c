import { WEBHOOK_OFF_AFTER_DAYS, WEBHOOK_TEST } from '#shared/company/webhooks.ts';
import { addMinutes, addMs, formatInstant, parseInstant } from '#shared/kernel/instant.ts';
import { leaseNextEvent, settleEvent, type WebhookEventRow } from '../../db/repos/webhooks/webhook-events.ts';
import { listDueReceivers, noteOutcome, type Receiver } from '../../db/repos/webhooks/webhooks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { publicBase } from '../links/public-base.ts';
import { visitPath } from '../links/visit-path.ts';
import { ATTEMPTS_MAX, retryAt } from '../mails/deliver-due-mails.ts';

/** Longer than a receiver may take, so that no other node sends it meanwhile. */
const LEASE_MS = 60_000;
/** To one receiver in a row, so that the others of a busy node have their turn. */
const BATCH = 20;
/** And nothing more is begun after it: twenty answers of almost ten seconds would hold a line for minutes (D532). */
const TURN_MS = 10_000;
const OFF_AFTER_MIN = WEBHOOK_OFF_AFTER_DAYS * 24 * 60;

export function findDueReceivers(deps: Deps, tenant: Tenant): Promise<Receiver[]> {
  return withTenant(deps.db, tenant.id, (tx) => listDueReceivers(tx, deps.now()));
}

/**
 * Sends what is due for one receiver, oldest first, and leaves it alone after the first that does not arrive. At least
 * once, and not always in order: the receiver tells by the event's id and time (D443).
 */
export async function deliverTo(
  deps: Deps,
  tenant: Tenant,
  receiver: Receiver,
  stop: AbortSignal,
): Promise<void> {
  const untilMs = performance.now() + TURN_MS;
  for (let sent = 0; sent < BATCH && performance.now() < untilMs && !stop.aborted; sent++) {
    const now = deps.now();
    const lease = { now, until: addMs(now, LEASE_MS) };
    const event = await withTenant(deps.db, tenant.id, (tx) => leaseNextEvent(tx, receiver.id, lease));
    if (!event || !(await deliver(deps, tenant, { receiver, event, stop }))) return;
  }
}

interface Delivery {
  readonly receiver: Receiver;
  readonly event: WebhookEventRow;
  readonly stop: AbortSignal;
}

/** True when it arrived. */
async function deliver(deps: Deps, tenant: Tenant, { receiver, event, stop }: Delivery): Promise<boolean> {
  const { url, secret } = receiver;
  const { id, kind } = event;
  const atSeconds = Math.floor(deps.now() / 1000);
  const body = bodyOf(deps, tenant, event);
  const { status, fault } = await deps.webhooks.send({ url, secret, id, kind, body, atSeconds }, stop);
  const triedAt = deps.now();
  const isGood = fault === null;
  const isTest = kind === WEBHOOK_TEST;
  const failed = event.attempts >= ATTEMPTS_MAX || isTest ? 'dead' : 'waiting';
  const isOff = await withTenant(deps.db, tenant.id, async (tx) => {
    await settleEvent(tx, event, {
      ...{ state: isGood ? 'sent' : failed, triedAt, lastStatus: status, lastFault: fault },
      ...(!isGood && { nextAt: retryAt(triedAt, event.attempts) }),
    });
    if (isTest && !isGood) return false; // no event was missed (D444)
    const offBefore = addMinutes(triedAt, -OFF_AFTER_MIN);
    return noteOutcome(tx, receiver.id, { isGood, at: triedAt, offBefore });
  });
  if (isOff) deps.log.warn({ webhookId: receiver.id, fault }, 'a webhook is switched off');
  return isGood;
}

/** One JSON text: what happened, when, to which booking, and where staff see it behind their key. */
function bodyOf(deps: Deps, tenant: Tenant, { id, kind, at, facts, bookingId }: WebhookEventRow): string {
  const told = { id, event: kind, at: formatInstant(at), company: tenant.slug };
  if (bookingId === null || facts === null) return JSON.stringify({ ...told, booking: null });
  const startsAt = parseInstant(facts.startISO) ?? at;
  const path = visitPath({ id: bookingId, startsAt, timeZone: facts.timeZone });
  return JSON.stringify({
    ...told,
    booking: { ...facts, staffUrl: `${publicBase(deps.env, tenant)}${path}` },
  });
}
