/**
 * Paths, with their query, that the shell must not answer when a person goes there: the same as on the server
 * (server/http/site/static-site.ts). A dot counts in the last part of the path alone: the query of a mailed link has an address.
 */
export const notScreens: RegExp[] = [
  /^\/(?:api|assets|healthz|readyz|metrics)(?:[/?]|$)/,
  /^[^?]*\.[^/?]*(?:\?|$)/,
];
