import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { EditRequest } from './edit-request.tsx';
import type { RequestKind } from './intake-draft.ts';
import { IntakeMissing } from './intake-missing.tsx';
import { readPreset } from './intake-preset.ts';
import { IntakeSkeleton } from './intake-skeleton.tsx';
import { NewRequest } from './new-request.tsx';

const requestKinds = ['handyman', 'pavers', 'epoxy', 'rentme'] as const satisfies readonly RequestKind[];

/** `/intake/{kind}`: what cannot be configured is asked for in words. `?edit=1` changes a request of the cart. */
export function IntakeScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const kind = requestKinds.find((each) => each === params.kind);
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
          <NewRequest key={kind} kind={kind} preset={preset} {...offer} />
        )
      }
    </ServiceGate>
  );
}
