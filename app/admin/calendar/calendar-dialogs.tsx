import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { moveBooking, newMoveKey } from '../../local/admin/commands/move-booking.ts';
import { showToast } from '../../ui/toasts.ts';
import { faultWords } from '../parts/fault-words.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import { VisitPanel } from '../parts/visit/visit-panel.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { stretchWords } from './calendar-words.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { StayingVisits } from './staying-visits.tsx';
import { stretchOf } from './timed-rows.ts';
import type { CalendarWork } from './use-calendar-work.ts';

type CalendarDialogsProps = { work: CalendarWork; data: AdminData<CalendarRange>; timeZone: string };

/** Whatever lies over the calendar now. */
export function CalendarDialogs({ work, data, timeZone }: CalendarDialogsProps) {
  const { thing, blocks, close } = work;
  const onMoved = useOnMoved(data, timeZone);
  switch (thing?.is) {
    case undefined:
      return null;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'visit':
      return (
        <VisitPanel
          key={thing.row.id}
          bookingId={thing.row.id}
          row={thing.row}
          onClose={close}
          onChanged={() => void data.reload()}
        />
      );
    case 'block': {
      const { block, form } = thing;
      return (
        <BlockDialog
          block={block}
          initial={form}
          timeZone={timeZone}
          onClose={close}
          onSave={async (input) => {
            const code = block
              ? await blocks.change(block, input)
              : await blocks.add(input, (rows, added) => work.keepStaying(rows, added));
            if (code === undefined) work.closeBlock();
            return code;
          }}
          onRemove={() => {
            close();
            if (block) void blocks.remove(block);
          }}
        />
      );
    }
    case 'staying':
      return (
        <StayingVisits
          rows={thing.rows}
          timeZone={timeZone}
          onOpen={(row) => work.open({ is: 'visit', row })}
          onUndo={() => {
            close();
            void blocks.remove(thing.block);
          }}
          onClose={close}
        />
      );
    case 'move':
      return (
        <MoveDialog
          row={thing.row}
          to={thing.to}
          isOutside={thing.isOutside}
          timeZone={timeZone}
          onClose={close}
          onMoved={(row, notify) => {
            onMoved(thing.row, row, notify);
            close();
          }}
        />
      );
  }
}

/** Shows the visit at its new time and offers the way back, which tells the customer when the move did. */
function useOnMoved({ body, put, reload }: AdminData<CalendarRange>, timeZone: string) {
  const { t } = useTranslation('admin');
  return (was: BookingRowView, row: BookingRowView, notify: boolean) => {
    if (body) put({ ...body, bookings: body.bookings.map((one) => (one.id === row.id ? row : one)) });
    const goBack = async () => {
      const back = { row, ...stretchOf(was), notify, key: newMoveKey() };
      const answer = await moveBooking(back);
      await reload();
      if (answer.ok) showToast({ text: t('calendar.move.undone') });
      else showToast({ text: faultWords(answer.code, t), tone: 'danger' });
    };
    showToast({
      text: t('calendar.move.done', { when: stretchWords(stretchOf(row), timeZone) }),
      tone: 'success',
      undo: { label: t('calendar.move.undo'), onUndo: () => void goBack() },
    });
  };
}
