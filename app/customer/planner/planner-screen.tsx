import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { findOfKind } from '#shared/catalogue/find-service.ts';
import { deliveryModes } from '#shared/delivery/delivery-meta.ts';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { EditPlan } from './edit-plan.tsx';
import { NewPlan } from './new-plan.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';

/** `/intake/delivery`, or `/service/{slug}` of a further one: a delivery or an errand (`?mode=errand`). `?edit=1` changes one of the cart. */
export function PlannerScreen() {
  const { t } = useTranslation('configure');
  const { slug } = useParams();
  const [query] = useSearchParams();
  const mode = deliveryModes.find((each) => each === query.get('mode'));
  return (
    <ServiceGate
      find={(services) =>
        slug === undefined
          ? findOfKind(services, 'delivery')
          : services.find((service) => service.slug === slug)
      }
      skeleton={<PlannerSkeleton />}
      failed={t('error.deliveryLoad')}
    >
      {(offer) =>
        query.get('edit') === '1' ? (
          <EditPlan key={offer.service.id} {...offer} />
        ) : (
          <NewPlan key={`${offer.service.id}?${mode}`} mode={mode} {...offer} />
        )
      }
    </ServiceGate>
  );
}
