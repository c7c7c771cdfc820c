import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { closeAdminSession } from '../../../data/staff/commands/admin-session.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { sendAllNow } from '../booking-panel/remove/send-later.ts';

/** The device is empty before the server is told; whether it could be told is said on the login. */
export function useLeave(): () => Promise<void> {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return async () => {
    sendAllNow();
    const closing = closeAdminSession();
    navigate('/admin/login', { replace: true });
    if (!(await closing)) showToast({ text: t('nav.left'), showMs: 15_000 });
  };
}
