import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { isPartDone, type RequestPart } from './count-parts.ts';
import styles from './request.module.css';
import type { RequestForm } from './use-request-form.ts';

type PartCardProps = {
  form: RequestForm;
  part: RequestPart;
  title: string;
  note?: string | undefined;
  children: ReactNode;
};

/** One question of the form; a tick says that it is answered. Compact, the fields alone say what they ask. */
export function PartCard({ form, part, title, note, children }: PartCardProps) {
  const { t } = useTranslation('intake');
  if (form.isCompact) return children;
  const done = isPartDone(part, form.draft);
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
