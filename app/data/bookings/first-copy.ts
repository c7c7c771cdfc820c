import type { BookingMadeView, BookingView } from '#shared/api/bookings.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { countOptions } from '#shared/cart/count-options.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { evenParts } from '#shared/pricing/told-line.ts';
import type { Totals, TotalsLine } from '#shared/pricing/totals.ts';
import { serverNow } from '../device/clock.ts';
import type { BookRequest } from '../device/rows.ts';

type Line = BookingView['itemsSnapshot'][number];

/** What was booked, as this device has it: the lines that the server acknowledged, priced here. */
export interface BookedLines {
  readonly items: readonly CartItem[];
  readonly totals: Totals;
  readonly book: PriceBook;
}

/**
 * A booking as its own device knows it from what it asked for and what was answered (LC100): whom it is for, where and
 * when, at the server's total. Lines are there only if they come to that total here too.
 */
export function firstCopy(
  request: BookRequest,
  made: BookingMadeView,
  lines: BookedLines | undefined,
): BookingView {
  const { id, bookingId, email, customerName, status, serviceTitle, serviceType, timeZone } = made;
  const { startISO, endISO, quote, estimate, total, toQuote, provisional, currency, delivery } = made;
  const known = lines && toDollars(lines.totals.totalCents) === total ? lines : undefined;
  const at = formatInstant(serverNow());
  return {
    ...{ id, bookingId, email, customerName, status, serviceTitle, serviceType, timeZone },
    ...{ startISO, startAt: startISO, endISO, endAt: endISO, quote, estimate },
    ...{ total, totalAmount: total, toQuote, provisional },
    version: made.meta.version,
    phone: given(request.phone),
    companyName: null,
    totalSummary: {
      subtotal: known ? toDollars(known.totals.subtotalCents) : total,
      discount: known ? toDollars(known.totals.discountCents) : 0,
      ...(known &&
        known.totals.serviceChargeCents > 0 && { serviceCharge: toDollars(known.totals.serviceChargeCents) }),
      total,
      currency,
    },
    ...placeOf(request.address),
    notes: given(request.notes),
    leadSource: request.lead?.source ?? null,
    leadSourceDetail: request.lead?.detail ?? null,
    locale: request.locale,
    itemsSnapshot: known ? linesOf(known, made, request.locale) : [],
    ...(delivery && { delivery }),
    promotionsSnapshot: known ? promotionsOf(known.totals) : [],
    createdAt: at,
    updatedAt: at,
  };
}

function placeOf(address: BookRequest['address']) {
  const [line1, city, postalCode] = [address.line1.trim(), address.city.trim(), address.postalCode.trim()];
  const [line2, region] = [given(address.line2), given(address.region)];
  const words = (...parts: readonly (string | null)[]) => parts.filter(Boolean);
  const town = words(city, words(region, postalCode).join(' ')).join(', ');
  return {
    address: words(line1, line2, town).join(', '),
    serviceAddress1: line1,
    serviceAddress2: line2,
    serviceCity: city,
    serviceRegion: region,
    servicePostalCode: postalCode,
    serviceCountry: given(address.country) ?? 'US',
    gateCode: given(address.gateCode),
  };
}

function linesOf({ items, totals, book }: BookedLines, made: BookingMadeView, locale: Locale): Line[] {
  // The answer names the first delivery alone (D122).
  let delivery = made.delivery;
  return totals.lines.flatMap((line, index) => {
    const item = items[index];
    const service = book.services.get(line.serviceId);
    if (item === undefined || service === undefined) return [];
    const first = service.kind === 'delivery' ? delivery : undefined;
    if (first) delivery = undefined;
    return [lineOf(item, line, service, locale, first)];
  });
}

function lineOf(
  item: CartItem,
  line: TotalsLine,
  service: Service,
  locale: Locale,
  delivery: BookingMadeView['delivery'],
): Line {
  const { quantity, unitPriceCents } = evenParts(line);
  const unitPrice = toDollars(unitPriceCents);
  const product = service.products.find(({ id }) => id === item.productId);
  return {
    serviceTitle: service.title[locale],
    qty: line.qty,
    unitPrice,
    options: [],
    pricingSummary: { quantity, unitPrice, lineTotal: toDollars(line.amountCents) },
    detail: item.instances.map((instance, index) => ({
      ...detailOf(instance, service, locale, product?.title[locale]),
      ...(delivery && index === 0 && { delivery }),
      amount: toDollars(line.instances[index]?.amountCents ?? 0),
    })),
    quote: line.quote,
    estimate: line.estimate,
    ...(line.provisional && { provisional: true }),
  };
}

function detailOf(instance: Instance, service: Service, locale: Locale, product: string | undefined) {
  const { rooms, seats, sqft, soil, sealant, intake, handymanMeta } = instance;
  const label = instance.label ?? handymanMeta?.description ?? intake?.description ?? product;
  const options = countOptions(instance.options, service).counted.map(({ option, qty }) =>
    qty > 1 ? `${option.title[locale]} × ${qty}` : option.title[locale],
  );
  return { rooms, seats, sqft, soil, sealant, label, options };
}

function promotionsOf({ promotions }: Totals): BookingView['promotionsSnapshot'] {
  return promotions
    .filter(({ active }) => active)
    .map(({ id, code, label, discountCents }) => ({
      promotionId: id,
      discountAmount: toDollars(discountCents),
      payload: { code, label },
    }));
}

function given(text: string | undefined): string | null {
  return text?.trim() || null;
}
