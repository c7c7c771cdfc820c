import { CalendarCheck, CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addMinutes, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { EditServicesContext } from '../../../data/changes/read-edit-services.ts';
import { remote } from '../../../data/remote.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { Link } from '../../../frame/link.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { heldNow } from '../../parts/booking/hold-clock.ts';
import { HoldCountdown } from '../../parts/booking/hold-countdown.tsx';
import { SlotTime } from '../../parts/booking/slot-time.tsx';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';

type EditTimeProps = {
  edit: EditServicesContext;
  /** Another time for the visit; without one it keeps its start. */
  selection: SlotSelection | undefined;
  at: Instant;
  minutes: number;
};

/** When the visit is: its own start with the length it needs now, from when to when it moves, or that this is open. */
export function EditTime({ edit, selection, at, minutes }: EditTimeProps) {
  const { t } = useTranslation('edit');
  const { timeZone } = edit;
  if (selection?.status === 'lost') return <LostTime {...{ selection, timeZone }} />;
  return (
    <Card as="section" className="stack" aria-label={t('confirm.time')}>
      {selection ? (
        <>
          <FromTo {...{ edit, minutes }} held={selection} />
          <HeldFor {...{ selection, at }} />
        </>
      ) : (
        <>
          <SlotTime
            startAt={edit.initialStartAt}
            endAt={addMinutes(edit.initialStartAt, minutes)}
            timeZone={timeZone}
            size="l"
          />
          <Kept edit={edit} minutes={minutes} />
        </>
      )}
      <div className="cluster">
        <Link to="/checkout">{t('confirm.change')}</Link>
        {selection && <KeepInstead />}
      </div>
    </Card>
  );
}

function HeldFor({ selection, at }: { selection: SlotSelection; at: Instant }) {
  const { t } = useTranslation('finalize');
  const held = heldNow(selection, at);
  return held ? <HoldCountdown selection={held} at={at} /> : <p>{t('slot.expired')}</p>;
}

/** The start of before is not taken for the answer: the person says which. */
function LostTime({ selection, timeZone }: { selection: SlotSelection; timeZone: string }) {
  const { t } = useTranslation(['edit', 'finalize']);
  const words = useSlotWords(timeZone);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('finalize:slot.missing')}
      actions={
        <>
          <Link to="/checkout">{t('confirm.change')}</Link>
          <KeepInstead />
        </>
      }
    >
      {t('finalize:slot.lost', { time: words(selection.startAt) })}
    </Alert>
  );
}

function KeepInstead() {
  const { t } = useTranslation('edit');
  return (
    <Button variant="quiet" onClick={() => void remote.releaseHold()}>
      {t('confirm.keepInstead')}
    </Button>
  );
}

function Kept({ edit, minutes }: Pick<EditTimeProps, 'edit' | 'minutes'>) {
  const { t } = useTranslation('edit');
  const { duration } = useFormat();
  const isSameLength = minutesBetween(edit.initialStartAt, edit.initialEndAt) === minutes;
  return (
    <p className="soft">
      {isSameLength ? t('confirm.keeps') : t('confirm.longer', { duration: duration(minutes) })}
    </p>
  );
}

function FromTo({ edit, held, minutes }: Pick<EditTimeProps, 'edit' | 'minutes'> & { held: SlotSelection }) {
  const { t } = useTranslation('edit');
  const { timeZone, initialStartAt, initialEndAt } = edit;
  return (
    <Facts
      facts={[
        {
          label: t('confirm.from'),
          icon: <CalendarX aria-hidden="true" />,
          value: (
            <s>
              <SlotTime startAt={initialStartAt} endAt={initialEndAt} timeZone={timeZone} />
            </s>
          ),
        },
        {
          label: t('confirm.to'),
          icon: <CalendarCheck aria-hidden="true" />,
          value: (
            <SlotTime
              startAt={held.startAt}
              endAt={addMinutes(held.startAt, minutes)}
              timeZone={timeZone}
              size="l"
            />
          ),
        },
      ]}
    />
  );
}
