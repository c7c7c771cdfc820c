import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import styles from './intake.module.css';

type PartCardProps = { title: string; note?: string | undefined; done: boolean; children: ReactNode };

/** One question of the form; a tick says that it is answered. */
export function PartCard({ title, note, done, children }: PartCardProps) {
  const { t } = useTranslation('intake');
  return (
    <Card as="section" className="stack">
      <h2 className={styles.heading}>
        <span className={styles.mark} data-done={done || undefined}>
          <Check aria-hidden="true" />
        </span>
        <span>
          {title}
          {note && <small className="soft"> ({note})</small>}
          {done && <span className="visually-hidden">, {t('done')}</span>}
        </span>
      </h2>
      {children}
    </Card>
  );
}
