import { isOnline, listenToConnection } from './connection.ts';

/** Tells each time that the server can be reached after it could not (LC39). Answers a function that stops it. */
export function whenBack(tell: () => void): () => void {
  let wasOnline = isOnline();
  return listenToConnection(() => {
    const isBack = isOnline() && !wasOnline;
    wasOnline = isOnline();
    if (isBack) tell();
  });
}
