import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './saving.module.css';

type BecomesProps = { what: string; from: string; to: string };

/** A line of a history: what changed, from what into what. */
export function Becomes({ what, from, to }: BecomesProps) {
  const { t } = useTranslation('admin');
  return (
    <p className={styles.becomes}>
      <strong dir="auto">{what}</strong>
      <span dir="auto">{from}</span>
      <ArrowRight size={16} aria-hidden="true" />
      <span className="visually-hidden">{t('pricing.example.becomes')}</span>
      <b dir="auto">{to}</b>
    </p>
  );
}
