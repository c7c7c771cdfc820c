import type { ServiceView } from '#shared/api/catalogue.ts';
import type { Option } from '#shared/catalogue/option.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';

/** A service of this company as the wire shows it; `i18n` carries all languages so that a switch works offline (D158). */
export function toServiceView(service: Service, locale: Locale, tenantSlug: string): ServiceView {
  return {
    id: service.id,
    slug: service.slug,
    kind: service.kind,
    title: service.title.en,
    localizedTitle: service.title[locale],
    teaser: service.teaser[locale],
    tag: service.tag,
    image: pictureUrl(service.image, tenantSlug),
    icon: service.icon,
    pricingType: service.pricingType,
    basePrice: toDollars(service.basePriceCents),
    products: service.products.map((product) => toProductView(product, locale, tenantSlug)),
    options: service.options.map((option) => toOptionView(option, locale)),
    i18n: { title: service.title, teaser: service.teaser },
  };
}

function toProductView(
  product: Product,
  locale: Locale,
  tenantSlug: string,
): ServiceView['products'][number] {
  return {
    id: product.id,
    slug: product.slug,
    title: product.title[locale],
    price: toDollars(product.priceCents),
    minSeats: product.minSeats,
    image: product.image && pictureUrl(product.image, tenantSlug, 'small'),
    minutes: product.minutes,
    perSeatInc: product.extraSeatCents === null ? null : toDollars(product.extraSeatCents),
    i18n: { title: product.title },
  };
}

function toOptionView(option: Option, locale: Locale): ServiceView['options'][number] {
  const title = option.title[locale];
  return {
    id: option.id,
    slug: option.slug,
    title,
    price: toDollars(option.priceCents),
    emoji: option.emoji,
    minutes: option.minutes,
    label: option.emoji ? `${option.emoji} ${title}` : title,
    i18n: { title: option.title },
  };
}
