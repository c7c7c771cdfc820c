import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './new-booking.module.css';
import type { ShownTotal } from './shown-total.ts';
import type { ServerTotal } from './use-server-total.ts';

type TotalBarProps = {
  total: ShownTotal;
  server: ServerTotal;
  minutes: number;
  /** How much is missing, once booking was tried. */
  faultCount: number;
  isLost: boolean;
  busy: boolean;
  onPlace: () => void;
};

/** What it comes to and who says so, how long it takes, and the one action. */
export function TotalBar({ total, server, minutes, faultCount, isLost, busy, onPlace }: TotalBarProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const action = isLost
    ? 'new-booking.bar.again'
    : total.isQuote || total.isFrom
      ? 'new-booking.bar.ask'
      : 'new-booking.bar.book';
  const parts = [
    staffFormat.duration(minutes),
    sourceWords(),
    total.isFrom && t('new-booking.bar.from'),
    total.isPartQuote && t('new-booking.bar.andQuote'),
    total.minimumCents > 0 && t('new-booking.bar.minimum'),
    total.chargeCents > 0 && t('new-booking.bar.charge', { amount: staffFormat.money(total.chargeCents) }),
  ];
  function sourceWords(): string {
    if (total.isServers) return t('new-booking.bar.server');
    if (whyWait === undefined && server.fault !== undefined) {
      return t('new-booking.bar.unchecked', { why: faultWords(server.fault, t) });
    }
    return t(server.busy ? 'new-booking.bar.checking' : 'new-booking.bar.here');
  }
  return (
    <StickyBar
      label={t('new-booking.bar.label')}
      action={
        <Button busy={busy} disabled={whyWait !== undefined} why={whyWait} onClick={onPlace}>
          {t(action)}
        </Button>
      }
    >
      {total.isEmpty ? (
        <span className="soft">{t('new-booking.bar.nothing')}</span>
      ) : (
        <>
          {total.isQuote ? (
            <strong>{t('new-booking.bar.onQuote')}</strong>
          ) : (
            <PriceTag text={staffFormat.money(total.cents)} amount={total.cents} textOf={staffFormat.money} />
          )}
          <small className="soft tabular">{parts.filter(Boolean).join(' · ')}</small>
        </>
      )}
      <small role="status" className={styles.faulty}>
        {faultCount > 0 && t('new-booking.bar.faulty', { count: faultCount })}
      </small>
    </StickyBar>
  );
}
