import { Route, Routes } from 'react-router-dom';
import { AdminGuard } from './admin/parts/admin-guard.tsx';
import { AdminLayout } from './admin/parts/admin-layout.tsx';
import { lazyScreen } from './shell/lazy-screen.ts';
import { Redirect } from './shell/redirect.tsx';

const LoginScreen = lazyScreen(() => import('./admin/login/login-screen.tsx'), 'LoginScreen');
const MailsScreen = lazyScreen(() => import('./admin/mails/mails-screen.tsx'), 'MailsScreen');
const MailScreen = lazyScreen(() => import('./admin/mails/mail-screen.tsx'), 'MailScreen');

/** Everything below /admin. Customers download none of it, not even the names of its files. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="login" element={<LoginScreen />} />
        <Route element={<AdminGuard />}>
          <Route index element={<Redirect to="/admin/mails" />} />
          <Route path="mails" element={<MailsScreen />} />
          <Route path="mails/:id" element={<MailScreen />} />
          <Route path="*" element={<Redirect to="/admin/mails" />} />
        </Route>
      </Route>
    </Routes>
  );
}
