import { behindSendingDoor } from '../behind-door.ts';

export type { BookOutcome } from '../remote/book.ts';

/** Books the cart: one intent, one key, the same bytes until a final answer (LC13). */
export const book = behindSendingDoor('book');
