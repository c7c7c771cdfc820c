import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import type { Locale } from '#shared/kernel/locale.ts';
import { LoginScreen } from './admin/login/login-screen.tsx';
import { AdminGuard } from './admin/parts/access/admin-guard.tsx';
import { RoleGate } from './admin/parts/access/role-gate.tsx';
import { startOf } from './admin/parts/access/safe-next.ts';
import { AdminLayout } from './admin/parts/frame/admin-layout.tsx';
import { staffLanguage, standing } from './data/staff/standing.ts';
import { lazyScreen } from './frame/lazy-part.tsx';
import { Redirect } from './frame/redirect.tsx';
import { useStore } from './ui/use-store.ts';

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
const CrewScreen = lazyScreen(() => import('./admin/crews/crew-screen.tsx'), 'CrewScreen');
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

/** A language of its own whatever the page speaks (D474): also for the fields that the back office shares with customers. */
const words = i18next.cloneInstance({ lng: staffLanguage.get() });

/** The language whose words are here; with another one every screen begins anew, and asks for its words of the work. */
function useSpoken(): Locale {
  const wanted = useStore(staffLanguage);
  const [spoken, setSpoken] = useState(wanted);
  useEffect(() => {
    let isOver = false;
    void words.changeLanguage(wanted).then(() => {
      if (!isOver) setSpoken(wanted);
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return spoken;
}

/**
 * Everything below /admin. Customers download none of it, not even the names of its files. The login comes along: it is
 * where a device ends that was just emptied without a connection.
 */
export function AdminRoutes() {
  const spoken = useSpoken();
  const { role } = useStore(standing);
  return (
    <I18nextProvider i18n={words}>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route path="login" element={<LoginScreen />} />
          <Route element={<AdminGuard key={spoken} />}>
            <Route index element={<Redirect to={startOf(role)} />} />
            <Route path="day" element={<DayScreen />} />
            <Route element={<RoleGate needed="office" />}>
              <Route path="calendar" element={<CalendarScreen />} />
              <Route path="bookings" element={<BookingsScreen />} />
              <Route path="bookings/new" element={<NewBookingScreen />} />
              <Route path="customers" element={<CustomersScreen />} />
              <Route path="catalogue" element={<CatalogueScreen />} />
              <Route path="pricing" element={<PricingScreen />} />
              <Route path="coupons" element={<CouponsScreen />} />
              <Route path="crews" element={<CrewsScreen />} />
              <Route path="crews/:id" element={<CrewScreen />} />
              <Route path="agenda-settings" element={<AgendaSettingsScreen />} />
              <Route path="reviews" element={<ReviewsScreen />} />
              <Route path="notices" element={<NoticesScreen />} />
              <Route path="mails" element={<MailsScreen />} />
              <Route path="mails/:id" element={<MailScreen />} />
            </Route>
            <Route element={<RoleGate needed="owner" />}>
              <Route path="company" element={<CompanyScreen />} />
              <Route path="company/:section" element={<CompanyScreen />} />
              <Route path="guide" element={<GuideScreen />} />
              <Route path="integrations" element={<IntegrationsScreen />} />
              <Route path="devices" element={<DevicesScreen />} />
            </Route>
            <Route path="*" element={<Redirect to={startOf(role)} />} />
          </Route>
        </Route>
      </Routes>
    </I18nextProvider>
  );
}
