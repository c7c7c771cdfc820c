import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readCart } from '../../data/cart/read-cart.ts';
import { readMirror } from '../../data/device/mirror.ts';
import { endTrouble, type StorageTrouble } from '../../data/device/storage/storage-trouble.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { isFramed } from '../framed.ts';
import { OwnTab } from '../own-tab/own-tab.tsx';
import { useLive } from '../use-live.ts';
import { memoryWords } from './memory-words.ts';
import { StorageForget } from './storage-forget.tsx';

/** One box for each trouble; an eviction is over once it was read, and a slow opening by itself. */
export function StorageNotices({ troubles }: { troubles: readonly StorageTrouble[] }): ReactNode {
  const { t } = useTranslation('storage');
  const wordsOf = (trouble: StorageTrouble) => {
    if (trouble === 'evicted') return <Evicted />;
    return trouble === 'memory' ? t(`memory.${wordsOfMemory()}`) : t(`${trouble}.text`);
  };
  return (
    <section className="page stack" aria-label={t('label')} style={{ paddingBlockStart: 'var(--space-4)' }}>
      {troubles.map((trouble) => (
        <Alert
          key={trouble}
          tone="warning"
          role="status"
          title={t(`${trouble}.title`)}
          {...(trouble !== 'opening' && {
            onDismiss: () => endTrouble(trouble),
            dismissLabel: t('close'),
          })}
          actions={actionOf(trouble)}
        >
          {wordsOf(trouble)}
        </Alert>
      ))}
    </section>
  );
}

/** What came back, as far as it has; the rest is gone. */
function Evicted() {
  const { t } = useTranslation('storage');
  const cart = useLive(readCart);
  if (cart === undefined) return null;
  if (cart.isComing) return t('evicted.coming');
  return cart.count > 0 ? t('evicted.back') : t('evicted.text');
}

function actionOf(trouble: StorageTrouble): ReactNode {
  if (trouble === 'full') return <StorageForget />;
  return trouble === 'memory' && isFramed && <SameInOwnTab />;
}

function wordsOfMemory() {
  // Written as a page begins (keep-apart.ts), wherever it can be.
  return memoryWords({ isFramed, keepsMirror: readMirror('tenant') !== undefined });
}

/** The same screen, without what was entered in this one. */
function SameInOwnTab() {
  const { t } = useTranslation('storage');
  const { pathname, search } = useLocation();
  return <OwnTab to={pathname + search}>{t('memory.open')}</OwnTab>;
}
