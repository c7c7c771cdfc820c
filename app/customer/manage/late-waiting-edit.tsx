import { type ComponentType, lazy, Suspense } from 'react';
import type { Id } from '#shared/kernel/ids.ts';
import type { IntentRow } from '../../local/rows.ts';
import { useWaitingFor } from './use-waiting-for.ts';

/** The list of what waits tells it too. */
const Waiting = lazy<ComponentType<{ row: IntentRow }>>(() =>
  import('./waiting-edit.tsx').then(
    ({ WaitingEdit }) => ({ default: WaitingEdit }),
    () => ({ default: () => null }),
  ),
);

/** Words and code of an unanswered edit come only to a booking that has one. */
export function LateWaitingEdit({ bookingId }: { bookingId: Id }) {
  const row = useWaitingFor(bookingId).find(({ kind }) => kind === 'edit-services');
  return row ? (
    <Suspense>
      <Waiting row={row} />
    </Suspense>
  ) : null;
}
