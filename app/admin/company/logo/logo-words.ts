import type { SectionWords } from '../frame/section-words.ts';

/** A hash says nothing to anybody: that there is one is what changed. */
export const logoWords: SectionWords = {
  field: (_path, t) => t('company.logo.picture'),
  value: (_path, value, t) => (value === '' ? '' : t('company.logo.own', { mark: value.slice(-6) })),
  fault: (_path, _fault, t) => t('company.logo.fault'),
};
