import { nothingSet, type Texts } from './nothing-set.ts';
import { findWordFaults, tidyWords } from './own-words.ts';
import type { SettingsSection } from './section.ts';

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
