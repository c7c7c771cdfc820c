import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { reviewLengthMax } from '#shared/booking/review-rules.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ShutFields } from '../../ui/fields/shut-fields.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useStaffDraft } from '../parts/use-staff-draft.ts';
import type { Judged, ListedReview } from './use-judge.ts';

type HideDialogProps = {
  review: Pick<ListedReview, 'id' | 'text'>;
  busy: boolean;
  onHide: (reason: string) => Promise<Judged>;
  onClose: () => void;
};

/**
 * Hiding takes a reason, which the team reads later; the words stay the customer's. The reason stays until it is
 * done or left, on the device too (LC99): who was first, the customer perhaps, is told before it is asked for again.
 */
export function HideDialog({ review, busy, onHide, onClose }: HideDialogProps) {
  const { t } = useTranslation('admin');
  const form = useId();
  const [draft, setReason] = useStaffDraft(`hiding ${review.id}`, z.string());
  const reason = draft ?? '';
  const [isTried, setTried] = useState(false);
  const [judged, setJudged] = useState<Judged>();
  const isMissing = reason.trim() === '';
  const hide = async () => {
    const answer = await onHide(reason);
    setJudged(answer);
    if (answer === 'done') leave();
  };
  const leave = () => {
    setReason(undefined);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reviews.hide.title')}
      closeLabel={t('reviews.hide.close')}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('reviews.hide.cancel')}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t('reviews.hide.go')}
          </Button>
        </>
      }
    >
      <ShutFields value={busy}>
        <form
          id={form}
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!isMissing) void hide();
          }}
        >
          <p>{t('reviews.hide.text')}</p>
          <div role="status">
            {judged === 'changed' && (
              <Alert tone="warning" title={t('reviews.conflict.title')}>
                {t('reviews.conflict.words', { text: review.text })}
              </Alert>
            )}
            {judged === 'failed' && <Alert tone="danger">{t('reviews.hide.again')}</Alert>}
          </div>
          <TextField
            label={t('reviews.hide.reason')}
            hint={t('reviews.hide.hint')}
            error={isTried && isMissing ? t('reviews.hide.required') : undefined}
            maxLength={reviewLengthMax.hiddenReason}
            value={reason}
            data-first-focus=""
            onChange={({ target }) => setReason(target.value)}
          />
        </form>
      </ShutFields>
    </Dialog>
  );
}
