/**
 * Does `work` with a signal that aborts after so many milliseconds, or with `stop` before. Not
 * `AbortSignal.any([AbortSignal.timeout(ms), stop])`: Node 20 forgets a limit that only the joined signal knows, and what
 * waits for it then waits for ever (nodejs/node#57736); and a `stop` that lives long remembers each signal made of it.
 */
export async function within<Result>(
  ms: number,
  stop: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, ms);
  stop?.addEventListener('abort', end);
  if (stop?.aborted) end();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', end);
  }
}
