import type { AnyRoute } from '../http/calls/route.ts';
import { accessLinkRoutes } from './access-link.ts';
import { addressRoutes } from './addresses.ts';
import { adminScheduleRoutes } from './admin/agenda.ts';
import { adminBlockRoutes } from './admin/blocks.ts';
import { adminBookingRoutes } from './admin/bookings.ts';
import { adminCouponRoutes } from './admin/coupons.ts';
import { adminCustomerRoutes } from './admin/customers.ts';
import { adminMailRoutes } from './admin/mails.ts';
import { adminPricingRoutes } from './admin/pricing.ts';
import { adminSessionRoutes } from './admin/sessions.ts';
import { bookingRoutes } from './bookings.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { promoRoutes } from './coupons.ts';
import { deliveryRoutes } from './delivery.ts';
import { mapRoutes } from './map.ts';
import { newsletterRoutes } from './newsletter.ts';
import { quoteRoutes } from './quotes.ts';
import { reviewRoutes } from './reviews.ts';
import { slotRoutes } from './slots.ts';
import { tenantRoutes } from './tenant.ts';

/** Every call of the API, once. The mount, the OpenAPI document and the tests over all calls read this list. */
export const allRoutes: readonly AnyRoute[] = [
  ...catalogueRoutes,
  ...tenantRoutes,
  ...reviewRoutes,
  ...cartRoutes,
  ...promoRoutes,
  ...slotRoutes,
  ...addressRoutes,
  ...deliveryRoutes,
  ...mapRoutes,
  ...bookingRoutes,
  ...quoteRoutes,
  ...accessLinkRoutes,
  ...newsletterRoutes,
  ...adminSessionRoutes,
  ...adminCustomerRoutes,
  ...adminScheduleRoutes,
  ...adminMailRoutes,
  ...adminBookingRoutes,
  ...adminBlockRoutes,
  ...adminPricingRoutes,
  ...adminCouponRoutes,
];
