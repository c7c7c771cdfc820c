import 'i18next';
import type { access } from './messages/access/en.ts';
import type { admin } from './messages/admin/fr.ts';
import type { booking } from './messages/booking/en.ts';
import type { bookings } from './messages/bookings/en.ts';
import type { cart } from './messages/cart/en.ts';
import type { catalogue } from './messages/catalogue/en.ts';
import type { checkout } from './messages/checkout/en.ts';
import type { configure } from './messages/configure/en.ts';
import type { confirmation } from './messages/confirmation/en.ts';
import type { delivery } from './messages/delivery/en.ts';
import type { edit } from './messages/edit/en.ts';
import type { errors } from './messages/errors/en.ts';
import type { finalize } from './messages/finalize/en.ts';
import type { home } from './messages/home/en.ts';
import type { intake } from './messages/intake/en.ts';
import type { legal } from './messages/legal/en.ts';
import type { manage } from './messages/manage/en.ts';
import type { newsletter } from './messages/newsletter/en.ts';
import type { outbox } from './messages/outbox/en.ts';
import type { planner } from './messages/planner/en.ts';
import type { promo } from './messages/promo/en.ts';
import type { quote } from './messages/quote/en.ts';
import type { reschedule } from './messages/reschedule/en.ts';
import type { review } from './messages/review/en.ts';
import type { reviews } from './messages/reviews/en.ts';
import type { shell } from './messages/shell/en.ts';
import type { storage } from './messages/storage/en.ts';
import type { tile } from './messages/tile/en.ts';
import type { update } from './messages/update/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: {
      access: typeof access;
      admin: typeof admin;
      bookings: typeof bookings;
      cart: typeof cart;
      promo: typeof promo;
      catalogue: typeof catalogue;
      checkout: typeof checkout;
      configure: typeof configure;
      confirmation: typeof confirmation;
      delivery: typeof delivery;
      edit: typeof edit;
      errors: typeof errors;
      finalize: typeof finalize;
      home: typeof home;
      intake: typeof intake;
      legal: typeof legal;
      manage: typeof manage;
      newsletter: typeof newsletter;
      planner: typeof planner;
      quote: typeof quote;
      reschedule: typeof reschedule;
      outbox: typeof outbox;
      review: typeof review;
      reviews: typeof reviews;
      shell: typeof shell;
      storage: typeof storage;
      tile: typeof tile;
      update: typeof update;
      booking: typeof booking;
    };
  }
}
