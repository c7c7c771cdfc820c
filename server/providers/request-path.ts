/**
 * The part of an address below a provider's base. Built only by `path`, so that a value can never become structure:
 * no slash, no question mark, no other host.
 */
export interface RequestPath {
  readonly text: string;
}

/** A name may come twice. */
export type QueryPairs = readonly (readonly [name: string, value: string])[];

/**
 * path`v1/places/${id}`: the words are ours, the values are escaped. Undefined when a value is `.` or `..` or no
 * text.
 */
export function path(words: TemplateStringsArray, ...values: readonly string[]): RequestPath | undefined {
  const parts = values.map(escapeSegment);
  if (parts.some((part) => part === undefined)) return undefined;
  return { text: words.reduce((text, word, at) => `${text}${parts[at - 1] ?? ''}${word}`) };
}

/** Comma and semicolon may stand in a path and OSRM's coordinates are made of them. */
function escapeSegment(value: string): string | undefined {
  if (value === '' || value === '.' || value === '..' || !value.isWellFormed()) return undefined;
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';');
}

/**
 * Where the call goes, or undefined when what was built is not below the base: scheme, host, port and path prefix are
 * compared after the address was parsed, for only then is it known what a client would connect to.
 */
export function urlBelow(base: URL, at: RequestPath, query: QueryPairs = []): URL | undefined {
  const prefix = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  const whole = `${base.origin}${prefix}${at.text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  for (const [name, value] of query) url.searchParams.append(name, value);
  // As OSRM's and Photon's own documents write lists; both letters mean nothing to a query.
  url.search = url.search.replaceAll('%2C', ',').replaceAll('%3B', ';');
  const isBelow =
    url.origin === base.origin &&
    url.pathname.startsWith(prefix) &&
    url.username === '' &&
    url.password === '';
  return isBelow ? url : undefined;
}
