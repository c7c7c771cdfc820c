import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { LoginScreen } from './admin/login/login-screen.tsx';
import { AdminGuard } from './admin/parts/access/admin-guard.tsx';
import { AdminLayout } from './admin/parts/frame/admin-layout.tsx';
import { lazyScreen } from './frame/lazy-part.tsx';
import { Redirect } from './frame/redirect.tsx';

const DayScreen = lazyScreen(() => import('./admin/day/day-screen.tsx'), 'DayScreen');
const CalendarScreen = lazyScreen(() => import('./admin/calendar/calendar-screen.tsx'), 'CalendarScreen');
const BookingsScreen = lazyScreen(() => import('./admin/bookings/bookings-screen.tsx'), 'BookingsScreen');
const NewBookingScreen = lazyScreen(
  () => import('./admin/new-booking/new-booking-screen.tsx'),
  'NewBookingScreen',
);
const CustomersScreen = lazyScreen(() => import('./admin/customers/customers-screen.tsx'), 'CustomersScreen');
const CatalogueScreen = lazyScreen(() => import('./admin/catalogue/catalogue-screen.tsx'), 'CatalogueScreen');
const PricingScreen = lazyScreen(() => import('./admin/pricing/pricing-screen.tsx'), 'PricingScreen');
const CrewsScreen = lazyScreen(() => import('./admin/crews/crews-screen.tsx'), 'CrewsScreen');
const CouponsScreen = lazyScreen(() => import('./admin/coupons/coupons-screen.tsx'), 'CouponsScreen');
const AgendaSettingsScreen = lazyScreen(
  () => import('./admin/agenda-settings/agenda-settings-screen.tsx'),
  'AgendaSettingsScreen',
);
const ReviewsScreen = lazyScreen(() => import('./admin/reviews/reviews-screen.tsx'), 'ReviewsScreen');
const CompanyScreen = lazyScreen(() => import('./admin/company/company-screen.tsx'), 'CompanyScreen');
const NoticesScreen = lazyScreen(() => import('./admin/notices/notices-screen.tsx'), 'NoticesScreen');
const GuideScreen = lazyScreen(() => import('./admin/guide/guide-screen.tsx'), 'GuideScreen');
const MailsScreen = lazyScreen(() => import('./admin/mails/mails-screen.tsx'), 'MailsScreen');
const MailScreen = lazyScreen(() => import('./admin/mails/mail-screen.tsx'), 'MailScreen');
const IntegrationsScreen = lazyScreen(
  () => import('./admin/integrations/integrations-screen.tsx'),
  'IntegrationsScreen',
);
const DevicesScreen = lazyScreen(() => import('./admin/devices/devices-screen.tsx'), 'DevicesScreen');

/** French whatever the page speaks: also the fields that the back office shares with customers. */
const french = i18next.cloneInstance({ lng: 'fr' });

/**
 * Everything below /admin. Customers download none of it, not even the names of its files. The login comes along: it is
 * where a device ends that was just emptied without a connection.
 */
export function AdminRoutes() {
  return (
    <I18nextProvider i18n={french}>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route path="login" element={<LoginScreen />} />
          <Route element={<AdminGuard />}>
            <Route index element={<Redirect to="/admin/calendar" />} />
            <Route path="day" element={<DayScreen />} />
            <Route path="calendar" element={<CalendarScreen />} />
            <Route path="bookings" element={<BookingsScreen />} />
            <Route path="bookings/new" element={<NewBookingScreen />} />
            <Route path="customers" element={<CustomersScreen />} />
            <Route path="catalogue" element={<CatalogueScreen />} />
            <Route path="pricing" element={<PricingScreen />} />
            <Route path="coupons" element={<CouponsScreen />} />
            <Route path="crews" element={<CrewsScreen />} />
            <Route path="agenda-settings" element={<AgendaSettingsScreen />} />
            <Route path="reviews" element={<ReviewsScreen />} />
            <Route path="company" element={<CompanyScreen />} />
            <Route path="company/:section" element={<CompanyScreen />} />
            <Route path="notices" element={<NoticesScreen />} />
            <Route path="guide" element={<GuideScreen />} />
            <Route path="integrations" element={<IntegrationsScreen />} />
            <Route path="mails" element={<MailsScreen />} />
            <Route path="mails/:id" element={<MailScreen />} />
            <Route path="devices" element={<DevicesScreen />} />
            <Route path="*" element={<Redirect to="/admin/calendar" />} />
          </Route>
        </Route>
      </Routes>
    </I18nextProvider>
  );
}
