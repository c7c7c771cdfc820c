/** Labels that stand more than once are numbered, so that three bedrooms can be told apart. */
export function numberLabels(labels: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return labels.map((label, index) => {
    if (label === undefined || labels.filter((other) => other === label).length < 2) return label;
    return `${label} ${labels.slice(0, index + 1).filter((other) => other === label).length}`;
  });
}
