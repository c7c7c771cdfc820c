import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import forms from './booking-forms.module.css';

type FormFootProps = {
  /** What the form does when it is sent. */
  save: string;
  busy: boolean;
  onBack: () => void;
  /** Another way to end it. */
  children?: ReactNode;
};

/** Out of a form in the panel: back, or sent, which waits for a connection. */
export function FormFoot({ save, busy, onBack, children }: FormFootProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  return (
    <div className={forms.buttons}>
      <Button variant="secondary" onClick={onBack}>
        {t('booking.back')}
      </Button>
      {children}
      <Button type="submit" busy={busy} disabled={whyWait !== undefined} why={whyWait}>
        {save}
      </Button>
    </div>
  );
}
