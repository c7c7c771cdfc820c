import type { AreaView } from '#shared/api/area.ts';
import type { BookingView, MyBookingsView } from '#shared/api/bookings.ts';
import type { ReviewsAnswer } from '#shared/api/reviews.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { ShownSections } from '#shared/company/shown-settings.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Locale, LocalizedText } from '#shared/kernel/locale.ts';

/** Copies of what the server said (the table `cache` of db.ts); they may be thrown away at any time. */

export interface SlotEntry {
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly available: boolean;
  readonly heldByYou: boolean;
}

export interface CatalogueRow {
  readonly key: 'catalogue';
  readonly kind: 'catalogue';
  readonly services: readonly Service[];
  /** Rows of older builds lack the rates that those did not know (D260). */
  readonly rates: Partial<Rates>;
  readonly revision: number;
  readonly stepMin: number;
  readonly horizonDays: number;
  readonly timeZone: string;
  readonly helpEmail: string | null;
  /** These four are absent in rows of older builds. */
  readonly companyName?: string | undefined;
  readonly phone?: string | undefined;
  /** As the server keeps it; '' where ours stands for it. */
  readonly logo?: string | undefined;
  /** In one line. */
  readonly companyAddress?: string | undefined;
  /** Its own language, and the sections that it has set; absent in rows of older builds. */
  readonly defaultLocale?: Locale | undefined;
  readonly settings?: ShownSections | undefined;
  /** The day its owner last changed what customers agree to; absent: never, and in rows of older builds. */
  readonly ownTermsSince?: string | undefined;
  /** Absent in rows of older builds, which took it for granted. */
  readonly mailsLeave?: boolean | undefined;
  /** Film and pictures of the app show this very company; absent: another one, and in rows of older builds. */
  readonly isPictured?: boolean | undefined;
  /** Absent: all of Florida. */
  readonly area?: AreaView | undefined;
  /** Titles of services and products that were on offer once, by their ids: a cart may hold them still (D394). */
  readonly gone?: Readonly<Record<string, LocalizedText>> | undefined;
  readonly fetchedAt: Instant;
  readonly v: 1;
}

export type CacheRow =
  | CatalogueRow
  | {
      readonly key: string;
      readonly kind: 'slots';
      readonly slots: readonly SlotEntry[];
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: string;
      readonly kind: 'days';
      readonly days: readonly {
        readonly day: Day;
        readonly available: number;
        readonly fetchedAt: Instant;
      }[];
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: string;
      readonly kind: 'booking';
      readonly booking: BookingView;
      /** The way back to it, which a link has proved or an answer named: a moved visit has another (D105). */
      readonly manageUrl?: string | undefined;
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      /** What a link to all bookings of an address shows, with the link's own proof. */
      readonly key: 'my-bookings';
      readonly kind: 'my-bookings';
      readonly email: string;
      readonly sig: string;
      readonly upcoming: MyBookingsView['upcoming'];
      readonly past: MyBookingsView['past'];
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      readonly key: 'reviews';
      readonly kind: 'reviews';
      readonly items: ReviewsAnswer['items'];
      readonly summary: ReviewsAnswer['summary'];
      readonly fetchedAt: Instant;
      readonly v: 1;
    }
  | {
      /** Where the picture behind a route comes from; without it what the worker kept of it could not be found. */
      readonly key: 'map';
      readonly kind: 'map';
      readonly tileUrl: string | null;
      readonly attribution: string;
      readonly fetchedAt: Instant;
      readonly v: 1;
    };
