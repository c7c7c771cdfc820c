/**
 * What Lighthouse's phone saw of others on a machine of the same kind in 2026, each as its makers ship it with the demo
 * data it brings: for the order of size, not to the millisecond.
 */
export const peers: readonly {
  readonly page: string;
  readonly lcpMs: number;
  readonly score: number;
  /** Of all scripts, gzipped. */
  readonly scriptKb: number;
}[] = [
  { page: 'Cal.com, booking page', lcpMs: 9_500, score: 37, scriptKb: 874 },
  { page: 'Easy!Appointments, booking page', lcpMs: 5_100, score: 79, scriptKb: 430 },
  { page: 'Medusa, shop', lcpMs: 1_900, score: 90, scriptKb: 420 },
  { page: 'Vendure, shop', lcpMs: 2_400, score: 97, scriptKb: 217 },
];
