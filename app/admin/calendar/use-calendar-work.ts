import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { isInsideHours } from '#shared/agenda/outside-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { startNewBooking } from '../parts/start-new-booking.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import { useOpenBooking, useOpenPanel } from '../parts/words/booking-address.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { clashWords } from './calendar-words.ts';
import type { Point } from './dialogs/add-menu.tsx';
import { type BlockForm, formOfStretch, newBlockForm } from './dialogs/block-times.ts';
import type { Clash } from './dialogs/find-clash.ts';
import { inputOf, useBlockWrites } from './dialogs/use-block-writes.ts';
import type { Shown, Unsent } from './grid/time-grid-events.ts';

/** What lies over the calendar besides what its address names; one at a time. */
export type OpenThing =
  | { readonly is: 'add'; readonly at: Point; readonly stretch: Stretch | undefined; readonly day: Day }
  | { readonly is: 'block'; readonly form: BlockForm }
  | { readonly is: 'staying'; readonly rows: readonly BookingRowView[]; readonly block: BlockView }
  | { readonly is: 'move'; readonly row: BookingRowView; readonly to: Stretch; readonly isOutside: boolean }
  | { readonly is: 'keys' };

export type CalendarWork = ReturnType<typeof useCalendarWork>;

/** Everything that can be done with the calendar, and what is open because of it. */
export function useCalendarWork(
  data: AdminData<CalendarRange>,
  agenda: AgendaView | undefined,
  timeZone: string,
) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [bookingId, openBooking, closeBooking] = useOpenBooking();
  const [blockId, openBlock, closeBlock] = useOpenPanel('block');
  /** Of a visit that lies outside of the days on screen. */
  const [known, setKnown] = useState<BookingRowView>();
  const [thing, setThing] = useState<OpenThing>();
  const [movedBlock, setMovedBlock] = useState<Unsent>();
  const blocks = useBlockWrites(data);
  const isOutside = ({ startsAt, endsAt }: Stretch) =>
    agenda !== undefined && !isInsideHours({ hours: hoursByWeekday(agenda), timeZone }, startsAt, endsAt);
  const refuse = (text: string) => void showToast({ text, tone: 'danger' });
  const keepStaying = (rows: readonly BookingRowView[], block: BlockView) =>
    setThing({ is: 'staying', rows, block });
  const moveBlock = async (block: BlockView, to: Stretch) => {
    setMovedBlock({ id: block.id, to });
    const times = { startISO: formatInstant(to.startsAt), endISO: formatInstant(to.endsAt) };
    const code = await blocks.change(block, { ...inputOf(block), ...times });
    setMovedBlock(undefined);
    if (code !== undefined) refuse(faultWords(code, t));
  };
  const move = (shown: Shown, to: Stretch, clash: Clash | undefined) => {
    if (shown.is === 'ground') return;
    if (shown.is === 'block') void moveBlock(shown.block, to);
    else if (clash) refuse(clashWords(clash, timeZone, t));
    else setThing({ is: 'move', row: shown.row, to, isOutside: isOutside(to) });
  };
  const blockDay = async (day: Day) => {
    const { startsAt, endsAt } = dayBounds(day, timeZone);
    const code = await blocks.add(
      {
        startISO: formatInstant(startsAt),
        endISO: formatInstant(endsAt),
        allDay: true,
        reason: t('calendar.unavailable'),
      },
      keepStaying,
    );
    if (code !== undefined) refuse(faultWords(code, t));
  };
  const askBlock = (form: BlockForm) => setThing({ is: 'block', form });
  const openRow = (row: BookingRowView) => {
    setThing(undefined);
    setKnown(row);
    openBooking(row.id);
  };
  return {
    thing,
    booking:
      bookingId === undefined
        ? undefined
        : {
            id: bookingId,
            row:
              data.body?.bookings.find(({ id }) => id === bookingId) ??
              (known?.id === bookingId ? known : undefined),
          },
    block: data.body?.blocks.find(({ id }) => id === blockId),
    /** Dashed in the grid: asked about, or on its way. */
    unsent: thing?.is === 'move' ? { id: thing.row.id, to: thing.to } : movedBlock,
    blocks,
    keepStaying,
    close: () => setThing(undefined),
    closeBooking,
    closeBlock,
    /** Unless something else has taken its place meanwhile. */
    closeIf: (is: OpenThing['is']) => setThing((open) => (open?.is === is ? undefined : open)),
    openRow,
    open: (shown: Shown) => {
      if (shown.is === 'booking') openRow(shown.row);
      if (shown.is === 'block') openBlock(shown.block.id);
    },
    /** Without a stretch: a visit asks for its time, a block begins with the usual one of that day. */
    askAdd: (at: Point, day: Day, stretch?: Stretch) => setThing({ is: 'add', at, stretch, day }),
    askBlock: (day: Day) => askBlock(newBlockForm(day)),
    askStretch: (stretch: Stretch, allDay: boolean) => askBlock(formOfStretch(stretch, allDay, '', timeZone)),
    book: (stretch: Stretch | undefined) =>
      void navigate(startNewBooking(stretch && { startAt: stretch.startsAt, endAt: stretch.endsAt })),
    askKeys: () => setThing({ is: 'keys' }),
    refuseAllDay: () => refuse(t('calendar.clash.allDay')),
    move,
    blockDay: (day: Day) => void blockDay(day),
  };
}

function hoursByWeekday({ days }: AgendaView) {
  return Object.fromEntries(days.map(({ weekday, closed, intervals }) => [weekday, closed ? [] : intervals]));
}
