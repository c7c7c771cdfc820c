/**
 * Paths, with their query, that the shell must not answer when a person goes there: the same as on the server
 * (server/http/site/static-site.ts). A dot counts in the last part of the path alone: the query of a mailed link has an address.
 */
const notScreens: readonly RegExp[] = [
  /^\/(?:api|assets|healthz|readyz|metrics)(?:[/?]|$)/,
  /^[^?]*\.[^/?]*(?:\?|$)/,
];

/**
 * A person goes to a screen in a tab. In a frame of another site the server alone says whether a page may be there: what
 * the worker keeps has the leave of an earlier day (D449).
 */
export function isScreenVisit(request: Pick<Request, 'mode' | 'destination'>, url: URL): boolean {
  if (request.mode !== 'navigate' || request.destination === 'iframe') return false;
  return !notScreens.some((pattern) => pattern.test(url.pathname + url.search));
}
