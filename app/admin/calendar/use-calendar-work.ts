import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking, CrewView } from '#shared/api/admin/crews.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { startNewBooking } from '../parts/start-new-booking.ts';
import type { CalendarData } from '../parts/use-calendar-range.ts';
import { useOpenBooking, useOpenPanel } from '../parts/words/booking-address.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import type { Point } from './dialogs/add-menu.tsx';
import { type BlockForm, formOfStretch, newBlockForm, wholeDayBlock } from './dialogs/block-times.ts';
import { inputOf, useBlockWrites } from './dialogs/use-block-writes.ts';
import type { Shown, Unsent } from './grid/time-grid-events.ts';
import { useTravelMin } from './lanes/use-travel-min.ts';
import { type LanePlace, whyUnfit } from './lanes/why-unfit.ts';

/** What lies over the calendar besides what its address names; one at a time. */
export type OpenThing =
  | {
      readonly is: 'add';
      readonly at: Point;
      readonly stretch: Stretch | undefined;
      readonly day: Day;
      /** In whose lane it was asked for. */
      readonly crew?: CrewOfBooking | undefined;
    }
  | { readonly is: 'block'; readonly form: BlockForm }
  | {
      readonly is: 'staying';
      readonly rows: readonly BookingRowView[];
      readonly block: BlockView;
      /** Of one that was changed: how it was. */
      readonly was?: BlockView | undefined;
    }
  | {
      readonly is: 'move';
      readonly row: BookingRowView;
      readonly place: LanePlace;
      /** What staff are told of it before they say yes. */
      readonly warnings: readonly string[];
    }
  | { readonly is: 'keys' };

export type CalendarWork = ReturnType<typeof useCalendarWork>;

/** Everything that can be done with the calendar, and what is open because of it. */
export function useCalendarWork(
  data: CalendarData,
  agenda: AgendaView | undefined,
  timeZone: string,
  crews: readonly CrewView[],
  /** The only one that is shown; what is added belongs to it unless something else is said. */
  chosenId: Id | 'all',
) {
  const chosen = crews.find(({ id, active }) => active && id === chosenId);
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [bookingId, openBooking, closeBooking] = useOpenBooking();
  const [blockId, openBlock, closeBlock] = useOpenPanel('block');
  /** Of a visit that lies outside of the days on screen. */
  const [known, setKnown] = useState<BookingRowView>();
  const [thing, setThing] = useState<OpenThing>();
  const [movedBlock, setMovedBlock] = useState<Unsent>();
  const travelMin = useTravelMin(agenda);
  // What is typed over a block outlives its going, or its being moved to days that are not shown.
  const [knownBlock, setKnownBlock] = useState<BlockView>();
  const shownBlock = data.body?.blocks.find(({ id }) => id === blockId);
  if (shownBlock && shownBlock !== knownBlock && !isNewer(knownBlock, shownBlock)) setKnownBlock(shownBlock);
  const blocks = useBlockWrites(data, crews, setKnownBlock);
  const refuse = (text: string) => void showToast({ text, tone: 'danger' });
  const keepStaying = (rows: readonly BookingRowView[], block: BlockView, was?: BlockView) =>
    setThing({ is: 'staying', rows, block, was });
  const moveBlock = async (block: BlockView, to: Stretch) => {
    setMovedBlock({ id: block.id, to });
    const times = { startISO: formatInstant(to.startsAt), endISO: formatInstant(to.endsAt) };
    const code = await blocks.change(block, { ...inputOf(block), ...times }, keepStaying);
    setMovedBlock(undefined);
    if (code !== undefined) refuse(faultWords(code, t));
  };
  const askMove = (row: BookingRowView, place: LanePlace) => {
    const reasons = data.body ? whyUnfit(row, place, { all: data.body, agenda, timeZone, travelMin }, t) : [];
    const final = reasons.filter(({ isFinal }) => isFinal);
    const words = (final.length > 0 ? final : reasons).map((reason) => reason.words);
    if (final.length > 0) refuse(words.join(' '));
    else setThing({ is: 'move', row, place, warnings: words });
  };
  const move = (shown: Shown, to: Stretch) => {
    if (shown.is === 'block') void moveBlock(shown.block, to);
    if (shown.is === 'booking') askMove(shown.row, { to });
  };
  const blockDay = async (day: Day) => {
    const crewId = chosenId === 'all' ? undefined : chosenId;
    const code = await blocks.add(wholeDayBlock(day, timeZone, crewId), keepStaying);
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
    block: knownBlock?.id === blockId ? knownBlock : undefined,
    /** Dashed in the grid: asked about, or on its way. */
    unsent:
      thing?.is === 'move'
        ? { id: thing.row.id, to: thing.place.to, crewId: thing.place.crew?.id }
        : movedBlock,
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
    askAdd: (at: Point, day: Day, stretch?: Stretch, crew: CrewOfBooking | undefined = chosen) =>
      setThing({ is: 'add', at, stretch, day, crew }),
    askBlock: (day: Day) => askBlock(newBlockForm(day, chosen?.id)),
    askStretch: (stretch: Stretch, allDay: boolean, crewId = chosen?.id) =>
      askBlock(formOfStretch(stretch, allDay, { reason: '', crewId }, timeZone)),
    book: (stretch: Stretch | undefined, crewId?: Id) =>
      void navigate(startNewBooking(stretch && { startAt: stretch.startsAt, endAt: stretch.endsAt, crewId })),
    askKeys: () => setThing({ is: 'keys' }),
    refuseAllDay: () => refuse(t('calendar.clash.allDay')),
    move,
    /** In a lane: to a time of a crew. */
    moveTo: (row: BookingRowView, to: Stretch, crew: CrewOfBooking) => askMove(row, { to, crew }),
    blockDay: (day: Day) => void blockDay(day),
  };
}

/** Of the same block: what a refusal told is newer than what the calendar has yet to hear. */
function isNewer(known: BlockView | undefined, shown: BlockView): boolean {
  return known?.id === shown.id && (known.version ?? 0) > (shown.version ?? 0);
}
