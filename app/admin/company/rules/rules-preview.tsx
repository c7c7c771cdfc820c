import { useTranslation } from 'react-i18next';
import type { BookingRules } from '#shared/company/booking-rules.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import styles from '../company.module.css';

/** What these rules become on a customer's screens. A picture: nothing in it leads on. */
export function RulesPreview({ rules }: { rules: BookingRules }) {
  const { t } = useTranslation('admin');
  return (
    <Card as="section" className="stack" aria-labelledby="company-preview">
      <h2 id="company-preview">{t('company.preview')}</h2>
      <figure className={styles.figure}>
        <figcaption className="soft">{t('company.rules.previewHold')}</figcaption>
        <div>{t('company.rules.previewHeld', { min: staffFormat.duration(rules.holdMin) })}</div>
      </figure>
    </Card>
  );
}
