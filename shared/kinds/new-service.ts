import type { Kind, PricingType } from '../catalogue/kind.ts';
import type { Service } from '../catalogue/service.ts';
import { serviceKinds } from './kinds.ts';
import type { KindForm } from './service-kind.ts';

/** What a kind brings to a service that the owner adds; the words and all that is sold in it are the owner's. */
export type NewService = Pick<Service, 'pricingType' | 'tag' | 'icon' | 'image'>;

/** Furniture not by the seat: what the owner adds says itself whether its seats are asked for. */
const pricingTypes: Readonly<Record<KindForm, PricingType>> = {
  rooms: 'PER_ROOM_SIMPLE',
  pieces: 'UPHOLSTERY_FIXED',
  tile: 'TILE_GROUT_SQFT_PLUS_ROOM',
  request: 'HOURLY',
  planner: 'ROUTE',
};

/** A kind without a picture here begins with the whole home. */
const looks: Readonly<Partial<Record<Kind, Pick<Service, 'icon' | 'image'>>>> = {
  carpet: { icon: 'sparkles', image: '/drawings/carpet-cleaning.svg' },
  tile: { icon: 'grid-2x2', image: '/drawings/tile-cleaning.svg' },
  upholstery: { icon: 'sofa', image: '/drawings/upholstery-cleaning.svg' },
  general: { icon: 'house', image: '/drawings/general-cleaning.svg' },
  handyman: { icon: 'hammer', image: '/drawings/handyman.svg' },
  delivery: { icon: 'truck', image: '/drawings/delivery.svg' },
  pavers: { icon: 'brick-wall', image: '/drawings/pavers.svg' },
  epoxy: { icon: 'paint-roller', image: '/drawings/epoxy.svg' },
  rentme: { icon: 'hand-helping', image: '/drawings/rent-me.svg' },
};
const anyLook = { icon: 'sparkles', image: '/drawings/home-hero.svg' };

export function newServiceOf(kind: Kind): NewService {
  const { pricedBy, form } = serviceKinds[kind];
  const isQuote = pricedBy === 'quote';
  const isAsked = form === 'request' || form === 'planner';
  const tag = isQuote ? 'quote' : isAsked ? 'intake' : null;
  return { pricingType: isQuote ? 'QUOTE' : pricingTypes[form], tag, ...(looks[kind] ?? anyLook) };
}

/** Customers choose what is sold in it; without anything to choose there is nothing to ask for. */
export function sellsProducts(kind: Kind): boolean {
  const { form } = serviceKinds[kind];
  return form !== 'request' && form !== 'planner';
}
