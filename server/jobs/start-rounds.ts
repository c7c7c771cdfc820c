/**
 * Begins a round every so often, and none while the last one goes on: rounds that slow each other down would grow ever
 * more. `round` never rejects; a stop waits for it.
 */
export function startRounds(round: () => Promise<void>, everyMs: number): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
