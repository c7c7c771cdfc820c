import { useTranslation } from 'react-i18next';
import type { SlotEntry } from '../../data/slots/read-slots.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { HoldCountdown } from '../parts/booking/hold-countdown.tsx';
import { differsFromBrowserZone } from '../parts/page/differs-from-browser-zone.ts';
import styles from './day-slots.module.css';
import type { DaySlotsProps } from './day-slots-props.ts';
import { rankOf, SlotMark } from './slot-mark.tsx';

type SlotButtonProps = Pick<
  DaySlotsProps,
  'timeZone' | 'held' | 'pendingStart' | 'at' | 'offline' | 'asked' | 'onPick'
> & { slot: SlotEntry };

/**
 * Free: holds at once. Held: counts down, and a tap gives it back. Taken: stays in its place and says so. Offline: a
 * tap makes it a wish, a second one takes it off.
 */
export function SlotButton(props: SlotButtonProps) {
  const { slot, timeZone, held, pendingStart, at, offline, asked, onPick } = props;
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const isHeld = held?.startAt === slot.startAt;
  const isPending = pendingStart === slot.startAt;
  const isTaken = !slot.available && !isHeld;
  const rank = offline ? rankOf(slot.startAt, asked) : 0;
  // A wish stays within reach: it may have been taken since, and then has to come off.
  const isBlocked = isTaken && rank === 0;
  return (
    <button
      type="button"
      className={styles.slot}
      data-taken={isTaken || undefined}
      data-old={offline || undefined}
      aria-pressed={isHeld || rank > 0}
      aria-disabled={isBlocked || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isBlocked && onPick(slot)}
    >
      <span className={styles.start}>
        {isPending && <Spinner />}
        <SlotMark rank={rank} />
        {format.time(slot.startAt, timeZone)}
        {differsFromBrowserZone(slot.startAt, timeZone) && (
          <small> {format.zone(slot.startAt, timeZone)}</small>
        )}
      </span>
      {isHeld ? (
        <>
          {/* For eyes: a name that changes every second would be read out every second while the button has the focus. */}
          <span aria-hidden="true">
            <HoldCountdown selection={held} at={at} />
          </span>
          <span className="visually-hidden">{t('hold.label')}</span>
        </>
      ) : (
        <span className={styles.end}>
          {isTaken ? t('day.taken') : t('day.until', { time: format.time(slot.endAt, timeZone) })}
        </span>
      )}
    </button>
  );
}
