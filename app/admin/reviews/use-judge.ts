import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeReviewInput, StaffReviewsAnswer, StaffReviewView } from '#shared/api/admin/reviews.ts';
import { currentReview, judgeReview } from '../../data/staff/commands/judge-reviews.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { refusedTitle } from '../parts/words/refused-title.ts';

/** As the owner's list has it. */
export type ListedReview = StaffReviewsAnswer['reviews'][number];
export type Judgement = Omit<JudgeReviewInput, 'expectedVersion'>;
export type Judged = 'done' | 'changed' | 'failed';

/** Sends what the owner decided; the list then has what the server answered, also where others were first. */
export function useJudge(data: AdminData<StaffReviewsAnswer>) {
  const { t } = useTranslation('admin');
  const [busyId, setBusyId] = useState<string>();
  // The answer comes to the list as it then is.
  const latest = useLatest(data);
  const take = (review: StaffReviewView) =>
    void latest.current.change(({ reviews }) => ({
      reviews: reviews.map((row) => (row.id === review.id ? { ...row, ...review } : row)),
    }));
  /** `failed`: what a toast says when nothing was changed. */
  const judge = async (
    { id, version }: Pick<StaffReviewView, 'id' | 'version'>,
    judgement: Judgement,
    words: { readonly done: string; readonly failed: string },
  ): Promise<Judged> => {
    setBusyId(id);
    const answer = await judgeReview(id, { ...judgement, expectedVersion: version });
    setBusyId(undefined);
    if (answer.ok) {
      take(answer.body);
      showToast({ text: words.done, tone: 'success' });
      return 'done';
    }
    const current = answer.code === 'review.changed' ? currentReview(answer.body) : undefined;
    if (current !== undefined) take(current);
    else
      showToast({
        text: `${refusedTitle(answer.code, words.failed, t).title}. ${faultWords(answer.code, t)}`,
        tone: 'danger',
      });
    return current === undefined ? 'failed' : 'changed';
  };
  return { busyId, judge };
}

export type Judge = ReturnType<typeof useJudge>['judge'];
