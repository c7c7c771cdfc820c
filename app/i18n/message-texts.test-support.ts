import type { MessageTree } from './areas.ts';

/** Every file of words by its path. */
export const files = import.meta.glob<Readonly<Record<string, MessageTree>>>('./messages/*/*.ts', {
  eager: true,
});

/** Texts by their full key. */
export function flatten(tree: MessageTree, prefix = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${prefix}${key}`, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

export function textsOf(area: string, locale: string): ReadonlyMap<string, string> {
  return flatten(files[`./messages/${area}/${locale}.ts`]?.[area] ?? {});
}
