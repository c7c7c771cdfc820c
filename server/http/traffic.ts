import type { Next } from 'koa';
import { AppError } from './app-error.ts';
import type { RequestContext } from './request-context.ts';

/** Above this a node answers "busy" at once: a queue that nobody waits for helps nobody (reliability 3.12). */
const IN_FLIGHT_MAX = 200;

/** How many requests are being answered, and whether the node is about to stop. */
export class Traffic {
  #inFlight = 0;
  #draining = false;

  get inFlight(): number {
    return this.#inFlight;
  }

  get draining(): boolean {
    return this.#draining;
  }

  startDraining(): void {
    this.#draining = true;
  }

  /** Stands before the body parser, so that refusing costs next to nothing. */
  guard = async (ctx: RequestContext, next: Next): Promise<void> => {
    if (this.#draining) ctx.set('Connection', 'close'); // the caller's next request goes to another node
    if (this.#inFlight >= IN_FLIGHT_MAX) throw new AppError('server.busy');
    this.#inFlight += 1;
    try {
      await next();
    } finally {
      this.#inFlight -= 1;
    }
  };
}
