/**
 * Keys that no source text names in full, because the code puts them together: `area:prefix`, and why. All others
 * must appear in quotes somewhere in app/, otherwise messages.test.ts calls them unused.
 */
export const dynamicKeys: Readonly<Record<string, string>> = {
  'errors:': 'error-text.ts looks words up by the code of the API or of a field',
  'cart:details.soil.': 'soil is named by its wire value',
  'shell:language.': 'the language switch names each language by its code',
};
