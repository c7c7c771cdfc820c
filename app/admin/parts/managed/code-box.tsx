import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { copyText } from '../../../ui/actions/copy-text.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import styles from './code-box.module.css';

type CodeBoxProps = {
  /** Id of what it is called; without one it is only read. */
  labelledBy?: string;
  children: string;
};

/** `<CodeBox labelledBy>` What is taken along letter by letter: a key, an address, a line for another site. */
export function CodeBox({ labelledBy, children }: CodeBoxProps) {
  if (labelledBy === undefined) {
    return (
      <code className={styles.code} translate="no">
        {children}
      </code>
    );
  }
  return (
    <output className={styles.code} aria-labelledby={labelledBy} translate="no">
      {children}
    </output>
  );
}

type CopyCodeProps = { text: string; variant?: 'secondary'; children: string };

/** `<CopyCode text variant>` The button that takes it along, and says whether it could. */
export function CopyCode({ text, variant, children }: CopyCodeProps) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    const done = await copyText(text);
    showToast({
      text: t(done ? 'integrations.copied' : 'integrations.copyFailed'),
      tone: done ? 'success' : 'danger',
    });
  };
  return (
    <Button {...(variant && { variant })} icon={<Copy aria-hidden="true" />} onClick={copy}>
      {children}
    </Button>
  );
}
