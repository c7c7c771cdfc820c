import { useTranslation } from 'react-i18next';
import type { BlockInput, BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import {
  addBlock,
  blockInRefusal,
  changeBlock,
  removeBlock,
} from '../../../data/staff/commands/change-blocks.ts';
import type { Answer } from '../../../data/wire/http.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { CalendarData } from '../../parts/use-calendar-range.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import { blockedWords } from '../calendar-words.ts';
import { newlyInside } from './newly-inside.ts';

export interface BlockWrites {
  /** Answers a code when it was refused. `onStaying` is told of visits that lie inside. */
  readonly add: (
    input: BlockInput,
    onStaying: (rows: readonly BookingRowView[], block: BlockView) => void,
  ) => Promise<string | undefined>;
  /**
   * The same; `onStaying` is told of those alone that did not lie inside before. What other staff made of the block since
   * it was seen so is shown and stays (D154).
   */
  readonly change: (
    seen: BlockView,
    input: BlockInput,
    onStaying: (rows: readonly BookingRowView[], block: BlockView, was: BlockView) => void,
  ) => Promise<string | undefined>;
  /** As it was before a change, unless it has changed again. */
  readonly revert: (was: BlockView, block: BlockView) => Promise<void>;
  readonly remove: (block: BlockView) => Promise<void>;
}

/**
 * Blocks as the screen changes them, each with a way back. `crews`: those whom a block may be about. `onChangedBefore`: of
 * one that other staff have moved, out of what the screen shows perhaps, while it was written.
 */
export function useBlockWrites(
  data: Pick<CalendarData, 'change' | 'reload'>,
  crews: readonly CrewOfBooking[] = [],
  onChangedBefore: (now: BlockView) => void = () => undefined,
): BlockWrites {
  const { t } = useTranslation('admin');
  const undo = (onUndo: () => void) => ({ label: t('calendar.block.undo'), onUndo });
  const show = (change: (blocks: readonly BlockView[]) => readonly BlockView[]) =>
    void data.change((known) => ({ ...known, blocks: change(known.blocks) }));
  /** Nobody is left to believe that a time is closed again while customers can book it. */
  const putBack = async (write: () => Promise<Answer<unknown>>) => {
    const answer = await write();
    await data.reload();
    if (answer.ok) return;
    showToast({ text: `${t('calendar.block.notBack')}. ${faultWords(answer.code, t)}`, tone: 'danger' });
  };
  const add: BlockWrites['add'] = async (input, onStaying) => {
    const answer = await addBlock(input);
    if (!answer.ok) return answer.code;
    const { block, bookings } = answer.body;
    await data.reload();
    if (bookings.length > 0) onStaying(bookings, block);
    else {
      const text = blockedWords(block, crews, t);
      showToast({ text, tone: 'success', undo: undo(() => void remove(block)) });
    }
    return undefined;
  };
  const revert: BlockWrites['revert'] = (was, block) => putBack(() => changeBlock(block, inputOf(was)));
  const change: BlockWrites['change'] = async (was, input, onStaying) => {
    const answer = await changeBlock(was, input);
    if (!answer.ok) {
      const now = answer.code === 'block.changed' ? blockInRefusal(answer) : undefined;
      if (now) onChangedBefore(now);
      if (now) show((blocks) => blocks.map((block) => (block.id === now.id ? now : block)));
      return answer.code;
    }
    const { block, bookings } = answer.body;
    await data.reload();
    const met = newlyInside(bookings, was);
    if (met.length > 0) onStaying(met, block, was);
    else {
      const back = undo(() => void revert(was, block));
      showToast({ text: t('calendar.block.changed'), tone: 'success', undo: back });
    }
    return undefined;
  };
  const remove: BlockWrites['remove'] = async (block) => {
    show((blocks) => blocks.filter(({ id }) => id !== block.id));
    const answer = await removeBlock(block.id);
    // D150: a removal that fails is not spoken of; the block is there again.
    await data.reload();
    if (!answer.ok) return;
    const back = () => void putBack(() => addBlock(inputOf(block)));
    showToast({ text: t('calendar.block.removed'), undo: undo(back) });
  };
  return { add, change, revert, remove };
}

/** The block as it stands, to be sent again; whom it closes is always named. */
export function inputOf({ startISO, endISO, allDay, reason, crewId }: BlockView): BlockInput {
  return { startISO, endISO, allDay, crewId: crewId ?? null, ...(reason !== null && { reason }) };
}
