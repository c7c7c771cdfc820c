import type { Instant } from '#shared/kernel/instant.ts';
import { addMs } from '#shared/kernel/instant.ts';
import type { MailOutcome, MailRow } from '../../db/repos/mail-outbox.ts';
import { leaseMails, settleMail } from '../../db/repos/mail-outbox.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { isPlainAddress } from '../../mail/header-text.ts';
import { MailRefused } from '../../providers/mailer/port.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** One at a time: a slow server takes up to a minute for one mail, which is the lease, and for ten it would take ten. */
const BATCH = 1;
/** About 20 hours of trying before staff has to look. */
const ATTEMPTS_MAX = 12;

/**
 * Sends what is due for one tenant. At least once: a crash between the server's yes and our note sends the same mail
 * again under the same Message-ID (reliability 3.7).
 */
export async function deliverDueMails(deps: Deps, tenant: Tenant, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const mails = await withTenant(deps.db, tenant.id, (tx) => leaseMails(tx, deps.now(), BATCH));
    if (mails.length === 0) return;
    for (const mail of mails) {
      const outcome = await deliver(deps, tenant, mail);
      await withTenant(deps.db, tenant.id, (tx) => settleMail(tx, mail.id, outcome));
      if (outcome.state === 'dead')
        deps.log.error({ mailId: mail.id, reason: outcome.error }, 'mail is dead');
    }
  }
}

async function deliver(deps: Deps, tenant: Tenant, mail: MailRow): Promise<MailOutcome> {
  if (!deps.mailer.delivers) return { state: 'kept' };
  if (!isPlainAddress(mail.recipient)) return { state: 'dead', error: 'unusable address' };
  try {
    const words = await withTenant(deps.db, tenant.id, (tx) => composeMail(tx, deps.env, tenant, mail));
    if (!words) return { state: 'dead', error: 'what it tells of is gone' };
    const { isOvertaken, ...content } = words;
    if (isOvertaken) return { state: 'kept', error: 'it is no longer true' };
    await deps.mailer.send({
      messageId: `<${mail.id}@${new URL(deps.env.publicUrl).hostname}>`,
      from: deps.env.mailFrom,
      to: mail.recipient,
      ...content,
    });
    return { state: 'sent', sentAt: deps.now() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof MailRefused || mail.attempts >= ATTEMPTS_MAX)
      return { state: 'dead', error: reason };
    return { state: 'waiting', nextAt: retryAt(deps.now(), mail.attempts), error: reason };
  }
}

/** 1, 2, 4 … minutes, at most six hours, each shortened by up to half so that many do not come back at once. */
function retryAt(now: Instant, attempts: number, jitter: number = Math.random()): Instant {
  const fullMin = Math.min(360, 2 ** (attempts - 1));
  return addMs(now, fullMin * 60_000 * (1 - jitter / 2));
}
