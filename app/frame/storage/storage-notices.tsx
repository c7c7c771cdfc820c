import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readCart } from '../../data/cart/read-cart.ts';
import { endTrouble, type StorageTrouble } from '../../data/device/storage/storage-trouble.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { StorageForget } from './storage-forget.tsx';

/** One box for each trouble; an eviction is over once it was read, and a slow opening by itself. */
export function StorageNotices({ troubles }: { troubles: readonly StorageTrouble[] }): ReactNode {
  const { t } = useTranslation('storage');
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
          actions={trouble === 'full' && <StorageForget />}
        >
          {trouble === 'evicted' ? <Evicted /> : t(`${trouble}.text`)}
        </Alert>
      ))}
    </section>
  );
}

/** What came back, as far as it has; the rest is gone. */
function Evicted() {
  const { t } = useTranslation('storage');
  const cart = useLiveQuery(readCart);
  if (cart === undefined) return null;
  if (cart.isComing) return t('evicted.coming');
  return cart.count > 0 ? t('evicted.back') : t('evicted.text');
}
