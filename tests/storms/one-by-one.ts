const TRIED = 20;

/** How long `count` calls take one after the other, by a few of them. In ms. */
export async function oneByOneMs(count: number, ask: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  for (let nth = 0; nth < TRIED; nth++) await ask();
  return ((performance.now() - startedMs) / TRIED) * count;
}
