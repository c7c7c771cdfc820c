import { createContext } from 'react';

/**
 * `<ShutFields value={busy}>` Around the fields of a form that ends with its answer: what is typed in is read-only while
 * it is being sent, keeps the focus, and is open again once the answer is a refusal (D579).
 */
export const ShutFields = createContext(false);
