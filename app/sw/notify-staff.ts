import * as z from 'zod/mini';
import { type PushMessage, pushMessage } from '#shared/api/admin/push.ts';

/**
 * Notifications to devices of staff (D425). In French, as the back office is, and with no more than the message says:
 * what happened, how often, and where a tap leads.
 */
declare const self: ServiceWorkerGlobalScope;

/** What happened once, and what a number of them are called. */
const words: Readonly<Record<PushMessage['kind'], readonly [one: string, many: string]>> = {
  booked: ['Nouvelle réservation', 'nouvelles réservations'],
  moved: ['Visite déplacée', 'visites déplacées'],
  cancelled: ['Visite annulée', 'visites annulées'],
  quote: ['Devis demandé', 'devis demandés'],
  undeliverable: ['Courriel non remis', 'courriels non remis'],
  review: ['Nouvel avis', 'nouveaux avis'],
};

/** A newer server may tell of what this worker does not know; browsers insist that something is shown. */
const unknown = { title: 'Du nouveau dans l’administration', path: '/admin/calendar' } as const;

/**
 * The same visit told again takes the place of what still lies there, and rings again. So do several of a kind, which lead
 * to the calendar all of them: those that lie there unread count along.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = readMessage(data);
  const path = message?.path ?? unknown.path;
  const [one, many] = message ? words[message.kind] : [unknown.title, unknown.title];
  const tag = `${message?.kind ?? 'other'} ${path}`;
  const count = message && message.count > 1 ? message.count + (await unreadBefore(tag, message)) : 1;
  const title = count > 1 ? `${count} ${many}` : one;
  await self.registration.showNotification(title, {
    body: bodyOf(path),
    lang: 'fr',
    tag,
    renotify: true,
    data: { path, count, newestId: message?.newestId },
  });
}

const shownData = z.object({ count: z.int(), newestId: z.optional(z.string()) });

/** Of what lies there under the tag, unless it is this very message, told a second time. */
async function unreadBefore(tag: string, { newestId, count }: PushMessage): Promise<number> {
  const [shown] = await self.registration.getNotifications({ tag });
  const known = shownData.safeParse(shown?.data);
  if (!known.success) return 0;
  return known.data.newestId === newestId ? known.data.count - count : known.data.count;
}

function readMessage(data: PushMessageData | null): PushMessage | undefined {
  try {
    const parsed = pushMessage.safeParse(data?.json());
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // no JSON
  }
}

function bodyOf(path: string): string {
  if (path.startsWith('/admin/mails/')) return 'Touchez pour ouvrir le courriel.';
  return path.includes('visit=') ? 'Touchez pour ouvrir la visite.' : 'Touchez pour ouvrir le calendrier.';
}

/** A page that shows just that comes to the front; no other is led away from what somebody types there. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const path: unknown = notification.data?.path;
  const url = new URL(typeof path === 'string' ? path : unknown.path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === url);
  if (shown) await shown.focus();
  else await self.clients.openWindow(url);
}
