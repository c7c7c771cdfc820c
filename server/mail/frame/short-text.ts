/** In code points. The whole text is on the manage page; a mail only has to show that it arrived. */
const SHOWN = 300;

/** One line of what a person wrote, never half an emoji. */
export function shortText(text: string): string {
  return clip(text.replace(/\s+/g, ' ').trim(), SHOWN);
}

/** At most so many code points, and a sign that there were more. */
export function clip(text: string, max: number): string {
  const points = Array.from(text);
  return points.length <= max ? text : `${points.slice(0, max).join('').trimEnd()}…`;
}
