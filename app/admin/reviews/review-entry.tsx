import { CircleCheck, EyeOff, MessageCircle, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import { STARS_MAX } from '#shared/booking/review-rules.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { faultWords } from '../parts/words/fault-words.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { HideDialog } from './hide-dialog.tsx';
import styles from './reviews.module.css';
import type { Judge, ListedReview } from './use-judge.ts';

type ReviewEntryProps = {
  review: ListedReview;
  busy: boolean;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  judge: Judge;
};

const looks = {
  open: { tone: 'sun', icon: MessageCircle, words: 'reviews.state.open' },
  answered: { tone: 'success', icon: CircleCheck, words: 'reviews.state.answered' },
  hidden: { tone: 'neutral', icon: EyeOff, words: 'reviews.state.hidden' },
} as const;

/** What is left to do with it. */
export function stateOf({ hiddenReason, answer }: ListedReview): keyof typeof looks {
  if (hiddenReason !== null) return 'hidden';
  return answer === null ? 'open' : 'answered';
}

const places = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** A review as its customer wrote it, of which visit it is, and what the owner said and may do. */
export function ReviewEntry({ review, busy, whyId, judge }: ReviewEntryProps) {
  const { t } = useTranslation('admin');
  const [doing, setDoing] = useState<'answering' | 'hiding'>();
  const { id, name, rating, text, language, answer, hiddenReason, timeZone, writtenAt } = review;
  const { tone, icon: Icon, words } = looks[stateOf(review)];
  const close = () => setDoing(undefined);
  const hide = (reason: string) => {
    const told = { done: t('reviews.hide.done'), failed: t('reviews.hide.failed') };
    return judge(review, { hidden: true, hiddenReason: reason }, told);
  };
  const putBack = async () => {
    const told = { done: t('reviews.hide.shown'), failed: t('reviews.hide.failed') };
    const judged = await judge(review, { hidden: false }, told);
    if (judged === 'changed') showToast({ text: faultWords('review.changed', t), tone: 'danger' });
  };
  const isBlocked = busy || whyId !== undefined;
  return (
    <Card as="article" className={styles.entry} aria-labelledby={`review-${id}`}>
      <header className="cluster" data-apart="">
        <h2 id={`review-${id}`} className={styles.name}>
          {t('reviews.of', { name })}
        </h2>
        <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(words)}
        </Tag>
      </header>
      <p>
        <span className={styles.stars} aria-hidden="true">
          {places.map((place) => (
            <Star key={place} data-full={place <= rating || undefined} />
          ))}
        </span>
        <span className="visually-hidden">{t('reviews.rating', { rating })}</span>
      </p>
      <blockquote className={styles.text} lang={language} dir="auto">
        {text}
      </blockquote>
      <Visit review={review} />
      <p className="soft">{t('reviews.written', { when: whenWords(writtenAt, timeZone) })}</p>
      {hiddenReason !== null && <p>{t('reviews.reason', { reason: hiddenReason })}</p>}
      {answer !== null && doing !== 'answering' && (
        <div className={styles.answer}>
          <b>{t('reviews.answer.title')}</b>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
        </div>
      )}
      {doing === 'answering' ? (
        <AnswerForm {...{ review, busy, whyId, judge }} onClose={close} />
      ) : (
        <footer className="cluster">
          <Button
            variant={answer === null ? 'primary' : 'secondary'}
            disabled={isBlocked}
            aria-describedby={whyId}
            aria-label={t(answer === null ? 'reviews.answer.writeTo' : 'reviews.answer.editTo', { name })}
            onClick={() => setDoing('answering')}
          >
            {t(answer === null ? 'reviews.answer.write' : 'reviews.answer.edit')}
          </Button>
          <Button
            variant="quiet"
            disabled={isBlocked}
            aria-describedby={whyId}
            aria-label={t(hiddenReason === null ? 'reviews.hide.openOf' : 'reviews.hide.backOf', { name })}
            onClick={() => (hiddenReason === null ? setDoing('hiding') : void putBack())}
          >
            {t(hiddenReason === null ? 'reviews.hide.open' : 'reviews.hide.back')}
          </Button>
        </footer>
      )}
      {doing === 'hiding' && <HideDialog review={review} busy={busy} onHide={hide} onClose={close} />}
    </Card>
  );
}

function Visit({ review }: { review: ListedReview }) {
  const { t } = useTranslation('admin');
  const { customerName, serviceTitle, startISO, timeZone, bookingId } = review;
  const startAt = parseInstant(startISO);
  const about = [serviceTitle, whenWords(startISO, timeZone), customerName].join('\u00a0· ');
  return (
    <p className="cluster">
      <span>{about}</span>
      {startAt !== undefined && (
        <ButtonLink
          variant="quiet"
          to={`/admin/calendar?${new URLSearchParams({ day: toLocal(startAt, timeZone).day, visit: bookingId })}`}
          aria-label={t('reviews.visitOf', { customer: customerName })}
        >
          {t('reviews.visit')}
        </ButtonLink>
      )}
    </p>
  );
}
