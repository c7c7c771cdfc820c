import type { BookingMadeView, BookingView } from '#shared/api/bookings.ts';
import type { DetailSnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { toOfferView } from '../../quotes/offer-view.ts';
import { firstDelivery, toDeliveryView } from './delivery-view.ts';
import { isProvisional, openPartOf } from './open-part-of.ts';

/** A booking as its owner sees it: on the manage page, in mails and in the calendar file. */
export function toBookingView(row: BookingRow): BookingView {
  const total = toDollars(row.totalCents);
  return {
    ...headOf(row),
    ...timesOf(row),
    ...placeOf(row),
    total,
    totalAmount: total,
    ...openPartOf(row),
    totalSummary: {
      subtotal: toDollars(row.subtotalCents),
      discount: toDollars(row.discountCents),
      ...(row.serviceChargeCents > 0 && { serviceCharge: toDollars(row.serviceChargeCents) }),
      total,
      currency: 'USD',
    },
    notes: row.notes,
    leadSource: row.leadSource,
    leadSourceDetail: row.leadSourceDetail,
    locale: row.locale,
    itemsSnapshot: row.itemsSnapshot.map(toLineView),
    ...firstDelivery(row),
    promotionsSnapshot: row.promotionsSnapshot.map(({ promotionId, discountCents, code, label }) => ({
      promotionId,
      discountAmount: toDollars(discountCents),
      payload: { code, label },
    })),
    quoteOffer: toOfferView(row),
    quoteAccepted: row.acceptedQuoteId !== null,
    createdAt: formatInstant(row.createdAt),
    updatedAt: formatInstant(row.updatedAt),
  };
}

/** The answer of booking creation (D163). */
export function toBookingMadeView(row: BookingRow, manageUrl: string): BookingMadeView {
  return {
    id: row.id,
    bookingId: row.id,
    status: row.status,
    manageUrl,
    email: row.email,
    customerName: row.customerName,
    startISO: formatInstant(row.startsAt),
    endISO: formatInstant(row.endsAt),
    timeZone: row.timeZone,
    serviceType: row.serviceType,
    serviceTitle: row.serviceTitle,
    quote: row.quote,
    estimate: row.estimate,
    total: toDollars(row.totalCents),
    ...openPartOf(row),
    currency: 'USD',
    ...firstDelivery(row),
    booking: toBookingView(row),
    meta: { minutes: row.minutes, version: row.version },
  };
}

function headOf(row: BookingRow) {
  const { id, version, email, customerName, phone, companyName } = row;
  const { serviceTitle, serviceType, status, quote, estimate } = row;
  const head = { id, bookingId: id, version, email, customerName, phone, companyName };
  return { ...head, serviceTitle, serviceType, status, quote, estimate };
}

function timesOf(row: BookingRow) {
  const start = formatInstant(row.startsAt);
  const end = formatInstant(row.endsAt);
  return { startISO: start, startAt: start, endISO: end, endAt: end, timeZone: row.timeZone };
}

/** Where to go, in one line. */
export function addressOf(row: BookingRow): string {
  const street = [row.addressLine1, row.addressLine2].filter(Boolean).join(', ');
  const town = [row.city, [row.region, row.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, town].filter(Boolean).join(', ');
}

function placeOf(row: BookingRow) {
  const address = addressOf(row);
  return {
    address,
    serviceAddress: address,
    serviceAddress1: row.addressLine1,
    serviceAddress2: row.addressLine2,
    serviceCity: row.city,
    serviceRegion: row.region,
    servicePostalCode: row.postalCode,
    serviceCountry: row.country,
    gateCode: row.gateCode,
  };
}

function toLineView(line: LineSnapshot): BookingView['itemsSnapshot'][number] {
  const unitPrice = toDollars(line.unitPriceCents);
  return {
    serviceTitle: line.serviceTitle,
    qty: line.qty,
    unitPrice,
    options: line.options.map(({ title, qty, priceCents }) => ({ title, qty, price: toDollars(priceCents) })),
    pricingSummary: { quantity: line.quantity, unitPrice, lineTotal: toDollars(line.lineTotalCents) },
    detail: line.detail.map(toDetailView),
    quote: line.quote,
    estimate: line.estimate,
    ...(isProvisional(line) && { provisional: true }),
  };
}

type DetailView = BookingView['itemsSnapshot'][number]['detail'][number];

function toDetailView(detail: DetailSnapshot): DetailView {
  const { amountCents, optionsSumCents: _options, minutes: _minutes, options, delivery, ...rest } = detail;
  const present = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...Object.fromEntries(present),
    ...(delivery && { delivery: toDeliveryView(delivery) }),
    options: [...options],
    amount: toDollars(amountCents),
  };
}
