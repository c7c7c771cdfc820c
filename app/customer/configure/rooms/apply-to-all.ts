import { type OptionGroup, optionGroup } from '#shared/catalogue/option.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { OptionChoices } from '../../../booking/offer/option-choices.ts';
import type { RoomDraft } from './room-draft.ts';

/** Ticks that suit every room; flips follow the seats of one piece. */
const copiedGroups: readonly OptionGroup[] = ['treatment', 'service'];

/**
 * Level, treatments and services go to every room; each keeps its own size (D81), and what is counted on it:
 * seats, flips and pillows.
 */
export function applyToAll(rooms: readonly RoomDraft[], fromId: Id, service: Service): readonly RoomDraft[] {
  const source = rooms.find((room) => room.id === fromId);
  if (source === undefined) return rooms;
  const copied = new Set(
    service.options.filter(({ slug }) => copiedGroups.includes(optionGroup(slug))).map(({ id }) => id),
  );
  return rooms.map((room) => {
    const choices = {
      ...room.choices,
      levelId: source.choices.levelId,
      ticked: [
        ...source.choices.ticked.filter((id) => copied.has(id)),
        ...room.choices.ticked.filter((id) => !copied.has(id)),
      ],
    };
    return differs(room.choices, choices) ? { ...room, choices } : room;
  });
}

/** How many rooms `applyToAll` would change. */
export function countDifferent(rooms: readonly RoomDraft[], fromId: Id, service: Service): number {
  const applied = applyToAll(rooms, fromId, service);
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
  return one.levelId !== other.levelId || setKey(one) !== setKey(other);
}

function setKey({ ticked }: OptionChoices): string {
  return [...ticked].sort().join(' ');
}
