import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { findOfKind } from '#shared/catalogue/find-service.ts';
import { intakeKinds } from '#shared/catalogue/kind.ts';
import { isRequestKind } from '../../booking/request/count-parts.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { EditRequest } from './edit-request.tsx';
import { IntakeMissing } from './intake-missing.tsx';
import { readPreset } from './intake-preset.ts';
import { IntakeSkeleton } from './intake-skeleton.tsx';
import { NewRequest } from './new-request.tsx';

/** `/intake/{kind}`, or `/service/{slug}` of a further service of the kind: what cannot be configured is asked for in words. `?edit=1` changes a request of the cart. */
export function IntakeScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const { slug } = params;
  const own = useKnownCatalogue()?.services.find((service) => service.slug === slug);
  const named = slug === undefined ? params.kind : own?.kind;
  const kind = intakeKinds.filter(isRequestKind).find((each) => each === named);
  const preset = useMemo(() => (kind ? readPreset(kind, query) : {}), [kind, query]);
  if (kind === undefined) return <IntakeMissing />;
  return (
    <ServiceGate
      find={(services) => (slug === undefined ? findOfKind(services, kind) : own)}
      skeleton={<IntakeSkeleton />}
      missing={<IntakeMissing />}
    >
      {(offer) =>
        query.get('edit') === '1' ? (
          <EditRequest key={offer.service.id} kind={kind} {...offer} />
        ) : (
          <NewRequest key={`${offer.service.id}?${query}`} kind={kind} preset={preset} {...offer} />
        )
      }
    </ServiceGate>
  );
}
