import type { Id } from '#shared/kernel/ids.ts';

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
    remember: (id: Id | undefined): void => {
      remembered = id;
    },
  };
}
