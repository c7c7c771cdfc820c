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
  /** Opens the whole of what is too long for a card. */
  onRead: () => void;
};

/** In letters: more than a card of the row shows. */
const SHORT = 260;

export function ReviewCard({ review, serviceTitle, copy, onExplain, onRead }: ReviewCardProps) {
  const { t } = useTranslation('reviews');
  const { month: monthOf } = useFormat();
  const { rating, text, language, name, city, month, year, sample, answer } = review;
  const isLong = text.length > SHORT || (answer !== undefined && answer.length > SHORT / 2);
  return (
    <Card as="li" className={styles.card} aria-hidden={copy} inert={copy}>
      <Stars rating={rating} outOf={RATING_MAX} />
      <span className="visually-hidden">{t('rating', { rating, outOf: RATING_MAX })}</span>
      <blockquote className={styles.words} lang={language}>
        {text}
      </blockquote>
      <p className={styles.who}>
        <b>{name}</b>
        <span className="soft">{[serviceTitle, city].join('\u00a0· ')}</span>
        <span className="soft">{monthOf(month, year)}</span>
      </p>
      {answer !== undefined && (
        <div className={styles.answer}>
          <b>{t('answer')}</b>
          <p dir="auto">{answer}</p>
        </div>
      )}
      {isLong && (
        <button type="button" className={styles.mark} aria-label={t('moreOf', { name })} onClick={onRead}>
          {t('more')}
        </button>
      )}
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
