import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { entryTitle } from '../entry-words.ts';
import styles from './catalogue-list.module.css';
import { moved, useReorder } from './use-reorder.ts';

type EntryListProps = {
  label: string;
  entries: readonly CatalogueEntry[];
  /** The order cannot be changed now. */
  disabled: boolean;
  onOrder: (entries: readonly CatalogueEntry[]) => void;
  children: (entry: CatalogueEntry) => ReactNode;
};

/** Entries in the order of customers, which a handle, or two buttons, change. */
export function EntryList({ label, entries, disabled, onOrder, children }: EntryListProps) {
  const { t } = useTranslation('admin');
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || disabled || to < 0 || to >= entries.length) return;
    onOrder(moved(entries, from, to));
    announce(t('catalogue.moved', { title: entryTitle(entry, t), place: to + 1, total: entries.length }));
  };
  const { list, handle, draggedFrom, target } = useReorder(entries, move);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul className={styles.list} role="list" aria-label={label} ref={list as RefObject<HTMLUListElement>}>
      {entries.map((entry, place) => {
        const title = entryTitle(entry, t);
        const step = (by: 1 | -1) => ({
          label: t(by < 0 ? 'catalogue.up' : 'catalogue.down', { title }),
          disabled: disabled || place + by < 0 || place + by >= entries.length,
          onClick: () => move(place, place + by),
        });
        return (
          <li
            key={entry.id}
            data-row=""
            className={styles.row}
            data-dragged={draggedFrom === place || undefined}
            data-target={sideOf(place, draggedFrom, target)}
          >
            <span
              className={styles.handle}
              title={t('catalogue.drag')}
              aria-hidden="true"
              {...(!disabled && handle(place))}
            >
              <GripVertical />
            </span>
            <div className={styles.content}>{children(entry)}</div>
            <span className={styles.steps}>
              <IconButton icon={<ChevronUp aria-hidden="true" />} {...step(-1)} />
              <IconButton icon={<ChevronDown aria-hidden="true" />} {...step(1)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A line where the row in hand would be let go. */
function sideOf(
  place: number,
  from: number | undefined,
  to: number | undefined,
): 'before' | 'after' | undefined {
  if (from === undefined || to === undefined || place !== to) return undefined;
  return to > from ? 'after' : 'before';
}
