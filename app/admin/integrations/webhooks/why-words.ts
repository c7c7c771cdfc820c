import type { TFunction } from 'i18next';
import type { WebhookEventView } from '#shared/api/admin/webhooks.ts';

type Tried = Pick<WebhookEventView, 'state' | 'attempts' | 'lastFault' | 'lastStatus'>;

/** Why the last attempt did not count; undefined of one that arrived, and of one that begins anew. */
export function whyWords(
  { state, attempts, lastFault, lastStatus }: Tried,
  t: TFunction<'admin'>,
): string | undefined {
  if (lastFault === null || (state === 'waiting' && attempts === 0)) return undefined;
  return t(`webhooks.why.${lastFault}`, { status: lastStatus ?? '' });
}
