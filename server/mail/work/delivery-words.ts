import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** What stands below a delivery in a mail; miles arrive written as the language writes numbers. */
export interface DeliveryWords {
  readonly mode: Readonly<Record<DeliveryMode, string>>;
  readonly miles: (miles: string) => string;
  readonly estimatedMiles: (miles: string) => string;
  readonly pending: string;
  readonly pickup: (number: number) => string;
  readonly dropoff: string;
  readonly unit: (unit: string) => string;
  readonly instructions: string;
  readonly reference: string;
  readonly basket: string;
  /** What the shopping may come to, and that we do not charge it (D52). */
  readonly notOurs: (amount: string) => string;
}

const en: DeliveryWords = {
  mode: { delivery: 'Delivery', errand: 'Errand' },
  miles: (miles) => `${miles} mi`,
  estimatedMiles: (miles) => `about ${miles} mi (estimate)`,
  pending: 'distance to be confirmed',
  pickup: (number) => `Pickup ${number}`,
  dropoff: 'Drop-off',
  unit: (unit) => `unit ${unit}`,
  instructions: 'Instructions',
  reference: 'Your reference',
  basket: 'Estimated basket',
  notOurs: (amount) => `${amount} (not part of our price)`,
};

const es: DeliveryWords = {
  mode: { delivery: 'Entrega', errand: 'Mandado' },
  miles: (miles) => `${miles} mi`,
  estimatedMiles: (miles) => `aprox. ${miles} mi (estimación)`,
  pending: 'distancia por confirmar',
  pickup: (number) => `Recogida ${number}`,
  dropoff: 'Destino',
  unit: (unit) => `apto. ${unit}`,
  instructions: 'Instrucciones',
  reference: 'Tu referencia',
  basket: 'Compra estimada',
  notOurs: (amount) => `${amount} (no forma parte de nuestro precio)`,
};

const fr: DeliveryWords = {
  mode: { delivery: 'Livraison', errand: 'Course' },
  miles: (miles) => `${miles}\u00a0mi`,
  estimatedMiles: (miles) => `environ ${miles}\u00a0mi (estimation)`,
  pending: 'distance à confirmer',
  pickup: (number) => `Retrait ${number}`,
  dropoff: 'Destination',
  unit: (unit) => `appt\u00a0${unit}`,
  instructions: 'Consignes',
  reference: 'Votre référence',
  basket: 'Panier estimé',
  notOurs: (amount) => `${amount} (hors de notre prix)`,
};

export const deliveryWords: Readonly<Record<Locale, DeliveryWords>> = { en, es, fr };
