import { type ComponentProps, lazy, Suspense } from 'react';
import type { LeftOff } from './left-off.tsx';

/** Only for whoever was here before, whose device has it; without it the form is as it is. */
const Late = lazy(() =>
  import('./left-off.tsx').then(
    ({ LeftOff }) => ({ default: LeftOff }),
    () => ({ default: () => null }),
  ),
);

export function LateLeftOff(props: ComponentProps<typeof LeftOff>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
