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
  return rooms.map((room) => copyTo(room, source.choices, service));
}

/** How many rooms `applyToAll` would change. */
export function countDifferent(rooms: readonly RoomDraft[], fromId: Id, service: Service): number {
  const applied = applyToAll(rooms, fromId, service);
  return rooms.filter((room, index) => room !== applied[index]).length;
}

/**
 * Undo: what was copied is as it was, in the rooms that it changed and that still exist; sizes, counts, names and rooms
 * made since stay, and what was chosen since for the others.
 */
export function restoreChoices(
  rooms: readonly RoomDraft[],
  before: readonly RoomDraft[],
  fromId: Id,
  service: Service,
): readonly RoomDraft[] {
  const applied = applyToAll(before, fromId, service);
  const changed = before.filter((room, index) => room !== applied[index]);
  const known = new Map(changed.map((room) => [room.id, room.choices]));
  return rooms.map((room) => copyTo(room, known.get(room.id) ?? room.choices, service));
}

function copyTo(room: RoomDraft, from: OptionChoices, service: Service): RoomDraft {
  const copied = new Set(
    service.options.filter(({ slug }) => copiedGroups.includes(optionGroup(slug))).map(({ id }) => id),
  );
  const choices = {
    ...room.choices,
    levelId: from.levelId,
    ticked: [
      ...from.ticked.filter((id) => copied.has(id)),
      ...room.choices.ticked.filter((id) => !copied.has(id)),
    ],
  };
  return differs(room.choices, choices) ? { ...room, choices } : room;
}

function differs(one: OptionChoices, other: OptionChoices): boolean {
  return one.levelId !== other.levelId || setKey(one) !== setKey(other);
}

function setKey({ ticked }: OptionChoices): string {
  return [...ticked].sort().join(' ');
}
