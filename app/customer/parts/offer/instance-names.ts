/**
 * What each instance of a line is called on screen: the person's own words, otherwise the product's title, numbered
 * where there are several. Only own words are stored, so that names follow the language (D158).
 */
export function nameInstances(labels: readonly (string | undefined)[], title: string): readonly string[] {
  return labels.map((label, index) => label?.trim() || (labels.length > 1 ? `${title} ${index + 1}` : title));
}
