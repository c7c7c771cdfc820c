import { setTimeout as sleep } from 'node:timers/promises';
import { HELD_REASON } from '#shared/api/admin/mails.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { addMs, MINUTE_MS } from '#shared/kernel/instant.ts';
import type { MailOutcome, MailRow } from '../../db/repos/mail-outbox.ts';
import { findSentBefore, hasNewerMail, leaseMail, settleMail } from '../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toRefusal } from '../../errors/to-refusal.ts';
import { headerText, isPlainAddress } from '../../mail/frame/header-text.ts';
import { MailRefused } from '../../providers/mailer/port.ts';
import { publicBase } from '../links/public-base.ts';
import { noteMailOutcome } from '../notices/note-mail-outcome.ts';
import { composeMail } from './compose-mail.ts';
import { GONE_REASON, saysMore } from './composed-mail.ts';

/** In one turn, so that a company with many keeps no other waiting; what is left is sent a second later. */
const TURN_MAX = 50;
/** A turn begins nothing more after it: one mail to a slow server may take several times as long (D535). */
const TURN_MS = 10_000;
/** About a day of trying (eleven waits of 24 h together on average) before staff has to look. */
export const ATTEMPTS_MAX = 12;
const FIRST_WAIT_MIN = 2;
const WAIT_MAX_MIN = 16 * 60;

/**
 * Sends what is due for one tenant, at most a turn of it. At least once: a crash between the server's yes and our note
 * sends the same mail again under the same Message-ID (D363).
 */
export async function deliverDueMails(deps: Deps, tenant: Tenant, isStopping: () => boolean): Promise<void> {
  const untilMs = performance.now() + TURN_MS;
  const isOver = () => performance.now() >= untilMs || isStopping();
  for (let taken = 0; taken < TURN_MAX && !isOver(); taken++) {
    const mail = await withTenant(deps.db, tenant.id, (tx) => leaseMail(tx, deps.now()));
    if (!mail) return;
    const outcome = await deliver(deps, tenant, mail);
    await note(deps, tenant, { mail, outcome, isStopping });
    if (outcome.state === 'dead') deps.log.error({ mailId: mail.id, reason: outcome.error }, 'mail is dead');
  }
}

/** With growing pauses, ten seconds in all: as long as a database is away that changes its leader. */
const NOTE_ATTEMPTS = 5;

/** Tried again where the database does not answer: a mail that has left and is not known to have would leave once more. */
async function note(
  deps: Deps,
  tenant: Tenant,
  { mail, outcome, isStopping }: { mail: MailRow; outcome: MailOutcome; isStopping: () => boolean },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTenant(deps.db, tenant.id, async (tx) => {
        await settleMail(tx, mail.id, outcome);
        await noteMailOutcome(tx, deps, mail, outcome);
      });
    } catch (error) {
      const mayPass = toRefusal(error).code === 'server.busy';
      if (!mayPass || attempt === NOTE_ATTEMPTS || isStopping()) throw error;
      await sleep(attempt * 1_000);
    }
  }
}

const HOUR_MS = 60 * MINUTE_MS;
/** To one mailbox (countedAs); more than a customer causes who books a few visits and changes their mind. */
const HOURLY_MAX = 8;

const GONE: MailOutcome = { state: 'kept', error: GONE_REASON };
const OVERTAKEN: MailOutcome = { state: 'kept', error: 'it is no longer true' };

async function deliver(deps: Deps, tenant: Tenant, mail: MailRow): Promise<MailOutcome> {
  if (!deps.mailer.delivers) return { state: 'kept' };
  // It would lead nowhere, or into another company's app.
  const base = publicBase(deps.env, tenant);
  if (base === '') return { state: 'kept', error: 'the company has no public address' };
  if (!isPlainAddress(mail.recipient)) return { state: 'dead', error: 'unusable address' };
  try {
    const words = await withTenant(deps.db, tenant.id, (tx) => composeMail(tx, deps, tenant, mail));
    if (!words) return GONE;
    const { isOvertaken, isGone, notBefore, ...content } = words;
    if (isGone) return GONE;
    if (isOvertaken) return OVERTAKEN;
    if (notBefore !== undefined) return { state: 'waiting', nextAt: notBefore, isUntried: true };
    const held = isByCompany(mail) ? undefined : await holdBack(deps, tenant, mail);
    if (held !== undefined) return held;
    await deps.mailer.send({
      messageId: `<${mail.id}@${new URL(base).hostname}>`,
      from: { name: headerText(tenant.name), address: deps.env.mailFrom },
      replyTo: tenant.helpEmail ?? undefined,
      to: mail.recipient,
      ...content,
    });
    return { state: 'sent', sentAt: deps.now() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof MailRefused;
    if (isRefused || mail.attempts >= ATTEMPTS_MAX) return { state: 'dead', error: reason, isRefused };
    return { state: 'waiting', nextAt: retryAt(deps.now(), mail.attempts), error: reason };
  }
}

/** What a clock or a member of staff causes, whoever it is about. */
const atOnce: ReadonlySet<MailRow['kind']> = new Set([
  'booking.reminder',
  'booking.confirmed',
  'quote.offered',
  'review.asked',
  'staff.summary',
  'staff.test',
]);

/** These wait for no word of staff: it is they who caused the mail, or the visit is near. */
function isByCompany({ kind, payload }: MailRow): boolean {
  const told = 'byOffice' in payload ? payload.byOffice : undefined;
  return told ?? atOnce.has(kind);
}

/**
 * A caller who has a link, or only types another person's address, causes mails to it: they wait once it has got
 * enough of them within an hour, and of those that waited only the last of its kind is sent. Undefined when there is
 * room.
 */
async function holdBack(deps: Deps, tenant: Tenant, mail: MailRow): Promise<MailOutcome | undefined> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    if (mail.lastError === HELD_REASON && !saysMore(mail) && (await hasNewerMail(tx, mail.id, [mail.kind])))
      return OVERTAKEN;
    const since = addMs(deps.now(), -HOUR_MS);
    const sentAt = await findSentBefore(tx, countedAs(mail.recipient), since, HOURLY_MAX - 1);
    if (sentAt === undefined) return undefined;
    return { state: 'waiting', nextAt: addMs(sentAt, HOUR_MS), error: HELD_REASON, isUntried: true };
  });
}

/**
 * Whose mailbox it is, as far as one can tell: `Ana+1@X.com` and `ana+2@x.com` arrive at `ana@x.com`. For counting alone
 * (findSentBefore says the same in SQL); a mail goes to the address as it was given.
 */
export function countedAs(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}

/**
 * Any moment of the next 2, 4, 8 … minutes, at most 16 hours: spread over the whole wait, so that the mails of an
 * outage do not all come back at once (full jitter).
 */
export function retryAt(now: Instant, attempts: number, jitter: number = Math.random()): Instant {
  const longestMin = Math.min(WAIT_MAX_MIN, FIRST_WAIT_MIN * 2 ** (attempts - 1));
  return addMs(now, Math.round(longestMin * MINUTE_MS * jitter));
}
