import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { Link } from '../../frame/link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskedTimes } from '../parts/booking/asked-times.tsx';
import { heldNow } from '../parts/booking/hold-clock.ts';
import { HoldCountdown } from '../parts/booking/hold-countdown.tsx';
import { SlotTime } from '../parts/booking/slot-time.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import styles from './finalize.module.css';

type ChosenTimeProps = {
  selection: SlotSelection | undefined;
  /** Best first; shown instead of the chosen time when nothing can be booked now. */
  asked: readonly PreferredTime[];
  asksOnly: boolean;
  at: Instant;
  timeZone: string;
  /** After a press without a time: spoken at once. */
  isAsked: boolean;
};

/** The chosen time on top, with its countdown and the way back to change it; or that there is none. */
export function ChosenTime({ selection, asked, asksOnly, at, timeZone, isAsked }: ChosenTimeProps) {
  const { t } = useTranslation('finalize');
  const held = heldNow(selection, at);
  // One that is held is the one to ask for: the card stays as it is while the connection comes and goes.
  const isHeldAlone = held !== undefined && asked.length === 1;
  if (asksOnly && asked.length > 0 && !isHeldAlone) return <WishedTimes {...{ asked, timeZone }} />;
  if (!selection || selection.status === 'lost') return <MissingTime {...{ selection, timeZone, isAsked }} />;
  return (
    <Card tone="primary" className={styles.chosen} as="section" aria-label={t('slot.label')}>
      <span className={styles.dateBadge}>
        <CalendarCheck aria-hidden="true" />
      </span>
      <div className={styles.when}>
        <SlotTime startAt={selection.startAt} endAt={selection.endAt} timeZone={timeZone} size="l" />
        {!held && <p>{t('slot.expired')}</p>}
      </div>
      <div className={styles.change}>
        {held && <HoldCountdown selection={held} at={at} />}
        <Link to="/checkout">{t('slot.change')}</Link>
      </div>
    </Card>
  );
}

function WishedTimes({ asked, timeZone }: Pick<ChosenTimeProps, 'asked' | 'timeZone'>) {
  const { t } = useTranslation('finalize');
  return (
    <Card tone="sunken" className="stack" as="section" aria-label={t('saved.times')}>
      <p>{t('saved.times')}</p>
      <AskedTimes times={asked} timeZone={timeZone} />
      <Link to="/checkout">{t('slot.change')}</Link>
    </Card>
  );
}

function MissingTime({
  selection,
  timeZone,
  isAsked,
}: Pick<ChosenTimeProps, 'selection' | 'timeZone' | 'isAsked'>) {
  const { t } = useTranslation('finalize');
  const words = useSlotWords(timeZone);
  return (
    <Alert
      tone="warning"
      // A new key makes a new element, which is what a screen reader speaks.
      key={String(isAsked)}
      role={isAsked || selection ? 'alert' : undefined}
      title={t('slot.missing')}
      actions={<Link to="/checkout">{t('slot.choose')}</Link>}
    >
      {selection &&
        t('slot.lost', {
          time: words(selection.startAt),
        })}
    </Alert>
  );
}
