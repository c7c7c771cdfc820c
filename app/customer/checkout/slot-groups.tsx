import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotEntry } from '../../data/slots/read-slots.ts';
import styles from './day-slots.module.css';
import { groupSlots } from './group-slots.ts';

type SlotGroupsProps = {
  slots: readonly SlotEntry[];
  timeZone: string;
  /** The button of one time. */
  children: (slot: SlotEntry) => ReactNode;
};

const partKeys = {
  morning: 'parts.morning',
  afternoon: 'parts.afternoon',
  evening: 'parts.evening',
} as const;

/** The times of one day by the part of it, or the word that there are none. */
export function SlotGroups({ slots, timeZone, children }: SlotGroupsProps) {
  const { t } = useTranslation('checkout');
  if (slots.length === 0) return <p className={styles.none}>{t('day.none')}</p>;
  return groupSlots(slots, timeZone).map((group) => (
    <div key={group.part} className={styles.group}>
      <h3 className={styles.part}>{t(partKeys[group.part])}</h3>
      <ul className={styles.list}>
        {group.slots.map((slot) => (
          <li key={slot.startAt}>{children(slot)}</li>
        ))}
      </ul>
    </div>
  ));
}
