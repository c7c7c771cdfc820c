import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { CatalogueCache } from './domain/catalogue/catalogue-cache.ts';
import type { DayEvents } from './domain/slots/day-events.ts';
import type { Env } from './env.ts';
import type { Geocoder } from './providers/geocoder/port.ts';
import type { Mailer } from './providers/mailer/port.ts';
import type { Pictures } from './providers/pictures/port.ts';
import type { PushSender } from './providers/push/port.ts';
import type { Router } from './providers/router/port.ts';
import type { WebhookSender } from './providers/webhook-sender.ts';

/** Everything the domain is given and never imports: the outside world, once, made in main.ts. */
export interface Deps {
  readonly env: Env;
  /** The pool of the API's own role. */
  readonly db: Knex;
  readonly log: Logger;
  readonly now: () => Instant;
  readonly newId: () => Id;
  readonly catalogue: CatalogueCache;
  readonly dayEvents: DayEvents;
  readonly mailer: Mailer;
  readonly push: PushSender;
  readonly geocoder: Geocoder;
  readonly router: Router;
  readonly pictures: Pictures;
  readonly webhooks: WebhookSender;
}
