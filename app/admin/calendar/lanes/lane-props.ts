import type { WallInterval } from '#shared/agenda/agenda.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { DayLoad, Stretch } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import type { Point } from '../dialogs/add-menu.tsx';
import type { Shown, Unsent } from '../grid/time-grid-events.ts';
import type { LaneMove } from './use-lane-move.ts';
import type { useLanePointer } from './use-lane-pointer.ts';
import type { Unfit } from './why-unfit.ts';

export type LaneGridProps = {
  day: Day;
  label: string;
  /** Two or more; where one crew was chosen, its own. */
  lanes: readonly CrewOfBooking[];
  /** What is drawn: the chosen status only. */
  shown: CalendarRange;
  /** All there is: what a moved visit could run into. */
  all: CalendarRange;
  agenda: AgendaView | undefined;
  hours: WallInterval;
  timeZone: string;
  highlighted: ReadonlySet<Id>;
  unsent: Unsent | undefined;
  /** False: nothing can be written now. */
  editable: boolean;
  onOpen: (shown: Shown) => void;
  onLaneMove: (row: BookingRowView, to: Stretch, crew: CrewOfBooking) => void;
  /** An empty hour of a crew was pressed, and where on the screen. */
  onLaneSelect: (stretch: Stretch, at: Point, crew: CrewOfBooking) => void;
};

export type LaneProps = Omit<LaneGridProps, 'label' | 'lanes' | 'shown'> & {
  crew: CrewOfBooking;
  /** Of this crew alone. */
  shown: CalendarRange;
  /** It is not drawn, and keeps the focus that is in it. */
  isUnseen: boolean;
  load: DayLoad | undefined;
  /** When the company works on this weekday. */
  open: readonly WallInterval[] | undefined;
  /** Of the words that say how a visit is moved by keys. */
  helpId: string | undefined;
  move: LaneMove;
  pointer: ReturnType<typeof useLanePointer>;
  /** What speaks against where the held visit is. */
  reasons: readonly Unfit[];
};
