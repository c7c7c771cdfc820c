/**
 * Throws away what was typed into a form and answers what brings it back; undefined where nothing was typed. To leave a form
 * throws nothing away.
 */
export function dropTyped<Value>(
  typed: Value | undefined,
  setTyped: (value: Value | undefined) => void,
): (() => () => void) | undefined {
  if (typed === undefined) return undefined;
  return () => {
    setTyped(undefined);
    return () => setTyped(typed);
  };
}
