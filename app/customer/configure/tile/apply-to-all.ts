import type { Id } from '#shared/kernel/ids.ts';
import type { TileRoom } from '../../../booking/tile/tile-room.ts';

/** Soil and sealant go to every room; each keeps its own area and name (D81). */
export function applyToAll(rooms: readonly TileRoom[], fromId: Id): readonly TileRoom[] {
  const source = rooms.find((room) => room.id === fromId);
  if (source === undefined) return rooms;
  const { soil, sealant } = source;
  return rooms.map((room) =>
    room.soil === soil && room.sealant === sealant ? room : { ...room, soil, sealant },
  );
}

/** How many rooms `applyToAll` would change. */
export function countDifferent(rooms: readonly TileRoom[], fromId: Id): number {
  const applied = applyToAll(rooms, fromId);
  return rooms.filter((room, index) => room !== applied[index]).length;
}

/**
 * Undo: soil and sealant as they were, in the rooms that it changed and that still exist; areas, names and rooms made
 * since stay, and what was chosen since for the others.
 */
export function restoreFinish(
  rooms: readonly TileRoom[],
  before: readonly TileRoom[],
  fromId: Id,
): readonly TileRoom[] {
  const applied = applyToAll(before, fromId);
  const changed = before.filter((room, index) => room !== applied[index]);
  const known = new Map(changed.map((room) => [room.id, room]));
  return rooms.map((room) => {
    const { soil, sealant } = known.get(room.id) ?? room;
    return { ...room, soil, sealant };
  });
}
