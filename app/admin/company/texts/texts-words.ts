import type { Texts } from '#shared/company/nothing-set.ts';
import { inLanguage, type SectionWords, wordsFault } from '../frame/section-words.ts';

export const textLabels = {
  heroTitle: 'company.texts.heroTitle',
  heroLead: 'company.texts.heroLead',
  terms: 'company.texts.terms',
} as const satisfies Record<keyof Texts, string>;

export const textsWords: SectionWords = {
  field: (path, t) => {
    const [name = ''] = path.split('.');
    return Object.hasOwn(textLabels, name) ? inLanguage(t(textLabels[name as keyof Texts]), path) : path; // just looked up
  },
  value: (_path, value) => value,
  fault: (_path, fault, t) => wordsFault(fault, t),
};
