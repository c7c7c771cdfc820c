import type { Texts } from '#shared/company/nothing-set.ts';
import { ownWords } from '#shared/company/own-words.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useKnownCatalogue } from './served-page.ts';

/** What the owner says here in the language on screen, or in the company's own; '' where ours is said. */
export function useOwnText(field: keyof Texts): string {
  const locale = useLocale();
  const settings = useKnownCatalogue()?.settings;
  return settings ? ownWords(settings.texts[field], locale, settings.defaultLocale) : '';
}
