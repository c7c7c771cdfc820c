import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../ui/announce.ts';
import styles from './offline-pill.module.css';
import { useOnline } from './use-online.ts';

/** Says that the connection is gone and what still works, for as long as it is; says once that it is back. */
export function OfflinePill() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (wasOnline.current === online) return;
    wasOnline.current = online;
    announce(online ? t('offline.back') : `${t('offline.title')} ${t('offline.text')}`, { key: 'online' });
  }, [online, t]);
  if (online) return null;
  return (
    <aside className={styles.pill} aria-label={t('offline.title')}>
      <CloudOff aria-hidden="true" />
      <p>
        <strong>{t('offline.title')}</strong> <span className={styles.text}>{t('offline.text')}</span>
      </p>
    </aside>
  );
}
