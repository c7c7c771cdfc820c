import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CodeBox, CopyCode } from './code-box.tsx';

type ShowOnceProps = {
  /** What it is, for those who do not see it. */
  label: string;
  value: string;
  /** That nobody can read it again. */
  warning: string;
  onDone: () => void;
  /** What to do with it. */
  children?: ReactNode;
};

/** Told in this dialog and nowhere else: to be copied now. */
export function ShowOnce({ label, value, warning, onDone, children }: ShowOnceProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <div className="stack">
      <Alert tone="warning" role="status">
        {warning}
      </Alert>
      <div>
        <span id={id} className="visually-hidden">
          {label}
        </span>
        <CodeBox labelledBy={id}>{value}</CodeBox>
      </div>
      <div className="cluster">
        <CopyCode text={value}>{t('integrations.copy')}</CopyCode>
        <Button variant="secondary" onClick={onDone}>
          {t('integrations.done')}
        </Button>
      </div>
      {children}
    </div>
  );
}
