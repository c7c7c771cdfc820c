import type { Id } from '#shared/kernel/ids.ts';

/**
 * Which instance is edited at a place of the tab's history: it outlives a reload there, and no other tab can change it,
 * which may edit another one.
 */
export interface EditedHere {
  readonly editing: Id;
}

/** What the history says of this place; undefined where somebody came by the address alone. */
export function readEditedHere(state: unknown): Id | undefined {
  if (typeof state !== 'object' || state === null || !('editing' in state)) return undefined;
  return typeof state.editing === 'string' ? state.editing : undefined;
}
