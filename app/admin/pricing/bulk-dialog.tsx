import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingView } from '#shared/api/admin/pricing.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { readNumber } from '../../ui/fields/read-number.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { Becomes, priceText } from './price-cell.tsx';
import { type Rounding, raisedPrice } from './price-edits.ts';
import type { CatalogueRow, PriceRow } from './price-rows.ts';
import styles from './pricing.module.css';
import type { EditsInHand } from './use-price-edits.ts';

type BulkDialogProps = {
  open: boolean;
  onClose: () => void;
  view: PricingView;
  rows: readonly PriceRow[];
  inHand: EditsInHand;
  nameOf: (row: PriceRow) => string;
};

const PERCENT_MIN = -90;
const PERCENT_MAX = 200;
const roundings = ['cent', 'half', 'dollar'] as const;
const roundingWords = {
  cent: 'pricing.bulkForm.cent',
  half: 'pricing.bulkForm.half',
  dollar: 'pricing.bulkForm.dollar',
} as const;

/** Raises or lowers many prices at once; the outcome goes among what is typed, where each can still be changed. */
export function BulkDialog({ open, onClose, view, rows, inHand, nameOf }: BulkDialogProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('5');
  const [serviceId, setServiceId] = useState('');
  const [rounding, setRounding] = useState<Rounding>('half');
  // Prices beside a rule of rates play no part in any total (PR5).
  const ruled = new Set(
    view.services.filter(({ kind }) => serviceKinds[kind].pricedBy === 'rule').map(({ id }) => id),
  );
  const paid = rows.filter((row) => isBulk(row) && !ruled.has(row.serviceId));
  const percent = readNumber(text.replace('%', ''));
  const good = percent !== undefined && percent >= PERCENT_MIN && percent <= PERCENT_MAX;
  const changes = good ? plan(paid, serviceId, percent, rounding) : [];
  const apply = () => {
    const before = inHand.typeAll(
      changes.map(({ row, price }) => [row, staffFormat.number(price, 2, 2)] as const),
    );
    onClose();
    const undo = { label: t('pricing.bulkForm.undo'), onUndo: () => inHand.goBackTo(before) };
    showToast({ text: t('pricing.bulkForm.applied', { count: changes.length }), undo });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="m"
      title={t('pricing.bulkForm.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('pricing.bulkForm.cancel')}
          </Button>
          <Button disabled={changes.length === 0} onClick={apply}>
            {t('pricing.bulkForm.apply')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className={styles.bulk}>
          <TextField
            label={t('pricing.bulkForm.percent')}
            after="%"
            inputMode="decimal"
            autoComplete="off"
            data-first-focus=""
            value={text}
            error={good ? undefined : t('pricing.bulkForm.invalid')}
            onChange={({ target }) => setText(target.value)}
          />
          <SelectField
            label={t('pricing.bulkForm.scope')}
            value={serviceId}
            onChange={({ target }) => setServiceId(target.value)}
            options={[
              { value: '', label: t('pricing.bulkForm.all') },
              ...view.services
                .filter(({ id }) => paid.some((row) => isBulk(row) && row.serviceId === id))
                .map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        </div>
        <ChoiceGroup
          legend={t('pricing.bulkForm.rounding')}
          layout="chips"
          value={rounding}
          onChange={setRounding}
          choices={roundings.map((value) => ({ value, label: t(roundingWords[value]) }))}
        />
        <p aria-live="polite">
          <strong>{t('pricing.bulkForm.preview', { count: changes.length })}</strong>{' '}
          <span className="soft">{t('pricing.bulkForm.hint')}</span>
        </p>
        <ul className={styles.big}>
          {changes.map(({ row, price }) => (
            <li key={row.key}>
              <span>{nameOf(row)}</span>
              <Becomes before={priceText(row.price)} after={priceText(price)} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function isBulk(row: PriceRow): row is CatalogueRow {
  return row.type === 'products' || row.type === 'options';
}

function plan(rows: readonly PriceRow[], serviceId: string, percent: number, rounding: Rounding) {
  return rows.flatMap((row) => {
    if (!isBulk(row) || (serviceId !== '' && row.serviceId !== serviceId)) return [];
    const price = raisedPrice(row, percent, rounding);
    return price === row.price ? [] : [{ row, price }];
  });
}
