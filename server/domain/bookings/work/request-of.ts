import type { RequestSnapshot } from '#shared/booking/snapshot.ts';
import { handymanMinutes } from '#shared/cart/handyman-minutes.ts';
import type { Instance } from '#shared/cart/instance.ts';
import { rentmeHours } from '#shared/cart/rentme-hours.ts';
import { isIntakeKind, type Kind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';

/** What a person asked for in a request form, with the minutes and hours that are charged; nothing for other services. */
export function requestOf(instance: Instance, kind: Kind): RequestSnapshot | undefined {
  const { request } = serviceKinds[kind];
  if (!isIntakeKind(kind) || request === null) return undefined;
  const { intake, handymanMeta } = instance;
  const minutes = request.time?.keptAs === 'minutes' ? handymanMinutes(instance.handymanMinutes) : undefined;
  if (request.choice === 'categories') {
    return withoutAbsent({
      kind,
      minutes,
      categories: handymanMeta?.categories,
      description: handymanMeta?.description ?? intake?.description,
    });
  }
  return withoutAbsent({
    kind,
    minutes,
    description: intake?.description,
    serviceType: intake?.serviceType,
    hours: request.time?.keptAs === 'hours' ? rentmeHours(intake?.hoursWish) : undefined,
    vehicleRequired: intake?.vehicleRequired,
    miles: intake?.milesEstimate,
    areaSqft: intake?.areaSqft,
    areaCondition: intake?.areaCondition,
    budget: intake?.budgetAmount,
  });
}

/** Absent keys are left out, so that what is stored reads as what was asked. */
function withoutAbsent(request: RequestSnapshot): RequestSnapshot {
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as unknown as RequestSnapshot; // only keys that may be undefined are missing
}
