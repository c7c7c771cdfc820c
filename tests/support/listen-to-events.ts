import type * as z from 'zod/mini';
import { catalogueEventView, slotEventView } from '#shared/api/slots.ts';

const CATALOGUE = 'event: catalogue\ndata: ';

type SlotEvent = z.infer<typeof slotEventView>;

/** A caller of an event stream: what it was told so far, and when it ended. */
export interface EventListener {
  readonly status: number;
  readonly headers: Headers;
  /** Data of the events without a name, in order. */
  readonly events: readonly SlotEvent[];
  /** Revisions that `catalogue` events told, in order. */
  readonly catalogues: readonly number[];
  /** Everything as it came. */
  readonly text: () => string;
  readonly isOver: () => boolean;
  /** Resolves with the first event, told already or not, that `wanted` says yes to; throws after `withinMs`. */
  until(wanted: (event: SlotEvent) => boolean, withinMs?: number): Promise<SlotEvent>;
  /** Resolves when the server has ended the stream. */
  readonly over: Promise<void>;
  close(): void;
}

export async function listenToEvents(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventListener> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  let text = '';
  let isOver = false;
  const events: SlotEvent[] = [];
  const catalogues: number[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let taken = 0;
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      for (let end = text.indexOf('\n\n', taken); end >= 0; end = text.indexOf('\n\n', taken)) {
        const block = text.slice(taken, end);
        taken = end + 2;
        if (block.startsWith('data: '))
          events.push(slotEventView.parse(JSON.parse(block.slice('data: '.length))));
        if (block.startsWith(CATALOGUE))
          catalogues.push(catalogueEventView.parse(JSON.parse(block.slice(CATALOGUE.length))).revision);
      }
    }
  };
  const over = read()
    .catch(() => undefined) // cut, by us or by the other side
    .then(() => {
      isOver = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    events,
    catalogues,
    text: () => text,
    isOver: () => isOver,
    until: async (wanted, withinMs = 3_000) => {
      const untilMs = performance.now() + withinMs;
      for (;;) {
        const found = events.find(wanted);
        if (found !== undefined) return found;
        if (performance.now() > untilMs) throw new Error(`Not told: ${JSON.stringify(events)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    over,
    close: () => abort.abort(),
  };
}
