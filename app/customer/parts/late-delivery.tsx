import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ShownDelivery } from './shown-delivery.ts';
import { stopWords } from './stop-words.ts';

type LateDeliveryProps = { delivery: ShownDelivery };
type LateDeliveryCardProps = LateDeliveryProps & { withPricing?: boolean | undefined };

// A line that breaks must not take the page with it: the names of the stops are here already.
const Way = lazy(async () => ({
  default: await import('./delivery-way.tsx').then(({ DeliveryWay }) => DeliveryWay, bareStops),
}));
const Card = lazy(async () => ({
  default: await import('./delivery-card.tsx').then(({ DeliveryCard }) => DeliveryCard, bareStops),
}));

/** Words, drawing and sheet of deliveries come only to a page that shows one. */
export function LateDeliveryWay({ delivery }: LateDeliveryProps) {
  return (
    <Suspense fallback={<Waiting delivery={delivery} />}>
      <Way delivery={delivery} />
    </Suspense>
  );
}

/** The same with what was written to the delivery and, if wanted, the table of its prices. */
export function LateDeliveryCard(props: LateDeliveryCardProps) {
  return (
    <Suspense fallback={<Waiting delivery={props.delivery} />}>
      <Card {...props} />
    </Suspense>
  );
}

function bareStops() {
  return BareStops;
}

function BareStops({ delivery }: LateDeliveryProps) {
  return (
    <p className="soft" dir="auto">
      {delivery.stops.map((stop) => stopWords(stop).title).join(' → ')}
    </p>
  );
}

/** About as high as what comes. */
function Waiting({ delivery }: LateDeliveryProps) {
  return <Skeleton shape="box" height={`${delivery.stops.length * 4 + 2}rem`} />;
}
