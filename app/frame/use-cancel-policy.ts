import { ownWords } from '#shared/company/own-words.ts';
import { formatAhead } from '../i18n/format.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useKnownCatalogue } from './served-page.ts';

/** What the company asks of those who would move or cancel (D372), as far as this device knows. */
export interface CancelPolicy {
  readonly hours: number;
  /** "24 hours"; undefined where visits are free to change until they start. */
  readonly ahead: string | undefined;
  /** The owner's own words; '' where there are none. */
  readonly words: string;
}

export function useCancelPolicy(): CancelPolicy {
  const locale = useLocale();
  const settings = useKnownCatalogue()?.settings;
  if (!settings) return { hours: 0, ahead: undefined, words: '' };
  const { cancelHours: hours, cancelWords } = settings.rules;
  return {
    hours,
    ahead: hours === 0 ? undefined : formatAhead(hours, locale),
    words: ownWords(cancelWords, locale, settings.defaultLocale),
  };
}
