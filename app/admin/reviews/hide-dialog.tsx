import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewLengthMax } from '#shared/booking/review-rules.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type HideDialogProps = {
  busy: boolean;
  onHide: (reason: string) => void;
  onClose: () => void;
};

/** Hiding takes a reason, which the team reads later; the words stay the customer's. */
export function HideDialog({ busy, onHide, onClose }: HideDialogProps) {
  const { t } = useTranslation('admin');
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reviews.hide.title')}
      closeLabel={t('reviews.hide.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reviews.hide.cancel')}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t('reviews.hide.go')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing) onHide(reason);
        }}
      >
        <p>{t('reviews.hide.text')}</p>
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
    </Dialog>
  );
}
