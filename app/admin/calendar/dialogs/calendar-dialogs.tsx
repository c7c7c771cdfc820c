import { useTranslation } from 'react-i18next';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newRescheduleKey, rescheduleBooking } from '../../../data/staff/commands/reschedule-booking.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { BookingPanel } from '../../parts/booking-panel/booking-panel.tsx';
import type { CalendarData } from '../../parts/use-calendar-range.ts';
import type { LetterKeys } from '../../parts/use-letter-keys.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import { capital, placeWords } from '../calendar-words.ts';
import { StayingBookings } from '../grid/staying-bookings.tsx';
import { stretchOf } from '../grid/timed-rows.ts';
import type { CalendarWork } from '../use-calendar-work.ts';
import { AddMenu } from './add-menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { formOfBlock } from './block-times.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

type CalendarDialogsProps = {
  work: CalendarWork;
  data: CalendarData;
  /** In the order of the screen: the panel of a visit leads through them. */
  rows: readonly BookingRowView[];
  timeZone: string;
  letterKeys: LetterKeys;
};

/** Whatever lies over the calendar now. */
export function CalendarDialogs({ work, data, rows, timeZone, letterKeys }: CalendarDialogsProps) {
  return (
    <>
      {work.booking && <OpenedBooking work={work} booking={work.booking} data={data} rows={rows} />}
      {work.block && <OpenedBlock key={work.block.id} work={work} block={work.block} timeZone={timeZone} />}
      <OpenThingOf {...{ work, data, timeZone, letterKeys }} />
    </>
  );
}

type OpenedBookingProps = Pick<CalendarDialogsProps, 'work' | 'data' | 'rows'> & {
  booking: NonNullable<CalendarWork['booking']>;
};

function OpenedBooking({ work, booking: { id, row }, data, rows }: OpenedBookingProps) {
  const at = rows.findIndex((one) => one.id === id);
  const before = at > 0 ? rows[at - 1] : undefined;
  const after = at >= 0 ? rows[at + 1] : undefined;
  useFocusAfter(id);
  return (
    <BookingPanel
      bookingId={id}
      row={row}
      onClose={work.closeBooking}
      onPrevious={before && (() => work.openRow(before))}
      onNext={after && (() => work.openRow(after))}
      onChanged={() => void data.reload()}
    />
  );
}

/** The panel may have been led to another visit than it was opened from, or opened by the address: focus goes there. */
function useFocusAfter(id: Id): void {
  const latest = useLatest(id);
  useWhenChanged(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const booking = document.querySelector(`[data-booking="${CSS.escape(latest.current)}"]`);
        booking?.closest<HTMLElement>('button, a, [tabindex]')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

type OpenedBlockProps = { work: CalendarWork; block: BlockView; timeZone: string };

function OpenedBlock({ work: { blocks, keepStaying, closeBlock }, block, timeZone }: OpenedBlockProps) {
  return (
    <BlockDialog
      block={block}
      initial={formOfBlock(block, timeZone)}
      timeZone={timeZone}
      onClose={closeBlock}
      onSave={async (input, seen = block) => {
        const code = await blocks.change(seen, input, keepStaying);
        if (code === undefined) closeBlock();
        return code;
      }}
      onRemove={() => {
        closeBlock();
        void blocks.remove(block);
      }}
    />
  );
}

function OpenThingOf({ work, data, timeZone, letterKeys }: Omit<CalendarDialogsProps, 'rows'>) {
  const { t } = useTranslation('admin');
  const { thing, blocks, close } = work;
  const onRescheduled = useOnRescheduled(data, timeZone);
  switch (thing?.is) {
    case undefined:
      return null;
    case 'keys':
      return <KeysDialog letterKeys={letterKeys} onClose={close} />;
    case 'add': {
      const { at, stretch, day, crew } = thing;
      return (
        <AddMenu
          at={at}
          when={stretch && capital(placeWords(stretch, crew, timeZone))}
          onBook={() => work.book(stretch, crew?.id)}
          onBlock={() => (stretch ? work.askStretch(stretch, false, crew?.id) : work.askBlock(day))}
          onClose={() => work.closeIf('add')}
        />
      );
    }
    case 'block':
      return (
        <BlockDialog
          block={undefined}
          initial={thing.form}
          timeZone={timeZone}
          onClose={close}
          onSave={async (input) => {
            const code = await blocks.add(input, work.keepStaying);
            if (code === undefined) work.closeIf('block');
            return code;
          }}
          onRemove={close}
        />
      );
    case 'staying':
      return (
        <StayingBookings
          rows={thing.rows}
          undoLabel={t(thing.was ? 'calendar.block.revert' : 'calendar.block.removeAgain')}
          timeZone={timeZone}
          onOpen={work.openRow}
          onUndo={() => {
            close();
            void (thing.was ? blocks.revert(thing.was, thing.block) : blocks.remove(thing.block));
          }}
          onClose={close}
        />
      );
    case 'move':
      return (
        <RescheduleDialog
          row={thing.row}
          place={thing.place}
          warnings={thing.warnings}
          timeZone={timeZone}
          onClose={close}
          onRescheduled={(row, notify) => {
            onRescheduled(thing.row, row, notify);
            close();
          }}
        />
      );
  }
}

/** Shows the visit at its new time and offers the way back, which tells the customer when the move did. */
function useOnRescheduled({ change, reload }: CalendarData, timeZone: string) {
  const { t } = useTranslation('admin');
  return (was: BookingRowView, row: BookingRowView, notify: boolean) => {
    void change((known) => ({
      ...known,
      bookings: known.bookings.map((one) => (one.id === row.id ? row : one)),
    }));
    const goBack = async () => {
      const crewId = was.crew?.id;
      // Where it was staff had it already, whatever spoke against that.
      const back = { row, ...stretchOf(was), crewId, anyCrew: true, notify, key: newRescheduleKey() };
      const answer = await rescheduleBooking(back);
      await reload();
      if (answer.ok) showToast({ text: t('calendar.reschedule.undone') });
      else showToast({ text: faultWords(answer.code, t), tone: 'danger' });
    };
    showToast({
      text: t('calendar.reschedule.done', { when: placeWords(stretchOf(row), row.crew, timeZone) }),
      tone: 'success',
      undo: { label: t('calendar.reschedule.undo'), onUndo: () => void goBack() },
    });
  };
}
