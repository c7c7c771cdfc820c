import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { VisitLinksProps } from './visit-links.tsx';

/** Useful, and nothing that a page waits for: what cannot be had is not there. */
const Links = lazy<ComponentType<VisitLinksProps>>(() =>
  import('./visit-links.tsx').then(
    ({ VisitLinks }) => ({ default: VisitLinks }),
    () => ({ default: () => null }),
  ),
);

export function LateVisitLinks(props: VisitLinksProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" height={props.place ? '12.5rem' : '2.75rem'} />}>
      <Links {...props} />
    </Suspense>
  );
}
