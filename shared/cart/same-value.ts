/**
 * Equal as JSON: key order and absent-or-undefined keys make no difference; for plain data without cycles. What is not
 * plain (a map, a date, a file) is the same only as itself.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const left = presentEntries(one);
  const right = new Map(presentEntries(other));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
  );
}

function presentEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}

function isPlain(value: object): boolean {
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}
