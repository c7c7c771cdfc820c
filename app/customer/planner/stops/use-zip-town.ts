import { nameTown } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { findTown } from '../../../booking/contact/find-town.ts';
import { stopFieldId } from '../../../booking/plan/focus-stop.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';
import { whenLeft } from '../../../ui/when-left.ts';

/** A Florida ZIP names its town (D367, RT47); what was written stays. */
export function useZipTown({ change }: Plan, { id, zip, city }: Stop): void {
  const asked = city.trim() === '' && /^\d{5}$/.test(zip) ? zip : undefined;
  useWhenLoaded(
    () => (asked === undefined ? undefined : findTown(asked)),
    (town) =>
      town !== undefined &&
      whenLeft(stopFieldId(id, 'city'), () => change((value) => nameTown(value, id, town))),
    [asked, id],
  );
}
