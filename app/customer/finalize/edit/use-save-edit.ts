import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Cents } from '#shared/kernel/money.ts';
import { leaveEditServices } from '../../../data/changes/leave-edit-services.ts';
import type { CustomerEdit } from '../../../data/changes/read-edit-services.ts';
import type { EditedContact, SaveEditOutcome } from '../../../data/changes/save-edit-services.ts';
import { clearDraft } from '../../../data/drafts/drafts.ts';
import { editContactDraft } from '../../../data/drafts/edit-contact-draft.ts';
import { remote } from '../../../data/remote.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { bookingManagePath, managePath } from '../../parts/booking/manage-link.ts';
import type { NearSlot } from '../../parts/booking/near-slots.tsx';
import { showDone } from '../../parts/page/show-done.ts';

export type EditRefusal = Extract<SaveEditOutcome, { kind: 'refused' }> & {
  /** The total that was on the screen when it was asked for. */
  readonly shownCents?: Cents;
  /** It was about a time that was chosen, not about the one that the visit has. */
  readonly isChosen: boolean;
};

/** Sends the edit and goes where its outcome belongs: to the booking, or nowhere while there is something to decide. */
export function useSaveEdit(edit: CustomerEdit) {
  const { t } = useTranslation('edit');
  const locale = useLocale();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<EditRefusal>();

  const toBooking = (path = bookingManagePath({ ...edit, id: edit.bookingId })) => {
    void clearDraft(editContactDraft(edit.bookingId));
    void navigate(path, { replace: true });
  };
  const finish = async (outcome: SaveEditOutcome, shown: Pick<EditRefusal, 'shownCents' | 'isChosen'>) => {
    // What is not answered yet is told on the booking's page.
    if (outcome.kind === 'waiting') return toBooking();
    if (outcome.kind === 'done') {
      showDone(t('confirm.saved'));
      return toBooking(outcome.manageUrl && managePath(outcome.manageUrl));
    }
    if (!isOver(outcome.code)) return setTrouble({ ...outcome, ...shown });
    await leaveEditServices();
    const why = isClosed(outcome.code) ? t('banner.closed') : errorText(outcome.code);
    showToast({ text: `${t('confirm.failed')}. ${why}`, tone: 'danger' });
    return toBooking();
  };
  const save = async (contact: EditedContact, totalCents: Cents, isChosen: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    const outcome = await remote.saveEditServices({ contact, locale, totalCents });
    await finish(outcome, { shownCents: totalCents, isChosen });
    setBusy(false);
  };
  const takeInstead = async (slot: NearSlot) => {
    const held = await remote.holdSlot(slot);
    const { code, alternatives } = held.ok ? { code: undefined, alternatives: [] } : held;
    setTrouble(code && { kind: 'refused', code, alternatives, fields: {}, isChosen: true });
  };
  return { isBusy, trouble, save, takeInstead };
}

/** Cancelled, begun, saved or quit elsewhere meanwhile, or the link has ended: there is nothing to save from here. */
function isOver(code: string): boolean {
  return over.includes(code);
}

/** The edit itself is over: another device or the office opened the booking, or what was begun here was saved or quit. */
function isClosed(code: string): boolean {
  return code === 'cart.closed' || code === 'cart.not_found';
}

const over = ['booking.not_changeable', 'booking.not_found', 'link.invalid', 'cart.closed', 'cart.not_found'];
