import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CART_ITEMS_MAX } from '#shared/api/cart.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import { newId } from '../../../data/device/clock.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { FieldError } from '../../../ui/fields/field-frame.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AddLine } from './add-line.tsx';
import type { LineDraft } from './line-draft.ts';
import { newLine } from './line-draft.ts';
import styles from './work.module.css';
import { WorkLine } from './work-line.tsx';

type WorkPartProps = {
  lines: readonly LineDraft[];
  catalogue: Catalogue;
  /** Booking was tried: what is missing is said. */
  told: boolean;
  onChange: (change: (lines: readonly LineDraft[]) => readonly LineDraft[]) => void;
};

/** What is to be done, line by line, each with its price. */
export function WorkPart({ lines, catalogue, told, onChange }: WorkPartProps) {
  const { t } = useTranslation('admin');
  const [added, setAdded] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (service: Service) => {
    const line = newLine(newId, service);
    setAdded(line.id);
    onChange((known) => [...known, line]);
  };
  const remove = (line: LineDraft, name: string) => {
    const at = lines.indexOf(line);
    onChange((known) => known.filter(({ id }) => id !== line.id));
    heading.current?.focus();
    showToast({
      text: t('new-booking.work.removed', { name }),
      undo: {
        label: t('new-booking.undo'),
        onUndo: () => onChange((known) => [...known.slice(0, at), line, ...known.slice(at)]),
      },
    });
  };
  return (
    <Card as="section" className="stack" aria-labelledby="entry-work">
      <h2 id="entry-work" ref={heading} tabIndex={-1}>
        {t('new-booking.work.title')}
      </h2>
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line) => (
            <WorkLine
              key={line.id}
              line={line}
              catalogue={catalogue}
              told={told}
              isNew={line.id === added}
              onChange={(part) =>
                onChange((known) => known.map((each) => (each.id === line.id ? { ...each, ...part } : each)))
              }
              onRemove={(name) => remove(line, name)}
            />
          ))}
        </ol>
      )}
      {told && lines.length === 0 && (
        <div data-no-work>
          <FieldError id="entry-no-work">{t('new-booking.work.fault.none')}</FieldError>
        </div>
      )}
      {lines.length < CART_ITEMS_MAX && (
        <AddLine services={catalogue.services} isFirst={lines.length === 0} onAdd={add} />
      )}
    </Card>
  );
}
