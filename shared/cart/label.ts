/** Longest label a line carries (D24). */
export const LABEL_MAX = 120;

/** 117 code points and three dots, never half a surrogate pair (D24). */
export function truncateLabel(text: string): string {
  const points = Array.from(text.trim());
  return points.length <= LABEL_MAX ? points.join('') : `${points.slice(0, LABEL_MAX - 3).join('')}...`;
}
