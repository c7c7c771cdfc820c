import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PrepareListProps } from './prepare-list.tsx';

const List = lazy<ComponentType<PrepareListProps>>(() =>
  import('./prepare-list.tsx').then(
    ({ PrepareList }) => ({ default: PrepareList }),
    () => ({ default: () => null }),
  ),
);

/** Below what everybody came for, so it comes after it. */
export function LatePrepare(props: PrepareListProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" height="9rem" />}>
      <List {...props} />
    </Suspense>
  );
}
