/**
 * A command whose work waits for the server lives in remote/ and arrives when it is first asked for: no screen has to
 * download the network half (schemas, sync) before it can be drawn. `startSync` fetches it right after the first paint.
 */
export function behindDoor<Args extends readonly unknown[], Result>(
  open: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  return async (...args) => (await open())(...args);
}
