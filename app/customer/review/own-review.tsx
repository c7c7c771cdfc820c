import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VisitReviewView } from '#shared/api/reviews.ts';
import { STARS_MAX } from '#shared/booking/review-rules.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './review.module.css';

const places = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** What the server has of it, the owner's answer, and what can still be done. */
export function OwnReview({ review, onChange }: { review: VisitReviewView; onChange: () => void }) {
  const { t } = useTranslation('review');
  const { rating, text, name, locale, answer, isHidden, isOpen } = review;
  return (
    <>
      <Card className={styles.own}>
        <span className={styles.given} aria-hidden="true">
          {places.map((place) => (
            <Star key={place} data-full={place <= rating || undefined} />
          ))}
        </span>
        <span className="visually-hidden">{t('rating', { rating })}</span>
        <blockquote lang={locale}>{text}</blockquote>
        <b>{name}</b>
        {answer !== null && (
          <div className={styles.answer}>
            <b>{t('answer')}</b>
            <p dir="auto">{answer}</p>
          </div>
        )}
      </Card>
      <p className="soft">
        {t(isHidden ? 'hidden' : 'shown')} {t(isOpen ? 'open' : 'closed')}
      </p>
      <div className="cluster">
        {isOpen && (
          <Button variant="secondary" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        <ButtonLink to="/" variant="quiet">
          {t('home')}
        </ButtonLink>
      </div>
    </>
  );
}
