/** Why a field of the settings cannot be saved. */
export type SettingsFault = 'required' | 'invalid' | 'too_long' | 'too_small' | 'too_large';

/** By the path of a field inside its section: `phone`, `words.es`. Empty when nothing is wrong. */
export type SettingsFaults = Readonly<Record<string, SettingsFault>>;

/** One part of what the owner sets, with a form and a save button of its own. */
export interface SettingsSection<Value> {
  /** Of a company that never set it: as things were before it could be set. */
  readonly initial: Value;
  readonly findFaults: (typed: Value) => SettingsFaults;
  /** As it is kept: no space around a text, lists in their order. */
  readonly tidy: (typed: Value) => Value;
}

/** Every field by its path, as text: what histories and conflicts compare. Numbers as digits, nothing as ''. */
export function fieldsOf(value: unknown, path = ''): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return { [path]: String(value ?? '') };
  const parts = Object.entries(value).map(([key, part]) =>
    fieldsOf(part, path === '' ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...parts);
}

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Where two differ, in the order of the fields; a field that one of them lacks is empty there. */
export function changesBetween(before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, from: from[field] ?? '', to: to[field] ?? '' }))
    .filter((change) => change.from !== change.to);
}
