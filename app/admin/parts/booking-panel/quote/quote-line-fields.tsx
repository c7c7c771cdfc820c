import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { quoteLimits } from '#shared/booking/quote-rules.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { staffFormat } from '../../words/staff-format.ts';
import booking from '../booking.module.css';
import styles from '../booking-forms.module.css';
import { entryTotalCents, type LineEntry } from './quote-entry.ts';

type QuoteLineFieldsProps = {
  line: LineEntry;
  number: number;
  faultOf: (field: 'text' | 'quantity' | 'unitPrice') => string | undefined;
  onChange: (part: Partial<LineEntry>) => void;
  onRemove: (() => void) | undefined;
};

export function QuoteLineFields({ line, number, faultOf, onChange, onRemove }: QuoteLineFieldsProps) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className={styles.quoteLine}>
      <legend>{t('booking.quote.line', { number })}</legend>
      <TextField
        label={t('booking.quote.text')}
        maxLength={quoteLimits.textMax}
        value={line.text}
        error={faultOf('text') && t('booking.quote.fault.text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('booking.quote.quantity')}
          value={line.quantity}
          format={(value) => staffFormat.number(value)}
          error={faultOf('quantity') && t('booking.quote.fault.quantity')}
          onChange={(quantity) => onChange({ quantity })}
        />
        <NumberField
          label={t('booking.quote.unitPrice')}
          after="$"
          value={line.unitPrice}
          format={(value) => staffFormat.number(value, 2, value % 1 === 0 ? 0 : 2)}
          error={faultOf('unitPrice') && t('booking.quote.fault.unitPrice')}
          onChange={(unitPrice) => onChange({ unitPrice })}
        />
      </div>
      <div className={booking.row}>
        <span className="tabular">{staffFormat.money(entryTotalCents([line]))}</span>
        {onRemove && (
          <IconButton
            label={t('booking.quote.removeLine', { number })}
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
