import type { Id } from '#shared/kernel/ids.ts';
import { createStore, type Followed } from '../../../store.ts';

const marks = createStore(0);
/** Changes whenever a tab is about something else, so that who follows the database looks again (follow.ts). */
export const tabMarks: Followed<number> = marks;

/** An id in the tab's own storage, which no other tab sees. Where storage is forbidden, it lasts until a reload. */
export function tabMark(key: string) {
  let remembered: Id | undefined;
  return {
    read: (): Id | undefined => {
      try {
        return (globalThis.sessionStorage?.getItem(key) ?? remembered) || undefined;
      } catch {
        return remembered;
      }
    },
    /** After the storage has it. */
    remember: (id: Id | undefined): void => {
      remembered = id;
      marks.set(marks.get() + 1);
    },
  };
}
