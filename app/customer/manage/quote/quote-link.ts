import type { BookingView } from '#shared/api/bookings.ts';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import type { ManageLink } from '../../parts/booking/manage-link.ts';

/** A link that may answer a quote: it has its signature. */
export type QuoteLink = ManageLink & { readonly sig: string };

export type QuoteAnswerProps = { booking: BookingView; offer: QuoteOfferView; link: QuoteLink };
