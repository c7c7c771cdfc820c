import { useCallback, useEffect, useState } from 'react';
import type { VisitReviewView } from '#shared/api/reviews.ts';
import type { TypedReview } from '#shared/booking/review-rules.ts';
import type { BookingLink } from '../../data/bookings/managed-booking.ts';
import { remote } from '../../data/remote.ts';

export interface UsedReview {
  /** As the server said last; undefined before it did. */
  readonly review: VisitReviewView | undefined;
  readonly isLoading: boolean;
  readonly isSending: boolean;
  /** Why the last call failed. */
  readonly code: string | undefined;
  readonly retry: () => void;
  /** Whether the server has it. */
  readonly send: (typed: TypedReview) => Promise<boolean>;
}

/** A review by its link: read when the page opens, written with a tap, and always as the server knows it. */
export function useReview({ id, email, sig }: BookingLink): UsedReview {
  const [review, setReview] = useState<VisitReviewView>();
  const [doing, setDoing] = useState<'loading' | 'sending' | undefined>('loading');
  const [code, setCode] = useState<string>();
  const load = useCallback(async () => {
    setDoing('loading');
    const outcome = await remote.loadReview({ id, email, sig });
    setDoing(undefined);
    setCode(outcome.ok ? undefined : outcome.code);
    if (outcome.ok) setReview(outcome.review);
  }, [id, email, sig]);
  useEffect(() => {
    void load();
  }, [load]);
  const send = async (typed: TypedReview) => {
    setDoing('sending');
    setCode(undefined);
    const outcome = await remote.sendReview({ id, email, sig }, typed, review?.version ?? 0);
    setDoing(undefined);
    if (!outcome.ok) setCode(outcome.code);
    if ('review' in outcome && outcome.review) setReview(outcome.review);
    return outcome.ok;
  };
  return {
    ...{ review, code, send },
    isLoading: doing === 'loading',
    isSending: doing === 'sending',
    retry: () => void load(),
  };
}
