import type { ServiceView } from '#shared/api/catalogue.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { toCents } from '#shared/kernel/money.ts';

/** Dollars of the wire become cents here, once; everything behind works in cents (D23). */
export function readService(view: ServiceView): Service {
  const { id, slug, kind, pricingType, tag, image, icon } = view;
  return {
    id,
    slug,
    kind,
    pricingType,
    tag,
    image,
    icon,
    title: view.i18n.title,
    teaser: view.i18n.teaser,
    basePriceCents: toCents(view.basePrice),
    products: view.products.map((product) => ({
      id: product.id,
      slug: product.slug,
      title: product.i18n.title,
      priceCents: toCents(product.price),
      minSeats: product.minSeats,
      extraSeatCents: product.perSeatInc === null ? null : toCents(product.perSeatInc),
      image: product.image,
      minutes: product.minutes,
    })),
    options: view.options.map((option) => ({
      id: option.id,
      slug: option.slug,
      title: option.i18n.title,
      priceCents: toCents(option.price),
      emoji: option.emoji,
      minutes: option.minutes,
    })),
  };
}
