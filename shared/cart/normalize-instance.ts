import { optionGroup } from '../catalogue/option.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import type { Id } from '../kernel/ids.ts';
import { serviceKinds } from '../kinds/kinds.ts';
import { asAsked } from '../kinds/service-kind.ts';
import type { ChosenOptionDraft, InstanceDraft } from './cart-item-draft.ts';
import { cleanDeliveryMeta } from './clean-delivery-meta.ts';
import { countOptions } from './count-options.ts';
import type { ChosenOption, Instance, IntakeData, Soil } from './instance.ts';
import { truncateLabel } from './label.ts';
import { positiveIntUpTo, ROOMS_MAX, SEATS_MAX } from './limits.ts';
import { countSeats, seatRule } from './seat-rule.ts';

/** One instance; `service` is undefined when the catalogue does not know it, and then only its form is cleaned. */
export function normalizeInstance(
  draft: InstanceDraft,
  id: Id,
  service: Service | undefined,
  product: Product | null,
): Instance {
  const rule = service ? serviceKinds[service.kind] : asAsked;
  return withoutAbsent({
    id,
    sqft: rule.keepSqft(draft.sqft),
    rooms: positiveIntUpTo(draft.rooms, ROOMS_MAX),
    seats: cleanSeats(draft.seats, service, product),
    soil: cleanSoil(draft.soil),
    sealant: typeof draft.sealant === 'boolean' ? draft.sealant : undefined,
    label: typeof draft.label === 'string' ? truncateLabel(draft.label) || undefined : undefined,
    options: normalizeOptions(draft.options ?? [], service),
    handymanMinutes: rule.keepMinutes(draft.handymanMinutes),
    handymanMeta: draft.handymanMeta ?? undefined,
    deliveryMeta: draft.deliveryMeta ? cleanDeliveryMeta(draft.deliveryMeta) : undefined,
    deliveryInstructions: cleanText(draft.deliveryInstructions),
    deliveryReference: cleanText(draft.deliveryReference),
    estimatedBasketAmount: cleanBasket(draft),
    intake: draft.intake ? cleanIntake(draft.intake) : undefined,
  });
}

function cleanSeats(
  seats: unknown,
  service: Service | undefined,
  product: Product | null,
): number | undefined {
  const asked = positiveIntUpTo(seats, SEATS_MAX);
  // Nobody knows how many a piece includes that is no longer sold, and more seats than were booked would be other work.
  if (asked === undefined || service === undefined || product === null) return asked;
  return countSeats(asked, seatRule(service, product));
}

/** D34: screens and old clients say "deep"; stored as HIGH. */
function cleanSoil(soil: unknown): Soil | undefined {
  const name = typeof soil === 'string' ? soil.trim().toUpperCase() : '';
  if (name === 'DEEP' || name === 'HIGH') return 'HIGH';
  return name === 'LIGHT' || name === 'REGULAR' ? name : undefined;
}

/** D52: only an errand has a basket. Information, never charged; 0 is a valid answer. */
function cleanBasket(draft: InstanceDraft): number | undefined {
  const dollars = draft.estimatedBasketAmount;
  const isErrand = draft.deliveryMeta?.kind === 'errand';
  return isErrand && typeof dollars === 'number' && Number.isFinite(dollars) && dollars >= 0
    ? dollars
    : undefined;
}

/** D43: miles without a vehicle are not kept, so that they cannot come back as a charge. */
function cleanIntake(intake: IntakeData): IntakeData {
  const { milesEstimate, ...rest } = withoutAbsent(intake);
  return rest.vehicleRequired === true && milesEstimate !== undefined ? { ...rest, milesEstimate } : rest;
}

function cleanText(text: unknown): string | undefined {
  return typeof text === 'string' ? text.trim() || undefined : undefined;
}

/** Absent keys are left out, so that a stored copy and its JSON round trip are equal. */
function withoutAbsent<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value; // only keys whose type admits undefined can be missing
}

/**
 * CM6-CM9: the choices that count, with a number only where the price reads one. Unknown options stay, so that the
 * line is shown as no longer offered instead of quietly getting cheaper (D77).
 */
function normalizeOptions(
  drafts: readonly ChosenOptionDraft[],
  service: Service | undefined,
): readonly ChosenOption[] {
  const chosen = drafts.map(({ optionId, qty }) =>
    typeof qty === 'number' ? { optionId, qty } : { optionId },
  );
  if (service === undefined) return chosen;
  const { counted, unknown } = countOptions(chosen, service);
  const known = counted.map(({ option, qty }) =>
    optionGroup(option.slug) === 'unit' ? { optionId: option.id, qty } : { optionId: option.id },
  );
  return [...known, ...unknown];
}
