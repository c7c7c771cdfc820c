import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** What the table and the cards show, and what can be done in them. */
export interface BookingListProps {
  readonly rows: readonly BookingRowView[];
  readonly count: number | undefined;
  readonly selected: ReadonlySet<Id>;
  /** Just changed elsewhere. */
  readonly highlighted: ReadonlySet<Id>;
  readonly lastLook: Instant | undefined;
  readonly timeZone: string;
  readonly onToggle: (id: Id, isRange: boolean) => void;
  readonly onToggleAll: () => void;
  readonly onOpen: (id: Id) => void;
  readonly onConfirm: (row: BookingRowView) => void;
  readonly onPutBack: (row: BookingRowView) => void;
  /** The deleted one that is being put back. */
  readonly comingBack: Id | undefined;
}
