import { LANGUAGE_PARAM, type Locale } from './locale.ts';

/**
 * An address of ours that asks for this language. For whatever opens as a page of its own: what a page in a frame of
 * another site was asked for or stores is unknown to a page in a tab.
 */
export function withLanguage(path: string, locale: Locale): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  const asked = query.split('&').filter((part) => part !== '' && !part.startsWith(`${LANGUAGE_PARAM}=`));
  return `${before}?${[...asked, `${LANGUAGE_PARAM}=${locale}`].join('&')}${hash}`;
}
