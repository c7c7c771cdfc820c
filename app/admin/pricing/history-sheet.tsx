import { ArrowRight, History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChangeView } from '#shared/api/admin/pricing.ts';
import { loadPriceHistory } from '../../data/staff/commands/change-prices.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { priceText } from './price-cell.tsx';
import type { PriceRow } from './price-rows.ts';
import priceService from './price-service.module.css';
import styles from './pricing.module.css';
import type { EditsInHand } from './use-price-edits.ts';

type HistorySheetProps = {
  open: boolean;
  onClose: () => void;
  rows: readonly PriceRow[];
  inHand: EditsInHand;
  nameOf: (row: PriceRow) => string;
};

/** Who changed what, newest first. An old price goes back among what is typed, to be saved like any other. */
export function HistorySheet({ open, onClose, rows, inHand, nameOf }: HistorySheetProps) {
  const { t } = useTranslation('admin');
  return (
    <Sheet open={open} onClose={onClose} title={t('pricing.past.title')} closeLabel={t('close')}>
      <HistoryList {...{ rows, inHand, nameOf, onClose }} />
    </Sheet>
  );
}

function HistoryList({ rows, inHand, nameOf }: Omit<HistorySheetProps, 'open'>) {
  const { t } = useTranslation('admin');
  const { changes, more, busy, fault, load } = useHistory();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const restore = (row: PriceRow, price: number) => {
    inHand.type(row, staffFormat.number(price, 2, 2));
    showToast({ text: t('pricing.past.restored', { title: nameOf(row), price: priceText(price) }) });
  };
  return (
    <div className="stack">
      {changes?.length === 0 && <p className="soft">{t('pricing.past.empty')}</p>}
      {changes === undefined && !fault && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="box" height="4rem" />
          <Skeleton shape="box" height="4rem" />
          <Skeleton shape="box" height="4rem" />
        </SkeletonGroup>
      )}
      <ol className={styles.history}>
        {changes?.map((change) => (
          <HistoryEntry
            key={change.id}
            change={change}
            row={byKey.get(`${change.type}:${change.target}`)}
            nameOf={nameOf}
            onRestore={restore}
          />
        ))}
      </ol>
      {fault && (
        <ErrorPanel
          title={t('pricing.past.failed')}
          action={<Button onClick={() => load()}>{t('retry')}</Button>}
        >
          <p>{faultWords(fault, t)}</p>
        </ErrorPanel>
      )}
      {more && !fault && (
        <Button variant="secondary" busy={busy} onClick={() => load()}>
          {t('pricing.past.more')}
        </Button>
      )}
    </div>
  );
}

type HistoryEntryProps = {
  change: PriceChangeView;
  row: PriceRow | undefined;
  nameOf: (row: PriceRow) => string;
  onRestore: (row: PriceRow, price: number) => void;
};

function HistoryEntry({ change, row, nameOf, onRestore }: HistoryEntryProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const title = row ? nameOf(row) : change.title;
  return (
    <li className={styles.past}>
      <History size={18} aria-hidden="true" className="soft" />
      <div>
        <strong>{title}</strong>
        <p className={`tabular ${priceService.becomes}`}>
          {priceText(change.from)}
          <ArrowRight size={16} aria-hidden="true" />
          <span className="visually-hidden">{t('pricing.example.becomes')}</span>
          <b>{priceText(change.to)}</b>
        </p>
        <small className="soft">
          {t('pricing.past.by', { when: whenWords(change.at, timeZone), who: change.by })}
        </small>
      </div>
      {row && row.price !== change.from && (
        <Button
          variant="secondary"
          aria-label={t('pricing.past.restoreOf', { title, price: priceText(change.from) })}
          onClick={() => onRestore(row, change.from)}
        >
          {t('pricing.past.restore')}
        </Button>
      )}
      {row && row.price === change.from && <small className="soft">{t('pricing.past.now')}</small>}
    </li>
  );
}

function useHistory() {
  const [changes, setChanges] = useState<readonly PriceChangeView[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const load = async (from = cursor) => {
    setBusy(true);
    setFault(undefined);
    const answer = await loadPriceHistory(from ?? undefined);
    setBusy(false);
    if (!answer.ok) return setFault(answer.code);
    setChanges((known = []) => [...(from === null ? [] : known), ...answer.body.changes]);
    setCursor(answer.body.nextCursor);
  };
  useWhenChanged(() => {
    void load(null);
  }, []);
  return { changes, more: cursor !== null, busy, fault, load };
}
