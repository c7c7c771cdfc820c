import type { AnyRoute } from '../http/calls/route.ts';
import { accessLinkRoutes } from './access-link.ts';
import { adminBlockRoutes } from './admin/agenda/blocks.ts';
import { adminCrewRoutes } from './admin/agenda/crews.ts';
import { adminAgendaRoutes } from './admin/agenda/hours.ts';
import { adminApiKeyRoutes } from './admin/api-keys.ts';
import { adminBookingRoutes } from './admin/bookings.ts';
import { adminCatalogueRoutes } from './admin/catalogue.ts';
import { adminCompanyRoutes } from './admin/company.ts';
import { adminCouponRoutes } from './admin/coupons.ts';
import { adminCustomerRoutes } from './admin/customers.ts';
import { adminFeedRoutes } from './admin/feeds.ts';
import { adminMailRoutes } from './admin/mails.ts';
import { adminNoticeRoutes } from './admin/notices.ts';
import { adminPricingRoutes } from './admin/pricing.ts';
import { adminPushRoutes } from './admin/push.ts';
import { adminSessionRoutes } from './admin/sessions.ts';
import { adminWebhookRoutes } from './admin/webhooks.ts';
import { bookingRoutes } from './bookings.ts';
import { cartRoutes } from './cart.ts';
import { companyRoutes } from './company.ts';
import { couponRoutes } from './coupons.ts';
import { deliveryRoutes } from './delivery.ts';
import { fileRoutes } from './files.ts';
import { newsletterRoutes } from './newsletter.ts';
import { quoteRoutes } from './quotes.ts';
import { reviewRoutes } from './reviews.ts';
import { slotRoutes } from './slots.ts';

/** Every call of the API, once. The mount, the OpenAPI document and the tests over all calls read this list. */
export const allRoutes: readonly AnyRoute[] = [
  ...companyRoutes,
  ...fileRoutes,
  ...cartRoutes,
  ...couponRoutes,
  ...slotRoutes,
  ...deliveryRoutes,
  ...bookingRoutes,
  ...quoteRoutes,
  ...reviewRoutes,
  ...accessLinkRoutes,
  ...newsletterRoutes,
  ...adminSessionRoutes,
  ...adminCustomerRoutes,
  ...adminCompanyRoutes,
  ...adminCatalogueRoutes,
  ...adminNoticeRoutes,
  ...adminPushRoutes,
  ...adminAgendaRoutes,
  ...adminMailRoutes,
  ...adminBookingRoutes,
  ...adminBlockRoutes,
  ...adminPricingRoutes,
  ...adminCouponRoutes,
  ...adminCrewRoutes,
  ...adminFeedRoutes,
  ...adminWebhookRoutes,
  ...adminApiKeyRoutes,
];
