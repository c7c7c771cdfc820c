const TRIED = 20;

/** How long `count` calls take one after the other, by a few of them. In ms. */
async function oneByOneMs(count: number, ask: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  for (let nth = 0; nth < TRIED; nth++) await ask();
  return ((performance.now() - startedMs) / TRIED) * count;
}

/**
 * The answers of `count` calls at once, and how many times as long as one by one they took: before, elsewhere, or after,
 * whichever was slower, as what else the machine did meanwhile is in one of both.
 */
export async function askAtOnce<Answer>(
  count: number,
  ask: () => Promise<Answer>,
  askElsewhere: () => Promise<unknown>,
): Promise<{ readonly answers: readonly Answer[]; readonly times: number }> {
  const beforeMs = await oneByOneMs(count, askElsewhere);
  const startedMs = performance.now();
  const answers = await Promise.all(Array.from({ length: count }, ask));
  const atOnceMs = performance.now() - startedMs;
  return { answers, times: atOnceMs / Math.max(beforeMs, await oneByOneMs(count, ask)) };
}
