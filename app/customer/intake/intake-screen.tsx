import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { intakeKinds } from '#shared/catalogue/kind.ts';
import { isRequestKind } from '../../booking/request/count-parts.ts';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { EditRequest } from './edit-request.tsx';
import { IntakeMissing } from './intake-missing.tsx';
import { readPreset } from './intake-preset.ts';
import { IntakeSkeleton } from './intake-skeleton.tsx';
import { NewRequest } from './new-request.tsx';

/** `/intake/{kind}`: what cannot be configured is asked for in words. `?edit=1` changes a request of the cart. */
export function IntakeScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const kind = intakeKinds.filter(isRequestKind).find((each) => each === params.kind);
  const preset = useMemo(() => (kind ? readPreset(kind, query) : {}), [kind, query]);
  if (kind === undefined) return <IntakeMissing />;
  return (
    <ServiceGate
      is={(service) => service.kind === kind}
      skeleton={<IntakeSkeleton />}
      missing={<IntakeMissing />}
    >
      {(offer) =>
        query.get('edit') === '1' ? (
          <EditRequest key={kind} kind={kind} {...offer} />
        ) : (
          <NewRequest key={`${kind}?${query}`} kind={kind} preset={preset} {...offer} />
        )
      }
    </ServiceGate>
  );
}
