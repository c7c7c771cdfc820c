import { SITES_MAX } from '#shared/company/embed.ts';
import type { SectionWords } from '../frame/section-words.ts';

export const embedWords: SectionWords = {
  field: (_path, t) => t('company.embed.sites'),
  value: (_path, value) => value.split('\n').join(', '),
  fault: (_path, fault, t) =>
    fault === 'too_large'
      ? t('company.embed.fault.tooMany', { count: SITES_MAX })
      : t('company.embed.fault.unread'),
};
