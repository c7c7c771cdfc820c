import { CalendarCheck, CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addMinutes, minutesBetween } from '#shared/kernel/instant.ts';
import type { EditServicesContext } from '../../../data/changes/read-edit-services.ts';
import { remote } from '../../../data/remote.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { Link } from '../../../frame/link.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { SlotTime } from '../../parts/booking/slot-time.tsx';

type EditTimeProps = { edit: EditServicesContext; held: SlotSelection | undefined; minutes: number };

/** When the visit is: its own start with the length it needs now, or from when to when it moves. */
export function EditTime({ edit, held, minutes }: EditTimeProps) {
  const { t } = useTranslation('edit');
  const { timeZone } = edit;
  return (
    <Card as="section" className="stack" aria-label={t('confirm.time')}>
      {held ? (
        <FromTo {...{ edit, held, minutes }} />
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
        {held && (
          <Button variant="quiet" onClick={() => void remote.releaseHold()}>
            {t('confirm.keepInstead')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Kept({ edit, minutes }: Omit<EditTimeProps, 'held'>) {
  const { t } = useTranslation('edit');
  const { duration } = useFormat();
  const isSameLength = minutesBetween(edit.initialStartAt, edit.initialEndAt) === minutes;
  return (
    <p className="soft">
      {isSameLength ? t('confirm.keeps') : t('confirm.longer', { duration: duration(minutes) })}
    </p>
  );
}

function FromTo({ edit, held, minutes }: EditTimeProps & { held: SlotSelection }) {
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
