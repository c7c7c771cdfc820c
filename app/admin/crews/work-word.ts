import type { TFunction } from 'i18next';
import type { Kind } from '#shared/catalogue/kind.ts';
import { wordedKind } from '../parts/words/worded-kind.ts';

/** A kind of work as crews are told of it; one that is new is called by its name until it has a word. */
export function workWord(kind: Kind, t: TFunction<'admin'>): string {
  const known = wordedKind(kind);
  return known === undefined ? kind : t(`crews.kinds.${known}`);
}
