import type { LocalizedText } from '../kernel/locale.ts';
import { nothingSet } from './nothing-set.ts';
import { findWordFaults, tidyWords } from './own-words.ts';
import type { SettingsSection } from './section.ts';

/** What the owner says in place of our words, and beside them; empty: ours alone. */
export interface Texts {
  /** The heading of home. */
  readonly heroTitle: LocalizedText;
  /** Below it, and what search engines read of home. */
  readonly heroLead: LocalizedText;
  /** A paragraph at the end of the terms. */
  readonly terms: LocalizedText;
}

/** In UTF-16 units, of one language. A longer heading fills a phone. */
export const textLengthMax: Readonly<Record<keyof Texts, number>> = {
  heroTitle: 80,
  heroLead: 240,
  terms: 3000,
};

export const textsSection: SettingsSection<Texts> = {
  initial: nothingSet.texts,
  findFaults: (typed) => ({
    ...findWordFaults('heroTitle', typed.heroTitle, textLengthMax.heroTitle),
    ...findWordFaults('heroLead', typed.heroLead, textLengthMax.heroLead),
    ...findWordFaults('terms', typed.terms, textLengthMax.terms),
  }),
  tidy: ({ heroTitle, heroLead, terms }) => ({
    heroTitle: tidyWords(heroTitle),
    heroLead: tidyWords(heroLead),
    terms: tidyWords(terms),
  }),
};
