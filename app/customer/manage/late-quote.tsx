import { lazy, Suspense } from 'react';
import type { BookingView } from '#shared/api/bookings.ts';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ManageLink } from '../parts/manage-link.ts';

export type LateQuoteProps = { booking: BookingView; offer: QuoteOfferView; link: ManageLink };

const QuoteCard = lazy(async () => ({
  default: await import('./quote-card.tsx').then(
    ({ QuoteCard: Card }) => Card,
    () => () => null,
  ),
}));

/** Words and code of a quote come only to a booking that has one to answer. */
export function LateQuote(props: LateQuoteProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" height="24rem" />}>
      {/* Another quote is another question: nothing said about the last one stays. */}
      <QuoteCard key={props.offer.id} {...props} />
    </Suspense>
  );
}
