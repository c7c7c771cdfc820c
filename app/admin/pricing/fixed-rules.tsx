import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import styles from './pricing.module.css';

/** What no price changes (shared/pricing/SPEC.md), for staff who wonder why a total is what it is. */
export function FixedRules() {
  const { t } = useTranslation('admin');
  return (
    <Disclosure title={t('pricing.rules.title')} summary={t('pricing.rules.lead')}>
      <ul className={styles.rules}>
        <li>{t('pricing.rules.seats')}</li>
        <li>{t('pricing.rules.once')}</li>
        <li>{t('pricing.rules.quote')}</li>
        <li>{t('pricing.rules.rounding')}</li>
        <li>{t('pricing.rules.booked')}</li>
      </ul>
    </Disclosure>
  );
}
