import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { VisitReviewView } from '#shared/api/reviews.ts';
import {
  findReviewFaults,
  type ReviewFaults,
  reviewLengthMax,
  type TypedReview,
} from '#shared/booking/review-rules.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { useOnline } from '../../frame/use-online.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SlowNote } from '../parts/page/slow-note.tsx';
import { StarChoice } from './star-choice.tsx';

type ReviewFormProps = {
  bookingId: string;
  review: VisitReviewView;
  isSending: boolean;
  code: string | undefined;
  send: (typed: TypedReview) => Promise<boolean>;
  /** It stands on the server. */
  onSent: () => void;
  /** Absent while there is nothing to go back to. */
  onLeave: (() => void) | undefined;
};

const draftSchema = z.object({ rating: z.number(), text: z.string(), name: z.string() });

/** What is typed stays on the device until the server has it, and nothing says that it was sent before. */
export function ReviewForm(props: ReviewFormProps) {
  const { bookingId, review, isSending, code, send, onSent, onLeave } = props;
  const { t } = useTranslation('review');
  const online = useOnline();
  const { rating, text, name } = review;
  const draft = useDraft<TypedReview | undefined>(`review:${bookingId}`, draftSchema, undefined);
  const typed = draft.value ?? { rating, text, name };
  const [isTried, setTried] = useState(false);
  const faults: ReviewFaults = isTried ? findReviewFaults(typed) : {};
  const type = (change: Partial<TypedReview>) =>
    draft.change((before) => ({ ...(before ?? { rating, text, name }), ...change }));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(findReviewFaults(typed)).length > 0) return;
    if (!(await send(typed))) return;
    await draft.clear();
    onSent();
  };
  const leave = () => {
    void draft.clear();
    onLeave?.();
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void onSubmit(event)}>
      {draft.isRestored && <Alert role="status">{t('leftOff')}</Alert>}
      <StarChoice
        value={typed.rating}
        onChange={(next) => type({ rating: next })}
        error={faults.rating && t(`fault.rating.${faults.rating}`)}
        isShut={isSending}
      />
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        name="text"
        rows={6}
        dir="auto"
        maxLength={reviewLengthMax.text}
        value={typed.text}
        readOnly={isSending}
        error={faults.text && t(`fault.text.${faults.text}`)}
        onChange={({ target }) => type({ text: target.value })}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="off"
        dir="auto"
        maxLength={reviewLengthMax.name}
        value={typed.name}
        readOnly={isSending}
        error={faults.name && t(`fault.name.${faults.name}`)}
        onChange={({ target }) => type({ name: target.value })}
      />
      {!online && <Alert role="status">{t('offline')}</Alert>}
      {code !== undefined && <Trouble code={code} review={review} />}
      <div className="cluster">
        <Button type="submit" size="l" busy={isSending}>
          {t(review.version === 0 ? 'send' : 'resend')}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={leave}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <SlowNote isBusy={isSending} text={t('sending')} />
    </form>
  );
}

function Trouble({ code, review: { rating, text } }: { code: string; review: VisitReviewView }) {
  const { t } = useTranslation('review');
  if (code === 'review.changed') {
    return (
      <Alert tone="warning" role="alert" title={t('changed.title')}>
        {t('changed.text', { rating, text })}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" role="alert" title={t('unsent')}>
      {errorText(code)} {t('kept')}
    </Alert>
  );
}
