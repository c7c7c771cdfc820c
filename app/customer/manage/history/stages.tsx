import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../manage.module.css';
import type { Stage } from './list-stages.ts';

const nameKeys = {
  received: 'stages.received',
  confirmed: 'stages.confirmed',
  onSite: 'stages.onSite',
  done: 'stages.done',
  cancelled: 'stages.cancelled',
} as const;

/** Where the booking stands on its way. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const { t } = useTranslation('manage');
  return (
    <ol className={styles.stages} aria-label={t('stages.label')}>
      {stages.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {name === 'cancelled' ? <X strokeWidth={3} /> : state !== 'ahead' && <Check strokeWidth={3} />}
          </span>
          {t(nameKeys[name])}
        </li>
      ))}
    </ol>
  );
}
