/** What was typed over what was known: of each field, or of some. */
export type TypedChanges<Field extends string> = Partial<Record<Field, string>>;

/**
 * What was typed, and nothing else of the form: what is put right elsewhere meanwhile would otherwise be put back by
 * whoever left a note lying (D504).
 */
export function typedChanges<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
): TypedChanges<Field> {
  const changed = fields.filter((field) => typed[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field]])) as TypedChanges<Field>; // of these fields
}

/** A draft from which everything was taken out again says nothing. */
export function keepChanges<Changes extends object>(changes: Changes): Changes | undefined {
  return Object.keys(changes).length > 0 ? changes : undefined;
}
