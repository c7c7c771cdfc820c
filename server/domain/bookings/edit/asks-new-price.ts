import { sameValue } from '#shared/cart/same-value.ts';
import type { TotalsLine } from '#shared/pricing/totals.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';

type OpenLine = Pick<TotalsLine, 'quote' | 'provisional'>;

/** Whether a line without its whole price is another than what was booked. `lines` are those of the items. */
export function asksNewPrice(
  booked: Pick<BookingRow, 'items'>,
  items: BookingRow['items'],
  lines: readonly OpenLine[],
): boolean {
  return items.some(
    (item, index) => isOpenLine(lines[index]) && !booked.items.some((former) => sameValue(former, item)),
  );
}

function isOpenLine(line: OpenLine | undefined): boolean {
  return line !== undefined && (line.quote || line.provisional);
}
