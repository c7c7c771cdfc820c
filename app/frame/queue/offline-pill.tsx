import i18next from 'i18next';
import { CloudOff } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/feedback/announce.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { afterLoad } from '../after-load.ts';
import { useOnline } from '../use-online.ts';
import styles from './offline-pill.module.css';
import type { QueuePillProps } from './queue-pill.tsx';

/** No first screen waits for what tells of the queue; after so long it is here, and stays without a connection. */
const QUIET_MS = 4_000;

/**
 * Says that the connection is gone and what still works, for as long as it is; says once that it is back. What has
 * not reached the server is told by QueuePill, in its place.
 */
export function OfflinePill() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const QueuePill = useQueuePill(online);
  const wasOnline = useRef(online);
  useEffect(() => {
    if (wasOnline.current === online) return;
    wasOnline.current = online;
    announce(online ? t('offline.back') : `${t('offline.title')} ${t('offline.text')}`, { key: 'online' });
  }, [online, t]);
  const pill = !online && (
    <aside className={styles.pill} aria-label={t('offline.title')} data-pill="">
      <CloudOff size={20} aria-hidden="true" />
      <p>
        <strong>{t('offline.title')}</strong> <span className={styles.text}>{t('offline.text')}</span>
      </p>
    </aside>
  );
  return QueuePill ? <QueuePill online={online}>{pill}</QueuePill> : pill;
}

/** Its code and words; `undefined` until they are here. Asked for again when the connection changes. */
function useQueuePill(online: boolean): ComponentType<QueuePillProps> | undefined {
  const [Pill, setPill] = useState<ComponentType<QueuePillProps>>();
  useWhenChanged(() => {
    if (Pill) return;
    const fetchIt = async () => {
      const { QueuePill } = await import('./queue-pill.tsx');
      await i18next.loadNamespaces('outbox');
      if (i18next.hasLoadedNamespace('outbox')) setPill(() => QueuePill);
    };
    return afterLoad(QUIET_MS, () => void fetchIt().catch(() => undefined));
  }, [online, Pill]);
  return Pill;
}
