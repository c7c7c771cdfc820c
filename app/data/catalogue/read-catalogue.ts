import { readAreaView } from '#shared/api/area.ts';
import { type PriceBook, priceBook } from '#shared/catalogue/price-book.ts';
import { defaultRates, type Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { ServedArea } from '#shared/company/served-area.ts';
import { type ShownSettings, toShownSettings } from '#shared/company/shown-settings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { LocalizedText } from '#shared/kernel/locale.ts';
import type { CatalogueRow } from '../device/cache-rows.ts';
import { db } from '../device/db.ts';

export interface Catalogue {
  readonly services: readonly Service[];
  readonly book: PriceBook;
  readonly rates: Rates;
  /** The agenda's step, to which a visit is rounded up. */
  readonly stepMin: number;
  /** How many days ahead can be booked, today not counted. */
  readonly horizonDays: number;
  readonly timeZone: string;
  /** Where a person reaches a person; null when the company has named no address. */
  readonly helpEmail: string | null;
  /** Empty where it is not known yet or the company has named none; so are phone and address. */
  readonly companyName: string;
  /** As the server keeps it; empty where ours stands for it. */
  readonly logo: string;
  readonly phone: string;
  readonly companyAddress: string;
  /** As if never set where that is not known. */
  readonly settings: ShownSettings;
  /** The day its owner last changed what customers agree to; undefined: never. */
  readonly ownTermsSince: string | undefined;
  /** Where it comes without asking first. */
  readonly area: ServedArea;
  /** Whether the company can send mails; where not, no screen promises one (D127). */
  readonly mailsLeave: boolean;
  /** Film and pictures of the app show this very company. */
  readonly isPictured: boolean;
  /** Last known titles of what is no longer on offer, by id. */
  readonly gone: Readonly<Record<string, LocalizedText>>;
  readonly fetchedAt: Instant;
}

/** D314: the services list is fresh for this long. */
export const CATALOGUE_FRESH_MS = 120_000;

let last: Catalogue | undefined;

/** The stored catalogue; `undefined` before the first load on this device. The same copy is the same object. */
export async function readCatalogue(): Promise<Catalogue | undefined> {
  const row = await db.cache.get('catalogue');
  if (row?.kind !== 'catalogue') return undefined;
  return last?.fetchedAt === row.fetchedAt ? last : toKnownCatalogue(row);
}

/** A copy that the page brought. The same copy, read from the database later, is this very object. */
export function toKnownCatalogue(row: CatalogueRow): Catalogue {
  last = toCatalogue(row);
  return last;
}

/** A stored or served copy as screens use it. */
export function toCatalogue(row: CatalogueRow): Catalogue {
  const {
    services,
    revision,
    stepMin,
    horizonDays,
    timeZone,
    helpEmail,
    mailsLeave = true,
    fetchedAt,
    gone = {},
  } = row;
  const {
    companyName = '',
    logo = '',
    phone = '',
    companyAddress = '',
    isPictured = false,
    ownTermsSince,
  } = row;
  const settings = toShownSettings(row.defaultLocale ?? 'fr', row.settings ?? {});
  const area = readAreaView(row.area);
  const shown = { companyName, logo, phone, companyAddress, settings, ownTermsSince, area };
  const company = { timeZone, helpEmail, ...shown, mailsLeave, isPictured };
  const rates = { ...defaultRates, ...row.rates };
  const book = priceBook(revision, services, rates);
  return { services, book, rates, stepMin, horizonDays, ...company, gone, fetchedAt };
}
