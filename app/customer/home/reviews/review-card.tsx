import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RATING_MAX } from '#shared/api/reviews.ts';
import type { Review } from '../../../data/catalogue/read-reviews.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

type ReviewCardProps = {
  review: Review;
  serviceTitle: string;
  /** A second look at a card of the row, for the eye alone. */
  copy?: boolean | undefined;
  onExplain: () => void;
};

export function ReviewCard({ review, serviceTitle, copy, onExplain }: ReviewCardProps) {
  const { t } = useTranslation('reviews');
  const { month: monthOf } = useFormat();
  const { rating, text, language, name, city, month, year, sample } = review;
  return (
    <Card as="li" className={styles.card} aria-hidden={copy} inert={copy}>
      <Stars rating={rating} outOf={RATING_MAX} />
      <span className="visually-hidden">{t('rating', { rating, outOf: RATING_MAX })}</span>
      <blockquote lang={language}>{text}</blockquote>
      <p className={styles.who}>
        <b>{name}</b>
        <span className="soft">{[serviceTitle, city].join('\u00a0· ')}</span>
        <span className="soft">{monthOf(month, year)}</span>
      </p>
      {/* Only a carried out visit leads to a review that is no sample (D128). */}
      {!sample && (
        <button type="button" className={styles.mark} onClick={onExplain}>
          <BadgeCheck aria-hidden="true" />
          {t('verified.mark')}
        </button>
      )}
    </Card>
  );
}
