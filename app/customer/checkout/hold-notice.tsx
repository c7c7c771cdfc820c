import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { canRenew, holdPhase } from '../parts/booking/hold-clock.ts';
import { type NearSlot, NearSlots } from '../parts/booking/near-slots.tsx';
import { useHoldMinutes } from '../parts/booking/use-hold-minutes.ts';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import { InSight } from '../parts/page/in-sight.tsx';
import styles from './checkout.module.css';
import type { HoldTrouble, PickSlot } from './use-pick-slot.ts';

type HoldNoticeProps = {
  selection: SlotSelection | undefined;
  at: Instant;
  timeZone: string;
  picking: PickSlot;
  onPick: (slot: NearSlot) => void;
};

/** What became of the held time, with what to do about it; nothing while all is well. */
export function HoldNotice(props: HoldNoticeProps) {
  const { selection, at, picking } = props;
  if (picking.trouble || !selection || picking.pendingStart !== null) return null;
  switch (holdPhase(selection, at)) {
    case 'held':
      return null;
    case 'ending':
      return <EndingNotice {...props} selection={selection} />;
    case 'expired':
    case 'lost':
      return <EndedNotice {...props} selection={selection} />;
  }
}

/** Why a tapped time could not be held, beside the times, and the nearest ones instead. Brought into sight once. */
export function TroubleNotice(props: Omit<HoldNoticeProps, 'selection' | 'at'>) {
  const { trouble } = props.picking;
  return (
    <InSight when={trouble} className={styles.live}>
      {trouble && <Trouble {...props} trouble={trouble} />}
    </InSight>
  );
}

type TroubleProps = Omit<HoldNoticeProps, 'selection' | 'at'> & { trouble: HoldTrouble };

function Trouble({ trouble, picking, timeZone, onPick }: TroubleProps) {
  const { t } = useTranslation('checkout');
  const { alternatives, code } = trouble;
  const isTaken = code === 'slot.taken';
  return (
    <Alert
      tone={isTaken ? 'warning' : 'danger'}
      role="alert"
      title={isTaken ? errorText(code) : t('hold.failed')}
      actions={
        alternatives.length > 0 ? (
          <NearSlots
            slots={alternatives}
            timeZone={timeZone}
            pendingStart={picking.pendingStart}
            onPick={onPick}
          />
        ) : undefined
      }
      onDismiss={picking.forgetTrouble}
      dismissLabel={t('close')}
    >
      {!isTaken && `${errorText(code)} `}
      {isTaken && (alternatives.length > 0 ? t('hold.nearest') : t('hold.pickAnother'))}
    </Alert>
  );
}

type WithSelection = HoldNoticeProps & { selection: SlotSelection };

function EndingNotice({ selection, picking }: WithSelection) {
  const { t } = useTranslation('checkout');
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('hold.lastMinute')}
      actions={
        canRenew(selection) && (
          <Button busy={picking.isRenewing} onClick={() => void picking.renew()}>
            {t('hold.keep')}
          </Button>
        )
      }
    >
      {canRenew(selection) ? undefined : t('hold.usedUp')}
    </Alert>
  );
}

function EndedNotice({ selection, timeZone, picking, onPick }: WithSelection) {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  const minutes = useHoldMinutes();
  const isLost = selection.status === 'lost';
  const expired = minutes ? t('hold.expiredTitleFor', { minutes }) : t('hold.expiredTitle');
  const time = words(selection.startAt);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={isLost ? t('hold.lostTitle') : expired}
      actions={
        !isLost && (
          <Button busy={picking.pendingStart === selection.startAt} onClick={() => onPick(selection)}>
            {t('hold.again')}
          </Button>
        )
      }
    >
      {isLost ? t('hold.lost', { time }) : t('hold.expired', { time })}
    </Alert>
  );
}
