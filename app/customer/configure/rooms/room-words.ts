import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';

const roomWords = {
  chooseTitle: 'choose.title',
  chooseLead: 'choose.lead',
  title: 'rooms.title',
  name: 'rooms.name',
  nameHint: 'rooms.nameHint',
  applyAll: 'rooms.applyAll',
  applyAllSame: 'rooms.applyAllSame',
  applyAllHint: 'rooms.applyAllHint',
  applied: 'rooms.applied',
  next: 'rooms.next',
  count: 'bar.rooms',
  none: 'bar.none',
  chooseFirst: 'bar.chooseFirst',
  added: 'added',
} as const;

const pieceWords = {
  chooseTitle: 'pieces.chooseTitle',
  chooseLead: 'pieces.chooseLead',
  title: 'pieces.title',
  name: 'pieces.name',
  nameHint: 'pieces.nameHint',
  applyAll: 'pieces.applyAll',
  applyAllSame: 'pieces.applyAllSame',
  applyAllHint: 'pieces.applyAllHint',
  applied: 'pieces.applied',
  next: 'pieces.next',
  count: 'pieces.count',
  none: 'pieces.none',
  chooseFirst: 'pieces.chooseFirst',
  added: 'pieces.added',
} as const;

/** The keys of what is configured: rooms, or pieces of furniture. Whole sentences, since no language swaps one word. */
export function roomWordsOf(service: Service): typeof roomWords | typeof pieceWords {
  return serviceKinds[service.kind].form === 'pieces' ? pieceWords : roomWords;
}
