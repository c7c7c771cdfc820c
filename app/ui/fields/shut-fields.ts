import { createContext } from 'react';

/**
 * `<ShutFields value={busy}>` Around the fields of a form that ends with its answer: what is typed in is read-only while
 * it is being sent, keeps the focus, and is open again once the answer is a refusal (D579). Lists, ticks and choices have
 * no such state: they leave out the change, and React puts back what was there.
 */
export const ShutFields = createContext(false);
