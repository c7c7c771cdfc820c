import type { Next } from 'koa';
import { AppError } from '../../errors/app-error.ts';
import { callerAddress } from '../caller-address.ts';
import type { RequestContext } from '../request-context.ts';

/** Above this a node answers "busy" at once: a queue whose callers have left helps no caller (D364). */
const IN_FLIGHT_MAX = 200;

/** Bodies of one address that may be on their way for longer than SLOW_MS at once. */
const SLOW_BODIES_MAX = 20;

/** A line that is merely busy brings a body in less. */
const SLOW_MS = 1000;

/** All else is a file or a page, which costs next to nothing. */
export function isApi(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}

interface Arrival {
  readonly sinceMs: number;
  cut(): void;
}

/**
 * How many requests are being answered, and whether the node is about to stop. A request whose body is still on its
 * way is not being answered: it costs a socket, and no sender who takes his time may use up what others need.
 */
export class Traffic {
  #inFlight = 0;
  #draining = false;
  /** By address, the oldest first. */
  readonly #arriving = new Map<string, Set<Arrival>>();

  get inFlight(): number {
    return this.#inFlight;
  }

  get draining(): boolean {
    return this.#draining;
  }

  startDraining(): void {
    this.#draining = true;
  }

  /** Stands before everything that costs. Pages and files are no work to speak of: the API's load never refuses them. */
  guard = async (ctx: RequestContext, next: Next): Promise<void> => {
    const isWork = isApi(ctx.path);
    if (isWork && this.#inFlight >= IN_FLIGHT_MAX) throw new AppError('server.busy');
    this.#sendElsewhere(ctx);
    if (isWork) this.#inFlight += 1;
    try {
      await next();
    } finally {
      if (isWork) this.#inFlight -= 1;
      this.#sendElsewhere(ctx); // it may have begun before the stop did
    }
  };

  /** Waits for a body outside the count. Throws `server.busy` when the node has filled up meanwhile. */
  async receive<Body>(ctx: RequestContext, read: () => Promise<Body>): Promise<Body> {
    if (ctx.req.complete) return read();
    const forget = this.#noteArrival(callerAddress(ctx), () => ctx.req.destroy());
    this.#inFlight -= 1;
    const body = await read().finally(() => {
      this.#inFlight += 1;
      forget();
    });
    if (this.#inFlight > IN_FLIGHT_MAX) throw new AppError('server.busy');
    return body;
  }

  /** Who has too many slow ones loses the slowest: a newcomer behind the same router is not refused for them. */
  #noteArrival(address: string, cut: () => void): () => void {
    const nowMs = performance.now();
    const arrivals = this.#arriving.get(address) ?? new Set<Arrival>();
    for (const arrival of arrivals) {
      if (arrivals.size < SLOW_BODIES_MAX || nowMs - arrival.sinceMs < SLOW_MS) break;
      arrivals.delete(arrival);
      arrival.cut();
    }
    const own = { sinceMs: nowMs, cut };
    this.#arriving.set(address, arrivals.add(own));
    return () => {
      arrivals.delete(own);
      if (arrivals.size === 0 && this.#arriving.get(address) === arrivals) this.#arriving.delete(address);
    };
  }

  /** The caller's next request then goes to another node. */
  #sendElsewhere(ctx: RequestContext): void {
    if (this.#draining && !ctx.headerSent) ctx.set('Connection', 'close');
  }
}
