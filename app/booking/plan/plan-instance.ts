import type { Instance } from '#shared/cart/instance.ts';
import { truncateLabel } from '#shared/cart/label.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { toDeliveryMeta } from '#shared/delivery/plan/to-delivery-meta.ts';
import type { Stop } from '#shared/delivery/stop.ts';

/** What the wire takes of each (shared/api/cart.ts). */
export const REFERENCE_MAX = 200;
export const INSTRUCTIONS_MAX = 2_000;

/** The plan as the cart keeps it; `base` keeps what the planner does not show. */
export function toInstance(plan: PlannerValue, base?: Instance): Instance {
  return {
    ...base,
    id: plan.id,
    label: toLabel(plan),
    options: base?.options ?? [],
    deliveryMeta: toDeliveryMeta(plan),
    deliveryReference: cleanText(plan.reference),
    deliveryInstructions: cleanText(plan.instructions),
    estimatedBasketAmount: plan.estimatedBasketAmount ?? undefined,
  };
}

/** "Publix → 200 Main Street": read without a language. */
function toLabel(plan: PlannerValue): string | undefined {
  const names = listStops(plan).map(nameOf).filter(Boolean);
  return truncateLabel(names.join(' → ')) || undefined;
}

function nameOf({ placeName, street, city, searchMode }: Stop): string {
  const [place, line, town] = [placeName, street, city].map((text) => cleanText(text) ?? '');
  return (searchMode === 'place' && place) || line || town || '';
}

/** Without NUL, which the wire refuses and no person sees. */
function cleanText(text: string): string | undefined {
  return text.replaceAll('\u0000', '').trim() || undefined;
}
