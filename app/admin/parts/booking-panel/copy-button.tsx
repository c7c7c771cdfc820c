import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../ui/actions/copy-text.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './booking.module.css';

/** `<CopyButton label text>` Says itself that it worked: behind a dialog no toast is heard. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('admin');
  const [said, setSaid] = useState<'done' | 'failed'>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), 2_000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(text)) ? 'done' : 'failed');
  return (
    <span className={styles.copy}>
      <IconButton
        label={label}
        icon={said === 'done' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      />
      <span role="status" className={said === 'failed' ? styles.small : 'visually-hidden'}>
        {said === 'done' && t('booking.copy.done')}
        {said === 'failed' && t('booking.copy.failed')}
      </span>
    </span>
  );
}
