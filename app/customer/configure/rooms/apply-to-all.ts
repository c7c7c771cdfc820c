import type { Id } from '#shared/kernel/ids.ts';
import type { OptionChoices } from '../../parts/option-choices.ts';
import type { RoomDraft } from './room-draft.ts';

/** Level, treatments and services go to every room; each keeps its own size (decision 81). */
export function applyToAll(rooms: readonly RoomDraft[], fromId: Id): readonly RoomDraft[] {
  const source = rooms.find((room) => room.id === fromId);
  if (source === undefined) return rooms;
  return rooms.map((room) =>
    differs(room.choices, source.choices)
      ? { ...room, choices: { ...source.choices, sizeId: room.choices.sizeId } }
      : room,
  );
}

/** How many rooms `applyToAll` would change. */
export function countDifferent(rooms: readonly RoomDraft[], fromId: Id): number {
  const applied = applyToAll(rooms, fromId);
  return rooms.filter((room, index) => room !== applied[index]).length;
}

/** Undo: the choices as they were, for rooms that still exist; names and rooms made since stay. */
export function restoreChoices(
  rooms: readonly RoomDraft[],
  before: readonly RoomDraft[],
): readonly RoomDraft[] {
  const known = new Map(before.map((room) => [room.id, room.choices]));
  return rooms.map((room) => ({ ...room, choices: known.get(room.id) ?? room.choices }));
}

function differs(one: OptionChoices, other: OptionChoices): boolean {
  return (
    one.levelId !== other.levelId || setKey(one) !== setKey(other) || quantityKey(one) !== quantityKey(other)
  );
}

function setKey({ ticked }: OptionChoices): string {
  return [...ticked].sort().join(' ');
}

function quantityKey({ quantities }: OptionChoices): string {
  return Object.entries(quantities)
    .filter(([, qty]) => qty > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .join(' ');
}
