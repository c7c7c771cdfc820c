import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ShownDelivery } from './shown-delivery.ts';
import { stopWords } from './stop-words.ts';

type DeliveryProps = { delivery: ShownDelivery };

/** How a lazy part that shows a delivery waits, and what it says where its code cannot be had. */
export const deliveryWaits = { waiting: DeliverySkeleton, missing: BareStops };

/** About as high as what comes. */
function DeliverySkeleton({ delivery }: DeliveryProps) {
  return <Skeleton shape="box" height={`${delivery.stops.length * 4 + 2}rem`} />;
}

/** The names of the stops are here already. */
function BareStops({ delivery }: DeliveryProps) {
  return (
    <p className="soft" dir="auto">
      {delivery.stops.map((stop) => stopWords(stop).title).join(' → ')}
    </p>
  );
}
