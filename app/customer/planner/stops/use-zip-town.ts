import { useEffect } from 'react';
import { editStop } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { findTown } from '../../parts/delivery/find-town.ts';

/** A Florida ZIP names its town (D367); what was written stays. */
export function useZipTown({ change }: Plan, { id, zip, city }: Stop): void {
  const asked = city.trim() === '' && /^\d{5}$/.test(zip) ? zip : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is made anew with every drawing and always means the plan of now.
  useEffect(() => {
    if (asked === undefined) return;
    let left = false;
    void findTown(asked).then((town) => {
      if (left || town === undefined) return;
      change((value) => editStop(value, id, { city: town }));
    });
    return () => {
      left = true;
    };
  }, [asked, id]);
}
