import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import { now } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import { clearPreferredTimes } from '../../data/slots/clear-preferred-times.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import { readSlots } from '../../data/slots/read-slots.ts';
import type { VisitKey } from '../../data/slots/visit-key.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import { useStored } from '../parts/page/use-stored.ts';

type PreferredTimeOfferProps = {
  asked: readonly PreferredTime[];
  visit: VisitKey;
  timeZone: string;
  isHolding: boolean;
  onPick: (slot: NearSlot) => void;
};

/** Back online with wishes: the first one that is free now, to be held with one tap. Says nothing before it knows. */
export function PreferredTimeOffer({ asked, visit, timeZone, isHolding, onPick }: PreferredTimeOfferProps) {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  const [since] = useState(now);
  const key = [...new Set(asked.map(({ startAt }) => toLocal(startAt, timeZone).day))].join(' ');
  const days = key.split(' ') as Day[]; // joined on the line above
  const seen = useStored(() => Promise.all(days.map((day) => readSlots(day, visit))), [key, visit]);
  useEffect(() => {
    for (const day of key.split(' ')) void remote.refreshSlots(day as Day, visit, { force: true }); // joined above
  }, [key, visit]);

  if (!seen?.value.every((day) => day !== undefined && day.fetchedAt >= since)) return null;
  const free = seen.value.flatMap((day) => day?.slots ?? []).filter(({ available }) => available);
  const preferred = asked.find(({ startAt }) => free.some((slot) => slot.startAt === startAt));
  const close = { onDismiss: () => void clearPreferredTimes(), dismissLabel: t('close') };
  if (preferred === undefined) {
    return (
      <Alert tone="warning" role="status" title={t('wishes.backTitle')} {...close}>
        {t('wishes.gone')}
      </Alert>
    );
  }
  const time = words(preferred.startAt);
  return (
    <Alert
      role="status"
      title={t('wishes.backTitle')}
      actions={
        <Button busy={isHolding} onClick={() => onPick(preferred)}>
          {t('wishes.hold', { time })}
        </Button>
      }
      {...close}
    >
      {t('wishes.free', { time })}
    </Alert>
  );
}
