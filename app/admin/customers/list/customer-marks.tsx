import { Heart, HeartCrack, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { now } from '../../../data/device/clock.ts';
import { Tag } from '../../../ui/layout/tag.tsx';
import { customerTags } from './customer-tags.ts';
import styles from './customers-list.module.css';

const looks = {
  loyal: { tone: 'success', Icon: Heart, words: 'customers.tag.loyal' },
  atRisk: { tone: 'sun', Icon: HeartCrack, words: 'customers.tag.atRisk' },
} as const;

type CustomerMarksProps = {
  customer: CustomerView;
  /** A list says that there is a note, and what it says only where it is not masked. */
  note?: 'masked' | 'shown' | undefined;
};

/** "Fidèle" and "À risque"; what they mean stands in the legend above the list. */
export function CustomerMarks({ customer, note }: CustomerMarksProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {customerTags(customer, now()).map((tag) => {
        const { tone, Icon, words } = looks[tag];
        return (
          <Tag key={tag} tone={tone} icon={<Icon aria-hidden="true" />}>
            {t(words)}
          </Tag>
        );
      })}
      {note !== undefined && customer.note !== null && (
        <span className={styles.noted} title={note === 'shown' ? customer.note : undefined}>
          <StickyNote aria-hidden="true" />
          <span className="visually-hidden">{t('customers.note.mark')}</span>
          {note === 'shown' && (
            <span className={styles.notedText} dir="auto">
              {customer.note}
            </span>
          )}
        </span>
      )}
    </>
  );
}
