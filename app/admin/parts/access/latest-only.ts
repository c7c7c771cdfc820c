export interface LatestOnly {
  /** Begins a question, which ends the one before. */
  readonly next: () => AbortSignal;
  /** Ends the question that runs, if any. */
  readonly stop: () => void;
}

/** Of several questions about the same thing only the last one's answer counts: an older one may come later. */
export function latestOnly(): LatestOnly {
  let running: AbortController | undefined;
  return {
    next: () => {
      running?.abort();
      running = new AbortController();
      return running.signal;
    },
    stop: () => running?.abort(),
  };
}
