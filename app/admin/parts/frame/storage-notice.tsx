import { useTranslation } from 'react-i18next';
import { endTrouble, type StorageTrouble } from '../../../data/device/storage/storage-trouble.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import styles from './admin-layout.module.css';

/** Says that what is typed lives no longer than this page (LC44, LC45), where customers are told of their cart. */
export function StorageNotice({ troubles }: { troubles: readonly StorageTrouble[] }) {
  const { t } = useTranslation('admin');
  const trouble = (['memory', 'full'] as const).find((each) => troubles.includes(each));
  if (trouble === undefined) return null;
  return (
    <Alert
      className={styles.trouble}
      tone="warning"
      role="status"
      title={t('nav.unkept')}
      onDismiss={() => endTrouble(trouble)}
      dismissLabel={t('close')}
    >
      {t(trouble === 'full' ? 'nav.noRoom' : 'nav.noStorage')}
    </Alert>
  );
}
