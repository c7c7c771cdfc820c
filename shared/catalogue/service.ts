import type { Id } from '../kernel/ids.ts';
import type { LocalizedText } from '../kernel/locale.ts';
import type { Kind, PricingType } from './kind.ts';
import type { Option } from './option.ts';
import type { Product } from './product.ts';

/** One entry of the catalogue with everything needed to show, configure, price and time it. */
export interface Service {
  readonly id: Id;
  readonly slug: string;
  readonly kind: Kind;
  readonly pricingType: PricingType;
  readonly title: LocalizedText;
  readonly teaser: LocalizedText;
  /** A short label on the card: quote, intake; null for services priced on screen. */
  readonly tag: 'quote' | 'intake' | null;
  /** Path of the drawing under /drawings. */
  readonly image: string;
  /** Name of the lucide icon. */
  readonly icon: string;
  readonly basePriceCents: number;
  readonly products: readonly Product[];
  readonly options: readonly Option[];
}
