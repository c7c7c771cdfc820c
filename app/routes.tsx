import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { pathOf, resolveCurrentSlug } from '#shared/catalogue/current-slugs.ts';
import { intakeKinds } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { KindForm } from '#shared/kinds/service-kind.ts';
import { rescheduledBookingId } from './data/changes/reschedule-tab.ts';
import { editedCartId, staffEditedId } from './data/device/tab/edit-tab.ts';
import { CustomerLayout } from './frame/layout/customer-layout.tsx';
import { lazyScreen } from './frame/lazy-part.tsx';
import { Link } from './frame/link.tsx';
import { OutOfFrame } from './frame/out-of-frame.tsx';
import { Redirect } from './frame/redirect.tsx';
import { useKnownCatalogue } from './frame/served-page.ts';
import { LinkProvider } from './ui/actions/link.tsx';

const HomeScreen = lazyScreen(() => import('./customer/home/home-screen.tsx'), 'HomeScreen', [
  'home',
  'catalogue',
]);
const CatalogueScreen = lazyScreen(
  () => import('./customer/catalogue/catalogue-screen.tsx'),
  'CatalogueScreen',
  'catalogue',
);
const ConfigureScreen = lazyScreen(
  () => import('./customer/configure/configure-screen.tsx'),
  'ConfigureScreen',
  'configure',
);
const IntakeScreen = lazyScreen(
  () => import('./customer/intake/intake-screen.tsx'),
  'IntakeScreen',
  'intake',
);
const PlannerScreen = lazyScreen(
  () => import('./customer/planner/planner-screen.tsx'),
  'PlannerScreen',
  'planner',
);
const TileScreen = lazyScreen(() => import('./customer/configure/tile-screen.tsx'), 'TileScreen', 'tile');
const CartScreen = lazyScreen(() => import('./customer/cart/cart-screen.tsx'), 'CartScreen', 'cart');
/**
 * On the way to a booking the next step comes with the one before it, words included: on a first visit no worker has
 * it, and a line that breaks in between must neither end the way nor hide that it has ended well.
 */
const CheckoutScreen = lazyScreen(
  () => import('./customer/checkout/checkout-screen.tsx'),
  'CheckoutScreen',
  'checkout',
  () => FinalizeScreen.begin(),
);
const FinalizeScreen = lazyScreen(
  () => import('./customer/finalize/finalize-screen.tsx'),
  'FinalizeScreen',
  'finalize',
  () => ConfirmationScreen.begin(),
);
const ConfirmationScreen = lazyScreen(
  () => import('./customer/confirmation/confirmation-screen.tsx'),
  'ConfirmationScreen',
  'confirmation',
);
const ManageScreen = lazyScreen(
  () => import('./customer/manage/manage-screen.tsx'),
  'ManageScreen',
  'manage',
);
const RescheduleTimeScreen = lazyScreen(
  () => import('./customer/checkout/reschedule/reschedule-time-screen.tsx'),
  'RescheduleTimeScreen',
  'reschedule',
);
const ConfirmRescheduleScreen = lazyScreen(
  () => import('./customer/checkout/reschedule/confirm-reschedule-screen.tsx'),
  'ConfirmRescheduleScreen',
  'reschedule',
);
const loadConfirmEdit = () => import('./customer/finalize/edit/confirm-edit-screen.tsx');
const ConfirmEditScreen = lazyScreen(loadConfirmEdit, 'ConfirmEditScreen');
const MyBookingsScreen = lazyScreen(
  () => import('./customer/my-bookings/my-bookings-screen.tsx'),
  'MyBookingsScreen',
  'bookings',
);
const AccessLinkScreen = lazyScreen(
  () => import('./customer/access-link/access-link-screen.tsx'),
  'AccessLinkScreen',
  'access',
);
const TermsScreen = lazyScreen(() => import('./customer/legal/terms-screen.tsx'), 'TermsScreen', 'legal');
const PrivacyScreen = lazyScreen(
  () => import('./customer/legal/privacy-screen.tsx'),
  'PrivacyScreen',
  'legal',
);
const NewsletterScreen = lazyScreen(
  () => import('./customer/newsletter/newsletter-screen.tsx'),
  'NewsletterScreen',
  'newsletter',
);
const ReviewScreen = lazyScreen(
  () => import('./customer/review/review-screen.tsx'),
  'ReviewScreen',
  'review',
);
const UnknownServiceScreen = lazyScreen(
  () => import('./customer/unknown-service/unknown-service-screen.tsx'),
  'UnknownServiceScreen',
);
const OldSlug = lazyScreen(() => import('./old-routes.tsx'), 'OldSlug');
const OldCalendarPath = lazyScreen(() => import('./old-routes.tsx'), 'OldCalendarPath');
const AdminRoutes = lazyScreen(() => import('./admin-routes.tsx'), 'AdminRoutes');
const DevUiScreen = import.meta.env.DEV
  ? lazyScreen(() => import('./dev-ui/dev-ui-screen.tsx'), 'DevUiScreen')
  : undefined;

const screenOf = {
  rooms: ConfigureScreen,
  pieces: ConfigureScreen,
  tile: TileScreen,
  request: IntakeScreen,
  planner: PlannerScreen,
} as const satisfies Readonly<Record<KindForm, ComponentType>>;

/** By the first part of an address: where visits begin. */
const firstScreens: Readonly<Record<string, { begin(): Promise<unknown> }>> = {
  '': HomeScreen,
  services: CatalogueScreen,
  cart: CartScreen,
  checkout: CheckoutScreen,
  manage: ManageScreen,
  admin: AdminRoutes,
};

/** What the address asks for is fetched beside the words of the frame, not when the frame is drawn and asks for it. */
export function beginFirstScreen(): void {
  const [, first = '', slug = ''] = location.pathname.split('/');
  const kind =
    first === 'service'
      ? resolveCurrentSlug(slug)?.kind
      : intakeKinds.find((each) => first === 'intake' && each === slug);
  const screen = kind === undefined ? firstScreens[first] : screenOf[serviceKinds[kind].form];
  screen?.begin().catch(() => undefined);
}

/** Every screen and every redirect, in a router. Redirects are one replace navigation that keeps query and hash (D4). */
export function AppRoutes() {
  return (
    <LinkProvider value={Link}>
      <OutOfFrame>
        <Routes>
          <Route element={<CustomerLayout />}>
            <Route path="/" element={<HomeScreen />} />
            <Route path="/services" element={<CatalogueScreen />} />
            <Route path="/service/:slug" element={<ServiceRoute />} />
            <Route path="/intake/:kind" element={<IntakeRoute />} />
            <Route path="/cart" element={<CartScreen />} />
            <Route path="/edit/:cartId" element={<CartScreen />} />
            <Route path="/checkout" element={<CheckoutRoute />} />
            <Route path="/finalize" element={<FinalizeRoute />} />
            <Route path="/confirmation" element={<ConfirmationScreen />} />
            <Route path="/manage" element={<ManageScreen />} />
            <Route path="/review" element={<ReviewScreen />} />
            <Route path="/my-bookings" element={<MyBookingsScreen />} />
            <Route path="/access-link" element={<AccessLinkScreen />} />
            <Route path="/terms" element={<TermsScreen />} />
            <Route path="/privacy" element={<PrivacyScreen />} />
            <Route path="/newsletter" element={<NewsletterScreen />} />
            <Route path="/service/*" element={<UnknownServiceScreen />} />
            <Route path="/intake/*" element={<UnknownServiceScreen />} />
          </Route>

          <Route path="/build" element={<Redirect to="/cart" />} />
          <Route path="/booking/manage" element={<Redirect to="/manage" />} />
          <Route path="/my" element={<Redirect to="/my-bookings" />} />
          <Route
            path="/calendar/:path"
            element={
              <Suspense>
                <OldCalendarPath />
              </Suspense>
            }
          />

          <Route
            path="/admin/*"
            element={
              <Suspense>
                <AdminRoutes />
              </Suspense>
            }
          />

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
      </OutOfFrame>
    </LinkProvider>
  );
}

function ServiceRoute() {
  const { slug = '' } = useParams();
  const target = resolveCurrentSlug(slug);
  const own = useKnownCatalogue()?.services.find((service) => service.slug === slug);
  if (target?.screen === 'intake') return <Redirect to={pathOf(target)} />;
  const kind = own?.kind ?? target?.kind;
  if (kind === undefined) return <OldSlug />;
  const Screen = screenOf[serviceKinds[kind].form];
  return <Screen />;
}

function IntakeRoute() {
  const { kind = '' } = useParams();
  const known = intakeKinds.find((each) => each === kind);
  if (known === undefined) return <OldSlug />;
  const Screen = screenOf[serviceKinds[known].form];
  return <Screen />;
}

/** Staff choose the time and save in the back office, to which the cart leads (LC271). */
const staffsCart = <Navigate to="/cart" replace />;

/** The two steps belong to the visit that this tab moves or edits, if it does (D309); both begin and end with a navigation. */
function CheckoutRoute() {
  useLocation();
  const isEdit = editedCartId() !== undefined;
  useEffect(() => {
    // The last step of an edit is another one, and must not be missing when the line breaks on the way.
    if (isEdit) loadConfirmEdit().catch(() => undefined);
  }, [isEdit]);
  if (rescheduledBookingId() !== undefined) return <RescheduleTimeScreen />;
  return staffEditedId() === undefined ? <CheckoutScreen /> : staffsCart;
}

function FinalizeRoute() {
  useLocation();
  if (rescheduledBookingId() !== undefined) return <ConfirmRescheduleScreen />;
  if (staffEditedId() !== undefined) return staffsCart;
  return editedCartId() === undefined ? <FinalizeScreen /> : <ConfirmEditScreen />;
}
