import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StaffReviewsAnswer } from '#shared/api/admin/reviews.ts';
import { averageStars } from '#shared/booking/review-rules.ts';
import { reviewsRead } from '../../data/staff/commands/judge-reviews.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyNote } from '../parts/why-note.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { ReviewEntry, stateOf } from './review-entry.tsx';
import styles from './reviews.module.css';
import { type ListedReview, useJudge } from './use-judge.ts';

const filters = [
  { value: 'all', words: 'reviews.filters.all' },
  { value: 'open', words: 'reviews.filters.open' },
  { value: 'hidden', words: 'reviews.filters.hidden' },
] as const;
type Filter = (typeof filters)[number]['value'];

/** `/admin/reviews`: what customers said, what waits for an answer, and what is hidden. */
export function ReviewsScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(reviewsRead);
  const why = useWhyNote();
  useScreenTitle(t('reviews.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle focusOnOpen lead={t('reviews.lead')}>
          {t('reviews.title')}
        </PageTitle>
        <AsOf data={data} />
      </div>
      {why.note}
      <ReadGate data={data} skeleton={<ReviewsSkeleton />} title={t('reviews.failed')}>
        {({ reviews }) => <Reviews {...{ reviews, data }} whyId={why.id} />}
      </ReadGate>
    </div>
  );
}

type ReviewsProps = StaffReviewsAnswer & {
  data: AdminData<StaffReviewsAnswer>;
  whyId: string | undefined;
};

function Reviews({ reviews, data, whyId }: ReviewsProps) {
  const { t } = useTranslation('admin');
  const { busyId, judge } = useJudge(data);
  const [query, setQuery] = useSearchParams();
  // The address keeps the choice for the way back, but follows too late to be what the chips show.
  const [filter, setFilter] = useState(() => readFilter(query.get('show')));
  const choose = (next: Filter) => {
    setFilter(next);
    setQuery(next === 'all' ? {} : { show: next }, { replace: true });
  };
  if (reviews.length === 0) {
    return (
      <EmptyState
        drawing={<img src="/drawings/newsletter.svg" alt="" width="320" height="240" />}
        title={t('reviews.empty')}
      >
        <p>{t('reviews.emptyText')}</p>
      </EmptyState>
    );
  }
  const shown = reviews.filter((review) => filter === 'all' || stateOf(review) === filter);
  return (
    <>
      <ChoiceGroup
        legend={t('reviews.filter')}
        legendHidden
        layout="chips"
        value={filter}
        onChange={choose}
        choices={filters.map(({ value, words }) => ({ value, label: t(words) }))}
      />
      <Summary reviews={reviews} />
      {shown.length === 0 && (
        <EmptyState
          title={t('reviews.none')}
          action={
            <Button variant="secondary" onClick={() => choose('all')}>
              {t('reviews.showAll')}
            </Button>
          }
        />
      )}
      <ul className={styles.list}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewEntry {...{ review, whyId, judge }} busy={busyId === review.id} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Summary({ reviews }: { reviews: readonly ListedReview[] }) {
  const { t } = useTranslation('admin');
  const seen = reviews.filter((review) => stateOf(review) !== 'hidden');
  const stars = seen.reduce((sum, { rating }) => sum + rating, 0);
  const average = averageStars(stars, seen.length);
  if (average === null) return null;
  return (
    <p className="soft">
      {t('reviews.summary', { count: seen.length, average: staffFormat.number(average, 1) })}
    </p>
  );
}

function readFilter(show: string | null): Filter {
  return filters.find(({ value }) => value === show)?.value ?? 'all';
}

function ReviewsSkeleton() {
  return (
    <>
      <Skeleton shape="box" height="14rem" />
      <Skeleton shape="box" height="14rem" />
    </>
  );
}
