import { useTranslation } from 'react-i18next';
import { verifyExample } from './verify-example.ts';
import styles from './webhooks.module.css';

/** For whoever writes the program that is told. */
export function VerifySignature() {
  const { t } = useTranslation('admin');
  return (
    <div className="stack">
      <p>{t('webhooks.verifyText')}</p>
      <pre className={styles.example} translate="no">
        {verifyExample}
      </pre>
      <p>{t('webhooks.verifyAfter')}</p>
    </div>
  );
}
