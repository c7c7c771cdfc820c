import { ArrowRight, Minus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#shared/kernel/money.ts';
import { PRICE_MAX } from '#shared/pricing/price-terms.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { isBig, type JudgedEdit } from './price-edits.ts';
import styles from './price-list.module.css';
import type { PriceRow } from './price-rows.ts';
import priceService from './price-service.module.css';
import type { EditsInHand } from './use-price-edits.ts';

export function priceText(dollars: number): string {
  return staffFormat.money(toCents(dollars), 'exact');
}

type PriceCellProps = {
  row: PriceRow;
  label: string;
  /** Before the name: an emoji. */
  mark?: ReactNode;
  hint?: string | undefined;
  judged: JudgedEdit | undefined;
  inHand: EditsInHand;
  disabled?: boolean | undefined;
};

/** One price: its name, what it was, by how much it changes, and the number itself. */
export function PriceCell({ row, label, mark, hint, judged, inHand, disabled }: PriceCellProps) {
  const { t } = useTranslation('admin');
  const text = inHand.edits[row.key]?.text ?? staffFormat.number(row.price, 2, 2);
  return (
    <li className={styles.cell} data-changed={judged !== undefined || undefined} id={`prix-${row.key}`}>
      <span className={styles.name}>
        <span>
          {mark}
          {label}
        </span>
        {hint && <small className="soft">{hint}</small>}
        {row.price < 0 && (
          <Tag tone="info" icon={<Minus aria-hidden="true" />}>
            {t('pricing.negative')}
          </Tag>
        )}
      </span>
      {judged && <Change judged={judged} />}
      <div className={styles.field}>
        <TextField
          label={label}
          labelHidden
          before="$"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={12}
          data-price=""
          value={text}
          disabled={disabled}
          error={judged?.fault && faultText(judged, t)}
          onChange={({ target }) => inHand.type(row, target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => onKey(event, () => inHand.drop([row.key]))}
        />
      </div>
      {judged?.conflict && <Conflict judged={judged} inHand={inHand} />}
    </li>
  );
}

function Change({ judged: { row, percent, price, ...judged } }: { judged: JudgedEdit }) {
  const { t } = useTranslation('admin');
  const big = isBig({ row, percent, price, ...judged });
  return (
    <span className={styles.change}>
      <s className="tabular soft">
        <span className="visually-hidden">{t('pricing.was', { price: priceText(row.price) })}</span>
        <span aria-hidden="true">{priceText(row.price)}</span>
      </s>
      {percent !== null && (
        <Tag tone={big ? 'sun' : percent > 0 ? 'primary' : 'info'}>
          {t('pricing.percent', { percent: signed(percent) })}
        </Tag>
      )}
    </span>
  );
}

function Conflict({ judged, inHand }: { judged: JudgedEdit; inHand: EditsInHand }) {
  const { t } = useTranslation('admin');
  const theirs = priceText(judged.row.price);
  const mine = judged.price === undefined ? t('pricing.conflict.typed') : priceText(judged.price);
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('pricing.conflict.text', { theirs, mine: judged.price === undefined ? judged.text : mine })}</p>
      <div className="cluster">
        <Button variant="secondary" onClick={() => inHand.keepMine(judged.row)}>
          {t('pricing.conflict.mine', { mine })}
        </Button>
        <Button variant="secondary" onClick={() => inHand.drop([judged.row.key])}>
          {t('pricing.conflict.theirs', { theirs })}
        </Button>
      </div>
    </div>
  );
}

function faultText({ fault, row }: JudgedEdit, t: ReturnType<typeof useTranslation<'admin'>>['t']): string {
  if (fault === 'tooFine') return t('pricing.fault.tooFine');
  if (fault === 'tooSmall') return t('pricing.fault.tooSmall', { min: priceText(minOf(row)) });
  if (fault === 'tooLarge') return t('pricing.fault.tooLarge', { max: priceText(PRICE_MAX) });
  return t('pricing.fault.invalid');
}

/** As PR32 has it: what costs something goes on costing something. */
function minOf(row: PriceRow): number {
  if (row.type === 'options') return -PRICE_MAX;
  return row.type === 'settings' || row.price === 0 ? 0 : 0.01;
}

/** "+5,6": the sign is always said. */
export function signed(percent: number): string {
  const figures = staffFormat.number(Math.abs(percent), Math.abs(percent) < 10 ? 1 : 0);
  return `${percent < 0 ? '−' : '+'}${figures}`;
}

/** Enter goes down the column as a spreadsheet does; Esc gives the saved price back. */
function onKey(event: KeyboardEvent<HTMLInputElement>, undo: () => void): void {
  const field = event.currentTarget;
  if (event.key === 'Escape') {
    event.stopPropagation();
    undo();
    requestAnimationFrame(() => field.select());
  }
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const column = [...document.querySelectorAll<HTMLInputElement>('input[data-price]:not(:disabled)')];
  const next = column[column.indexOf(field) + (event.shiftKey ? -1 : 1)];
  if (next) next.focus();
  else field.blur();
}

export function Becomes({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('admin');
  if (before === after) return <b className="tabular">{after}</b>;
  return (
    <span className={`tabular ${priceService.becomes}`}>
      <s className="soft">{before}</s>
      <ArrowRight size={16} aria-hidden="true" />
      <span className="visually-hidden">{t('pricing.example.becomes')}</span>
      <b>{after}</b>
    </span>
  );
}
