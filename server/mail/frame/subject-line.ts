import { headerText } from './header-text.ts';
import { clip } from './short-text.ts';

/** In code points: what inboxes show of a line. */
const SUBJECT_MAX = 60;
/** Of a title as much as tells it from another. */
const TITLE_MIN = 12;

/** A subject that an inbox shows whole: what happened and when stay, the title in it gives way (D573). */
export function subjectLine(write: (title: string) => string, title: string): string {
  const room = SUBJECT_MAX - Array.from(headerText(write(''))).length;
  const whole = headerText(title);
  const isShort = Array.from(whole).length <= room;
  return headerText(write(isShort ? whole : clip(whole, Math.max(room - 1, TITLE_MIN))));
}
