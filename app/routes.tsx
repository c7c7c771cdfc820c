import { type ComponentType, lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { isIntakeKind, kinds } from '#shared/catalogue/kind.ts';
import { calendarTable, pathOf, resolveSlug } from '#shared/catalogue/slugs.ts';
import { CustomerLayout } from './shell/customer-layout.tsx';
import { Link } from './shell/link.tsx';
import { redirectPath } from './shell/redirect-path.ts';
import { LinkProvider } from './ui/link.tsx';

/** A screen is downloaded when somebody goes there; its module is named here and nowhere else. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const HomeScreen = screen(() => import('./customer/home/home-screen.tsx'), 'HomeScreen');
const CatalogueScreen = screen(() => import('./customer/catalogue/catalogue-screen.tsx'), 'CatalogueScreen');
const ConfigureScreen = screen(() => import('./customer/configure/configure-screen.tsx'), 'ConfigureScreen');
const IntakeScreen = screen(() => import('./customer/intake/intake-screen.tsx'), 'IntakeScreen');
const TileScreen = screen(() => import('./customer/configure/tile-screen.tsx'), 'TileScreen');
const CartScreen = screen(() => import('./customer/cart/cart-screen.tsx'), 'CartScreen');
const CheckoutScreen = screen(() => import('./customer/checkout/checkout-screen.tsx'), 'CheckoutScreen');
const FinalizeScreen = screen(() => import('./customer/finalize/finalize-screen.tsx'), 'FinalizeScreen');
const ConfirmationScreen = screen(
  () => import('./customer/confirmation/confirmation-screen.tsx'),
  'ConfirmationScreen',
);
const ManageScreen = screen(() => import('./customer/manage/manage-screen.tsx'), 'ManageScreen');
const TermsScreen = screen(() => import('./customer/legal/terms-screen.tsx'), 'TermsScreen');
const PrivacyScreen = screen(() => import('./customer/legal/privacy-screen.tsx'), 'PrivacyScreen');
const NewsletterScreen = screen(
  () => import('./customer/newsletter/newsletter-screen.tsx'),
  'NewsletterScreen',
);
const NotOnlineYetScreen = screen(
  () => import('./customer/not-online-yet/not-online-yet-screen.tsx'),
  'NotOnlineYetScreen',
);
const UnknownServiceScreen = screen(
  () => import('./customer/not-online-yet/unknown-service-screen.tsx'),
  'UnknownServiceScreen',
);
const AdminLayout = screen(() => import('./admin/parts/admin-layout.tsx'), 'AdminLayout');
const LoginScreen = screen(() => import('./admin/login/login-screen.tsx'), 'LoginScreen');
const MailsScreen = screen(() => import('./admin/mails/mails-screen.tsx'), 'MailsScreen');
const MailScreen = screen(() => import('./admin/mails/mail-screen.tsx'), 'MailScreen');
const AdminGuard = screen(() => import('./admin/parts/admin-guard.tsx'), 'AdminGuard');
const DevUiScreen = import.meta.env.DEV
  ? screen(() => import('./dev-ui/dev-ui-screen.tsx'), 'DevUiScreen')
  : undefined;

/** Every screen and every redirect. Redirects are one replace navigation that keeps query and hash (decision 4). */
export function AppRoutes() {
  return (
    <BrowserRouter>
      <LinkProvider value={Link}>
        <Routes>
          <Route element={<CustomerLayout />}>
            <Route path="/" element={<HomeScreen />} />
            <Route path="/services" element={<CatalogueScreen />} />
            <Route path="/service/:slug" element={<ServiceRoute />} />
            <Route path="/intake/:kind" element={<IntakeRoute />} />
            <Route path="/cart" element={<CartScreen />} />
            <Route path="/checkout" element={<CheckoutScreen />} />
            <Route path="/finalize" element={<FinalizeScreen />} />
            <Route path="/confirmation" element={<ConfirmationScreen />} />
            <Route path="/manage" element={<ManageScreen />} />
            <Route path="/terms" element={<TermsScreen />} />
            <Route path="/privacy" element={<PrivacyScreen />} />
            <Route path="/newsletter" element={<NewsletterScreen />} />
            <Route path="/service/*" element={<UnknownServiceScreen />} />
            <Route path="/intake/*" element={<UnknownServiceScreen />} />
          </Route>

          <Route path="/build" element={<Redirect to="/cart" />} />
          <Route path="/booking/manage" element={<Redirect to="/manage" />} />
          <Route path="/calendar/:path" element={<CalendarRoute />} />

          <Route
            path="/admin"
            element={
              <Suspense>
                <AdminLayout />
              </Suspense>
            }
          >
            <Route path="login" element={<LoginScreen />} />
            <Route element={<AdminGuard />}>
              <Route index element={<Redirect to="/admin/mails" />} />
              <Route path="mails" element={<MailsScreen />} />
              <Route path="mails/:id" element={<MailScreen />} />
              <Route path="*" element={<Redirect to="/admin/mails" />} />
            </Route>
          </Route>

          {DevUiScreen && (
            <Route
              path="/dev-ui"
              element={
                <Suspense>
                  <DevUiScreen />
                </Suspense>
              }
            />
          )}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </LinkProvider>
    </BrowserRouter>
  );
}

function ServiceRoute() {
  const { slug = '' } = useParams();
  const target = resolveSlug(slug);
  if (!target) return <UnknownServiceScreen />;
  if (target.screen === 'intake' || target.slug !== slug) return <Redirect to={pathOf(target)} />;
  return target.kind === 'tile' ? <TileScreen /> : <ConfigureScreen />;
}

function IntakeRoute() {
  const { kind = '' } = useParams();
  if (kind === 'delivery') return <NotOnlineYetScreen />;
  if (kinds.some((known) => known === kind && isIntakeKind(known))) return <IntakeScreen />;
  // /intake/rent-me and the like: the slug is known under another name (decision 7).
  const target = resolveSlug(kind);
  return target?.screen === 'intake' ? <Redirect to={pathOf(target)} /> : <UnknownServiceScreen />;
}

function CalendarRoute() {
  const { path = '' } = useParams();
  const target = Object.hasOwn(calendarTable, path) ? calendarTable[path] : undefined;
  return <Redirect to={target ? pathOf(target) : '/'} />;
}

function Redirect({ to }: { to: string }) {
  return <Navigate to={redirectPath(to, useLocation())} replace />;
}
