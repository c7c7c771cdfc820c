import { useTranslation } from 'react-i18next';
import { isLocale, type Locale } from '#shared/kernel/locale.ts';

/** The language on screen; re-renders when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : 'fr';
}
