import { useTranslation } from 'react-i18next';
import { remote } from '../../data/remote.ts';
import { type PreferredTime, readAskedTimes } from '../../data/slots/read-preferred-times.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { togglePreferredTime } from '../../data/slots/toggle-preferred-time.ts';
import { announce } from '../../ui/feedback/announce.ts';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import { useStored } from '../parts/page/use-stored.ts';

export interface PreferredTimes {
  readonly asked: readonly PreferredTime[];
  /** What a tap on a time does without a connection. */
  readonly toggle: (slot: NearSlot) => Promise<void>;
}

/** The times the customer would take, kept while none can be held (D103). */
export function usePreferredTimes(
  minutes: number,
  selection: SlotSelection | undefined,
  timeZone: string,
): PreferredTimes {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  const asked = useStored(() => readAskedTimes(minutes), [minutes])?.value ?? [];
  const toggle = async ({ startAt }: NearSlot) => {
    const time = words(startAt);
    if (selection?.startAt === startAt && selection.status === 'held') {
      announce(t('wishes.removed', { time }));
      return remote.releaseHold();
    }
    switch (await togglePreferredTime(startAt, minutes)) {
      case 'added':
        return announce(t('wishes.added', { time, rank: asked.length + 1 }));
      case 'removed':
        return announce(t('wishes.removed', { time }));
      case 'full':
        return announce(t('wishes.full'));
    }
  };
  return { asked, toggle };
}
