import type { Id } from '#shared/kernel/ids.ts';

export interface Selection {
  readonly ids: ReadonlySet<Id>;
  /** The row that was pressed last: where a range begins. */
  readonly anchor: Id | undefined;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined };

/** One row on or off. With Shift all rows between the one pressed last and this become as this one does. */
export function toggleRow(
  { ids, anchor }: Selection,
  order: readonly Id[],
  id: Id,
  isRange: boolean,
): Selection {
  const next = new Set(ids);
  const isOn = !ids.has(id);
  const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(id)];
  const between = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  for (const each of between) {
    if (isOn) next.add(each);
    else next.delete(each);
  }
  return { ids: next, anchor: id };
}

/** All of these, or none where all of them are selected already. */
export function toggleAll({ ids }: Selection, order: readonly Id[]): Selection {
  const hasAll = order.length > 0 && order.every((id) => ids.has(id));
  return hasAll ? nothingSelected : { ids: new Set(order), anchor: undefined };
}

/** What is no longer in the list is no longer selected: what is not seen is not deleted. */
export function keepListed(selection: Selection, order: readonly Id[]): Selection {
  const listed = new Set(order);
  const kept = [...selection.ids].filter((id) => listed.has(id));
  return kept.length === selection.ids.size ? selection : { ...selection, ids: new Set(kept) };
}
