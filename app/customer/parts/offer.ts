import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';

/** What is configured, and the rates its prices need. */
export interface Offer {
  readonly service: Service;
  readonly rates: Rates;
}
