/** Joins the classes that are there; a missing or false one leaves no gap. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
