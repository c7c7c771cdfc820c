import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingView } from '#shared/api/admin/pricing.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import type { AdminData } from '../parts/use-admin-read.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { Becomes, priceText, signed } from './price-cell.tsx';
import { isBig, type JudgedEdit } from './price-edits.ts';
import styles from './pricing.module.css';
import type { EditsInHand } from './use-price-edits.ts';
import { type SaveRun, useSavePrices } from './use-save-prices.ts';

type SaveBarProps = {
  data: AdminData<PricingView>;
  judged: readonly JudgedEdit[];
  inHand: EditsInHand;
  nameOf: (judged: JudgedEdit) => string;
};

/** What is typed and not saved: how many, why it cannot be saved yet, and how the last saving went. */
export function SaveBar({ data, judged, inHand, nameOf }: SaveBarProps) {
  const { t } = useTranslation('admin');
  const { run, save, forget } = useSavePrices(data, inHand);
  const [asking, setAsking] = useState(false);
  const why = useWhy(judged);
  const big = judged.filter(isBig);
  const start = () => {
    setAsking(false);
    void save(judged);
  };
  const dropAll = () => {
    const dropped = inHand.dropAll();
    forget();
    const undo = { label: t('pricing.bar.undo'), onUndo: () => inHand.putBack(dropped) };
    showToast({ text: t('pricing.bar.dropped'), undo });
  };
  if (judged.length === 0 && !run?.busy) return null;
  return (
    <>
      {run && !run.busy && <Leftover run={run} />}
      <StickyBar
        label={t('pricing.bar.label')}
        action={
          <span ref={keepFocus} className={styles.actions}>
            <Button variant="quiet" disabled={run?.busy} onClick={dropAll}>
              {t('pricing.bar.dropAll')}
            </Button>
            <Button
              disabled={why !== undefined}
              why={why}
              busy={run?.busy}
              onClick={() => (big.length > 0 ? setAsking(true) : start())}
            >
              {t('pricing.bar.save')}
            </Button>
          </span>
        }
      >
        {run?.busy ? (
          <ProgressBar
            value={run.done}
            max={run.total}
            label={t('pricing.bar.saving', { done: run.done, total: run.total })}
          />
        ) : (
          <>
            <strong>{t('pricing.bar.count', { count: judged.length })}</strong>
            {inHand.restored && (
              <small className={`soft ${styles.restored}`}>{t('pricing.bar.restored')}</small>
            )}
          </>
        )}
      </StickyBar>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('pricing.big.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" data-first-focus="" onClick={() => setAsking(false)}>
              {t('pricing.big.check')}
            </Button>
            <Button onClick={start}>{t('pricing.big.go')}</Button>
          </>
        }
      >
        <p>{t('pricing.big.text')}</p>
        <ul className={styles.big}>
          {big.map((each) => (
            <li key={each.row.key}>
              <span>{nameOf(each)}</span>
              <Becomes before={priceText(each.row.price)} after={priceText(each.price ?? 0)} />
              {each.percent !== null && (
                <b className="tabular">{t('pricing.percent', { percent: signed(each.percent) })}</b>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function useWhy(judged: readonly JudgedEdit[]): string | undefined {
  const { t } = useTranslation('admin');
  const wait = useWhyWait();
  if (judged.some(({ fault }) => fault !== undefined)) return t('pricing.bar.faulty');
  if (judged.some(({ conflict }) => conflict)) return t('pricing.bar.conflicted');
  return wait;
}

function Leftover({ run }: { run: SaveRun }) {
  const { t } = useTranslation('admin');
  const [first] = run.failed;
  if (first === undefined && run.conflicts === 0) return null;
  return (
    <Alert tone="warning" role="alert" title={t('pricing.bar.partial')}>
      {first && (
        <p>
          {t('pricing.bar.left', { count: run.failed.length })} {faultWords(first.code, t)}
        </p>
      )}
      {run.conflicts > 0 && <p>{t('pricing.bar.conflicts')}</p>}
      {run.saved > 0 && <p>{t('pricing.bar.saved', { count: run.saved })}</p>}
    </Alert>
  );
}
