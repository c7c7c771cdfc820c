import type { DetailSnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import {
  areaConditions,
  handymanCategories,
  paversTypes,
  rentmeTypes,
} from '#shared/catalogue/intake-choices.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';

/** What can be ticked; anything else that stands in its place was typed. */
const CHOICES: ReadonlySet<string> = new Set([
  ...handymanCategories,
  ...rentmeTypes,
  ...paversTypes,
  ...areaConditions,
]);

/**
 * What was ordered and what it cost, without what its customer wrote and without where the road led: names of rooms,
 * descriptions, streets, notes for the driver, coordinates. Towns stay, and miles, because they made the price.
 */
export function itemsWithoutPersonalTexts(items: readonly CartItem[]): CartItem[] {
  return items.map((item) => ({ ...item, instances: item.instances.map(bareInstance) }));
}

/** `bareWords`: what is left of words that staff wrote into the lines of a quote. */
export function linesWithoutPersonalTexts(
  lines: readonly LineSnapshot[],
  bareWords: (text: string) => string,
): LineSnapshot[] {
  return lines.map((line) => ({
    ...line,
    serviceTitle: isOfQuote(line) ? bareWords(line.serviceTitle) : line.serviceTitle,
    detail: line.detail.map(bareDetail),
  }));
}

/** A line of the catalogue says what it is made of; one of a quote is words of staff, above what was asked if anything. */
function isOfQuote({ detail }: LineSnapshot): boolean {
  return detail.every(({ asked }) => asked);
}

function bareInstance(instance: Instance): Instance {
  const { label: _label, deliveryInstructions: _words, deliveryReference: _reference, ...rest } = instance;
  const { handymanMeta, deliveryMeta, intake } = rest;
  return {
    ...rest,
    ...(handymanMeta && {
      handymanMeta: { categories: handymanMeta.categories.filter(isChoice), description: '' },
    }),
    ...(deliveryMeta && { deliveryMeta: bareRoad(deliveryMeta) }),
    ...(intake && { intake: choicesAlone(intake) }),
  };
}

/** The token names its stops by a digest, which a guess could be compared with. */
function bareRoad(meta: NonNullable<Instance['deliveryMeta']>): NonNullable<Instance['deliveryMeta']> {
  const { geometry: _line, routeToken: _token, ...rest } = meta;
  return { ...rest, stops: rest.stops.map(bareStop) };
}

function bareDetail(detail: DetailSnapshot): DetailSnapshot {
  const { label: _label, request, delivery, ...rest } = detail;
  return {
    ...rest,
    ...(request && { request: choicesAlone(request) }),
    ...(delivery && {
      delivery: {
        ...delivery,
        stops: delivery.stops.map(bareStop),
        geometry: null,
        instructions: null,
        reference: null,
      },
    }),
  };
}

function bareStop({ type, city, state }: MetaStop): MetaStop {
  return { type, ...(city !== undefined && { city }), ...(state !== undefined && { state }) };
}

interface TypedWords {
  readonly description?: string | undefined;
  readonly serviceType?: string | undefined;
  readonly areaCondition?: string | undefined;
  readonly categories?: readonly string[] | undefined;
}

function choicesAlone<Words extends TypedWords>(words: Words): Omit<Words, 'description'> {
  const { description: _text, serviceType, areaCondition, categories, ...rest } = words;
  return {
    ...(rest as Omit<Words, keyof TypedWords>), // what a rest leaves of a generic type is not computed
    ...(isChoice(serviceType) && { serviceType }),
    ...(isChoice(areaCondition) && { areaCondition }),
    ...(categories && { categories: categories.filter(isChoice) }),
  } as unknown as Omit<Words, 'description'>; // every field it had, or none where that is allowed
}

function isChoice(text: string | undefined): boolean {
  return text !== undefined && CHOICES.has(text);
}
