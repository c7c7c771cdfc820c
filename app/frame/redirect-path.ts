/**
 * The address a redirect leads to: the target, what the target presets, then the visitor's own query and hash, which
 * win where both name the same thing (D4, D5 and D9).
 */
export function redirectPath(to: string, from: { readonly search: string; readonly hash: string }): string {
  const [path = '/', preset = ''] = to.split('?');
  const query = new URLSearchParams(preset);
  const own = new URLSearchParams(from.search);
  for (const key of new Set(own.keys())) query.delete(key);
  for (const [key, value] of own) query.append(key, value);
  const text = query.toString();
  return `${path}${text ? `?${text}` : ''}${from.hash}`;
}
