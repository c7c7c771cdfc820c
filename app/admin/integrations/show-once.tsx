import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { copyText } from '../../ui/actions/copy-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import styles from './show-once.module.css';

type ShowOnceProps = {
  /** What it is, for those who do not see it. */
  label: string;
  value: string;
  /** That nobody can read it again. */
  warning: string;
  onDone: () => void;
  /** What to do with it. */
  children: ReactNode;
};

/** Told in this dialog and nowhere else: to be copied now. */
export function ShowOnce({ label, value, warning, onDone, children }: ShowOnceProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const copy = async () => {
    const done = await copyText(value);
    showToast({
      text: t(done ? 'integrations.copied' : 'integrations.copyFailed'),
      tone: done ? 'success' : 'danger',
    });
  };
  return (
    <div className="stack">
      <Alert tone="warning" role="status">
        {warning}
      </Alert>
      <div>
        <span id={id} className="visually-hidden">
          {label}
        </span>
        <output className={styles.value} aria-labelledby={id}>
          {value}
        </output>
      </div>
      <div className="cluster">
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          {t('integrations.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('integrations.done')}
        </Button>
      </div>
      {children}
    </div>
  );
}
