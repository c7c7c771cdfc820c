import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { reviewLengthMax } from '#shared/booking/review-rules.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TwoVersions } from '../parts/two-versions.tsx';
import { useStaffDraft } from '../parts/use-staff-draft.ts';
import type { Judge, ListedReview } from './use-judge.ts';

type AnswerFormProps = {
  review: ListedReview;
  busy: boolean;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  judge: Judge;
  onClose: () => void;
};

/** What is typed, and the version of the review that was read for it. Builds of before kept the words alone. */
const draftSchema = z.union([z.object({ text: z.string(), version: z.int() }), z.string()]);

/**
 * What is typed stays until it is published or given up. What others published or the customer wrote since is shown
 * beside it as soon as it is here, and nothing takes its place before that was seen.
 */
export function AnswerForm({ review, busy, whyId, judge, onClose }: AnswerFormProps) {
  const { t } = useTranslation('admin');
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useStaffDraft(`review:${review.id}`, draftSchema);
  const [isTried, setTried] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { id, version } = review;
  const kept = typeof draft === 'string' ? { text: draft, version } : draft;
  const { text: typed, version: seen } = kept ?? { text: review.answer ?? '', version };
  const close = () => {
    setDraft(undefined);
    onClose();
  };
  const send = async (answer: string, over = seen) => {
    const done = t(answer === '' ? 'reviews.answer.takenBack' : 'reviews.answer.published');
    const words = { done, failed: t('reviews.answer.failed') };
    const judged = await judge({ id, version: over }, { answer }, words);
    setChanged(judged === 'changed');
    if (judged === 'done') close();
  };
  const keepMine = () => {
    setDraft({ text: typed, version });
    void send(typed, version);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.trim() === '') field.current?.focus();
    else void send(typed);
  };
  const isMissing = isTried && typed.trim() === '';
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {(isChanged || seen !== version) && (
        <TwoVersions
          title={t('reviews.conflict.title')}
          text={t('reviews.conflict.words', { text: review.text })}
          rows={[
            {
              what: t('reviews.conflict.answer'),
              mine: typed,
              theirs: review.answer ?? t('reviews.conflict.none'),
            },
          ]}
          onMine={keepMine}
          onTheirs={close}
        />
      )}
      <TextArea
        ref={(element) => {
          if (field.current === null) element?.focus();
          field.current = element;
        }}
        label={t('reviews.answer.label', { name: review.name })}
        hint={t('reviews.answer.hint')}
        error={isMissing ? t('reviews.answer.required') : undefined}
        rows={4}
        dir="auto"
        maxLength={reviewLengthMax.answer}
        value={typed}
        readOnly={busy}
        onChange={({ target }) => setDraft({ text: target.value, version: seen })}
      />
      <div className="cluster">
        <Button type="submit" busy={busy} disabled={whyId !== undefined} aria-describedby={whyId}>
          {t('reviews.answer.publish')}
        </Button>
        {review.answer !== null && (
          <Button
            variant="secondary"
            disabled={busy || whyId !== undefined}
            aria-describedby={whyId}
            onClick={() => void send('')}
          >
            {t('reviews.answer.takeBack')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t('reviews.answer.cancel')}
        </Button>
      </div>
    </form>
  );
}
