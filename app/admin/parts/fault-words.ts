import type { TFunction } from 'i18next';

/** What went wrong with a call, in French whatever the language of the shop window is. */
export function faultWords(code: string, t: TFunction<'admin'>): string {
  if (code === 'network' || code === 'timeout') return t('fault.network');
  return code === 'request.too_many' ? t('fault.tooMany') : t('fault.other');
}
