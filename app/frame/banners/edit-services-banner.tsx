import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortId } from '#shared/kernel/ids.ts';
import { leaveEditServices } from '../../data/changes/leave-edit-services.ts';
import { quitEditServices } from '../../data/changes/quit-edit-services.ts';
import { readEditEnd, readEditServices } from '../../data/changes/read-edit-services.ts';
import { editedCartId, officePath, staffEditedId } from '../../data/device/tab/edit-tab.ts';
import { clearDraft } from '../../data/drafts/drafts.ts';
import { editContactDraft } from '../../data/drafts/edit-contact-draft.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import styles from '../language/language-suggestion.module.css';
import { Link } from '../link.tsx';
import { useLive } from '../use-live.ts';

/** How often an hour that has passed is noticed; the page that is looked at again asks at once. */
const LOOK_EVERY_MS = 30_000;
/** Pages of the edit itself: when it is over there is nothing of it to see there. */
const ofTheEdit = /^\/(cart|checkout|finalize|edit\/.*)$/;

/** Names the booking being edited and offers the way out (D309); when the edit is over, its tab is let go (D12). */
export function EditServicesBanner() {
  const { t } = useTranslation('edit');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const look = useLook();
  const stored = useLive(readEdit, [look]);
  const end = useEffectEvent(() => {
    // Saved or quit by a button, which has moved on already.
    if (editedCartId() === undefined) return;
    const isStaffs = staffEditedId() !== undefined;
    void leaveEditServices();
    const own = stored?.end === 'closed' ? 'banner.closed' : 'banner.over';
    showToast({ text: t(isStaffs ? 'staff.over' : own) });
    void navigate(ofTheEdit.test(pathname) ? '/' : pathname, { replace: true });
  });
  const isOver = stored !== undefined && stored.edit === undefined;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (stored?.edit === undefined) return null;
  const { bookingId, initialStartAt, timeZone, by } = stored.edit;
  const isStaffs = by === 'staff';
  const time = `${format.date(initialStartAt, timeZone, 'short')}, ${format.time(initialStartAt, timeZone)}`;
  const quit = () => {
    clearDraft(editContactDraft(bookingId));
    void quitEditServices();
    void navigate(isStaffs ? officePath(bookingId) : '/', { replace: true });
  };
  return (
    <aside aria-label={t(isStaffs ? 'staff.label' : 'banner.label')} className={`cluster ${styles.bar}`}>
      <span>{t(isStaffs ? 'staff.text' : 'banner.text', { id: shortId(bookingId), time })}</span>
      {isStaffs && <Link to={officePath(bookingId)}>{t('staff.finish')}</Link>}
      <button type="button" onClick={quit}>
        {t('banner.quit')}
      </button>
    </aside>
  );
}

async function readEdit() {
  const edit = await readEditServices();
  return edit ? { edit } : { end: await readEditEnd() };
}

/** Another number now and then, and whenever the page is looked at again. */
function useLook(): number {
  const [look, setLook] = useState(0);
  useEffect(() => {
    const again = () => setLook((before) => before + 1);
    const timer = setInterval(again, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return look;
}
