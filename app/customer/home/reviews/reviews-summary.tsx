import { useTranslation } from 'react-i18next';
import type { Reviews } from '../../../data/catalogue/read-reviews.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

type ReviewsSummaryProps = Reviews & { onExplain: () => void };

/** Average, stars and count are one sentence to a screen reader. */
export function ReviewsSummary({ summary, onExplain }: ReviewsSummaryProps) {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const { count, outOf, sample } = summary;
  if (summary.average === null) return null;
  const average = number(summary.average, 1);
  const reviews = sample ? t('sample.count', { count }) : t('count', { count });
  return (
    <div className="cluster">
      <p className={styles.average}>
        <span className="visually-hidden">{t('average', { average, outOf, reviews })}</span>
        <span aria-hidden="true">{average}</span>
        <Stars rating={summary.average} outOf={outOf} />
        <span aria-hidden="true">{reviews}</span>
      </p>
      <button type="button" className={styles.mark} onClick={onExplain}>
        {/* All are samples or none is (D404), and there may be more than are sent. */}
        {sample ? t('verified.none') : t('verified.count', { count })}
      </button>
    </div>
  );
}
