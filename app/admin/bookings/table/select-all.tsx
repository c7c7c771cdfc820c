import { useTranslation } from 'react-i18next';
import type { BookingListProps } from './booking-list-props.ts';
import { SelectBox } from './select-box.tsx';

type SelectAllProps = Pick<BookingListProps, 'rows' | 'selected' | 'onToggleAll'>;

/** The box above all the others. */
export function SelectAll({ rows, selected, onToggleAll }: SelectAllProps) {
  const { t } = useTranslation('admin');
  return (
    <SelectBox
      label={t('bookings.selectAll')}
      checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
      some={selected.size > 0}
      onToggle={onToggleAll}
    />
  );
}
