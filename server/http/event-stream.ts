import { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';

/** Within what proxies and phones take for a dead line; not all at the same moment. */
const BEAT_MIN_MS = 15_000;
const BEAT_SPREAD_MS = 10_000;
/** Callers whose stream ended come back spread over this long. */
const RETRY_MIN_MS = 1_000;
const RETRY_SPREAD_MS = 4_000;
/** A caller that leaves this much unread is not reading. */
const UNREAD_MAX = 64 * 1024;

/** Many tabs and many people behind one router, and yet no address alone can take all of a node's streams. */
const PER_ADDRESS_MAX = 40;
/** Each costs a socket and some 20 KB. */
const PER_NODE_MAX = 2_000;

/** The bytes of one caller's server-sent events. Ends with `close`, whether caller or node ended it. */
export class EventStream extends Readable {
  readonly #beat: NodeJS.Timeout;
  #isOver = false;

  constructor() {
    super({ highWaterMark: UNREAD_MAX, read: () => undefined });
    this.push(`retry: ${Math.round(RETRY_MIN_MS + Math.random() * RETRY_SPREAD_MS)}\n\n`);
    // A named event and no comment: a page does not see comments, and has to notice a line that went dead.
    const beatMs = BEAT_MIN_MS + Math.random() * BEAT_SPREAD_MS;
    this.#beat = setInterval(() => this.#write('event: beat\ndata: {}\n\n'), beatMs);
    this.#beat.unref();
  }

  send(event: unknown, name?: string): void {
    const head = name === undefined ? '' : `event: ${name}\n`;
    this.#write(`${head}data: ${JSON.stringify(event)}\n\n`);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#beat);
    this.push(null);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#isOver = true;
    clearInterval(this.#beat);
    done(error);
  }

  #write(text: string): void {
    if (!this.#isOver && !this.push(text)) this.destroy();
  }
}

/** All streams of this node: how many there may be, and the end of all of them when the node stops. */
export class EventStreams {
  readonly #streams = new Map<EventStream, string>();
  readonly #perAddressMax: number;
  readonly #perNodeMax: number;
  #isEnding = false;

  constructor(limits: { perAddressMax?: number; perNodeMax?: number } = {}) {
    this.#perAddressMax = limits.perAddressMax ?? PER_ADDRESS_MAX;
    this.#perNodeMax = limits.perNodeMax ?? PER_NODE_MAX;
  }

  get size(): number {
    return this.#streams.size;
  }

  /**
   * Throws `server.busy` when this node has no room or is stopping, `request.too_many` when the address has its
   * share.
   */
  open(address: string): EventStream {
    if (this.#isEnding || this.size >= this.#perNodeMax) throw new AppError('server.busy');
    const ofAddress = [...this.#streams.values()].filter((other) => other === address).length;
    if (ofAddress >= this.#perAddressMax) throw new AppError('request.too_many', { retryAfterSec: 15 });
    const stream = new EventStream();
    this.#streams.set(stream, address);
    stream.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  end(): void {
    this.#isEnding = true;
    for (const stream of this.#streams.keys()) stream.end();
  }
}
