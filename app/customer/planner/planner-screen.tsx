import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { deliveryModes } from '#shared/delivery/delivery-meta.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { EditPlan } from './edit-plan.tsx';
import { NewPlan } from './new-plan.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';

/** `/intake/delivery`: a delivery or an errand (`?mode=errand`). `?edit=1` changes one of the cart. */
export function PlannerScreen() {
  const { t } = useTranslation('configure');
  const [query] = useSearchParams();
  const mode = deliveryModes.find((each) => each === query.get('mode'));
  return (
    <ServiceGate
      is={(service) => serviceKinds[service.kind].form === 'planner'}
      skeleton={<PlannerSkeleton />}
      failed={t('error.deliveryLoad')}
    >
      {(offer) =>
        query.get('edit') === '1' ? <EditPlan {...offer} /> : <NewPlan key={mode} mode={mode} {...offer} />
      }
    </ServiceGate>
  );
}
