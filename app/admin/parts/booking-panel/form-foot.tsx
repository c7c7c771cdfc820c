import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useWhyWait } from '../use-why-wait.ts';
import forms from './booking-forms.module.css';

type FormFootProps = {
  /** What the form does when it is sent. */
  save: string;
  busy: boolean;
  /** What is typed stays for the next time. */
  onBack: () => void;
  /** Throws away what was typed, and answers what brings it back; undefined where nothing was. */
  onDrop: (() => () => void) | undefined;
  /** Another way to end it. */
  children?: ReactNode;
};

/** Out of a form in the panel: back, without what was typed, or sent, which waits for a connection. */
export function FormFoot({ save, busy, onBack, onDrop, children }: FormFootProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const drop = () => {
    const onUndo = onDrop?.();
    if (onUndo) showToast({ text: t('booking.dropped'), undo: { label: t('booking.undrop'), onUndo } });
  };
  return (
    <div className={forms.buttons}>
      <Button variant="secondary" onClick={onBack}>
        {t('booking.back')}
      </Button>
      {onDrop && (
        <Button variant="quiet" disabled={busy} onClick={drop}>
          {t('booking.drop')}
        </Button>
      )}
      {children}
      <Button type="submit" busy={busy} disabled={whyWait !== undefined} why={whyWait}>
        {save}
      </Button>
    </div>
  );
}
