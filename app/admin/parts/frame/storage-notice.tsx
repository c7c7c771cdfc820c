import { useTranslation } from 'react-i18next';
import { endTrouble, type StorageTrouble } from '../../../data/device/storage/storage-trouble.ts';
import { sealsNothing } from '../../../data/staff/copies.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import styles from './admin-layout.module.css';

/** Says that what is typed lives no longer than this page (LC44, LC45, LC81), where customers are told of their cart. */
export function StorageNotice({ troubles, isUnsealed = false }: StorageNoticeProps) {
  const trouble = (['memory', 'full'] as const).find((each) => troubles.includes(each));
  if (trouble === 'full') return <Unkept why="nav.noRoom" onDismiss={() => endTrouble(trouble)} />;
  if (trouble === 'memory') return <Unkept why="nav.noStorage" onDismiss={() => endTrouble(trouble)} />;
  return isUnsealed && <Unkept why="nav.noSeal" onDismiss={() => sealsNothing.set('told')} />;
}

type StorageNoticeProps = {
  troubles: readonly StorageTrouble[];
  /** Nothing can be encrypted here, and they have not read of it yet. */
  isUnsealed?: boolean;
};

type UnkeptProps = { why: 'nav.noRoom' | 'nav.noStorage' | 'nav.noSeal'; onDismiss: () => void };

function Unkept({ why, onDismiss }: UnkeptProps) {
  const { t } = useTranslation('admin');
  return (
    <Alert
      className={styles.trouble}
      tone="warning"
      role="status"
      title={t('nav.unkept')}
      onDismiss={onDismiss}
      dismissLabel={t('close')}
    >
      {t(why)}
    </Alert>
  );
}
