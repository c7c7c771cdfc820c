import { CircleAlert, CircleCheck, Clock, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WebhookEventView } from '#shared/api/admin/webhooks.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { withOpened } from '../../parts/words/booking-address.ts';
import { whenWords } from '../../parts/words/when-words.ts';
import styles from './webhooks.module.css';
import { whyWords } from './why-words.ts';

type EventRowProps = {
  event: WebhookEventView;
  /** Its address is switched off: what waits goes nowhere yet. */
  isOff: boolean;
  busy: boolean;
  /** Id of the words that say why nothing can be sent now; undefined while it can. */
  whyId: string | undefined;
  onReplay: () => void;
};

const looks = {
  waiting: { tone: 'info', Icon: Clock },
  again: { tone: 'sun', Icon: RotateCw },
  sent: { tone: 'success', Icon: CircleCheck },
  dead: { tone: 'danger', Icon: CircleAlert },
} as const;

/** One fact told to one address: what became of it, why not, and when next. */
export function EventRow({ event, isOff, busy, whyId, onReplay }: EventRowProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const { kind, at, bookingId, state, attempts, lastStatus, nextAt } = event;
  const what = { event: t(`webhooks.event.${kind}`), when: whenWords(at, timeZone) };
  const why = whyWords(event, t);
  const shown = state === 'waiting' && why !== undefined ? 'again' : state;
  const { tone, Icon } = looks[shown];
  const told = [
    what.when,
    attempts > 0 && t('webhooks.deliveries.attempts', { count: attempts }),
    state === 'sent' && lastStatus !== null && t('webhooks.deliveries.answered', { status: lastStatus }),
  ];
  return (
    <li className={styles.delivery}>
      <div className="cluster" data-apart="">
        <strong>{what.event}</strong>
        <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`webhooks.state.${shown}`)}
        </Tag>
      </div>
      <p className="soft">{told.filter(Boolean).join(' · ')}</p>
      {why !== undefined && <p>{why}</p>}
      {state === 'waiting' && isOff && <p>{t('webhooks.deliveries.onceOn')}</p>}
      {shown === 'again' && !isOff && (
        <p>{t('webhooks.deliveries.next', { when: whenWords(nextAt, timeZone) })}</p>
      )}
      <div className="cluster">
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={t('webhooks.deliveries.againNamed', what)}
          busy={busy}
          disabled={whyId !== undefined}
          aria-describedby={whyId}
          onClick={onReplay}
        >
          {t('webhooks.deliveries.again')}
        </Button>
        {bookingId !== null && (
          <ButtonLink
            variant="quiet"
            to={`/admin/bookings${withOpened('', 'visit', bookingId)}`}
            aria-label={t('webhooks.deliveries.visitNamed', what)}
          >
            {t('webhooks.deliveries.visit')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
