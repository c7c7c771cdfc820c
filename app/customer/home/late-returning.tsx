import { useLiveQuery } from 'dexie-react-hooks';
import { type ComponentType, lazy, Suspense } from 'react';
import { hasReturned } from '../../local/reads/has-returned.ts';

const Cards = lazy<ComponentType>(() =>
  import('./returning.tsx').then(
    ({ Returning }) => ({ default: Returning }),
    () => ({ default: () => null }),
  ),
);

/** Most people are here for the first time: they do not download it. */
export function LateReturning() {
  return (
    useLiveQuery(hasReturned) && (
      <Suspense>
        <Cards />
      </Suspense>
    )
  );
}
