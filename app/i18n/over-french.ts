import type { MessageTree } from './areas.ts';
import { admin as french } from './messages/admin/fr.ts';

/** Words of the back office that a crew sees, in another language: any part of the French (D474). */
export type CrewWords = Part<typeof french>;

type Part<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Part<Tree[Key]>;
};

/** All words of the back office: these, and the French of what only the office sees. */
export function overFrench(words: CrewWords): MessageTree {
  return laidOver(french, words as MessageTree); // a part of a tree is one, but for what it leaves out
}

function laidOver(below: MessageTree, above: MessageTree): MessageTree {
  const whole: Record<string, string | MessageTree> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = below[key];
    const isBranch = typeof value === 'object' && typeof under === 'object';
    whole[key] = isBranch ? laidOver(under, value) : value;
  }
  return whole;
}
