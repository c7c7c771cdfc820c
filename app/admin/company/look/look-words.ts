import type { SectionWords } from '../frame/section-words.ts';

export const lookWords: SectionWords = {
  field: (_path, t) => t('company.look.accent'),
  value: (_path, value) => value,
  fault: (_path, _fault, t) => t('company.look.accentFault'),
};
