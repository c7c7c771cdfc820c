import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { SlotEntry } from '../../local/reads/slots.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { differsFromBrowserZone } from '../parts/differs-from-browser-zone.ts';
import { HoldCountdown } from '../parts/hold-countdown.tsx';
import styles from './day-slots.module.css';
import type { DaySlotsProps } from './day-slots-props.ts';

type SlotButtonProps = Pick<
  DaySlotsProps,
  'timeZone' | 'held' | 'pendingStart' | 'at' | 'offline' | 'onPick'
> & { slot: SlotEntry };

/** Free: holds at once. Held: counts down, and a tap gives it back. Taken: stays in its place and says so. */
export function SlotButton({ slot, timeZone, held, pendingStart, at, offline, onPick }: SlotButtonProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const isHeld = held?.startAt === slot.startAt;
  const isPending = pendingStart === slot.startAt;
  const isTaken = !slot.available && !isHeld;
  const isBlocked = isTaken || offline;
  return (
    <button
      type="button"
      className={styles.slot}
      data-taken={isTaken || undefined}
      aria-pressed={isHeld}
      aria-disabled={isBlocked || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isBlocked && onPick(slot)}
    >
      <span className={styles.start}>
        {isPending && <Spinner />}
        {format.time(slot.startAt, timeZone)}
        {differsFromBrowserZone(slot.startAt, timeZone) && (
          <small> {format.zone(slot.startAt, timeZone)}</small>
        )}
      </span>
      {isHeld ? (
        <HoldCountdown selection={held} at={at} />
      ) : (
        <span className={styles.end}>
          {isTaken ? t('day.taken') : t('day.until', { time: format.time(slot.endAt, timeZone) })}
        </span>
      )}
    </button>
  );
}
