import { useTranslation } from 'react-i18next';
import { useKnownCatalogue } from '../served-page.ts';

/** Which of Florida's two clocks the company's times are on (D451), in words; undefined before that is known. */
export function useClockWords(): string | undefined {
  const { t } = useTranslation('shell');
  const timeZone = useKnownCatalogue()?.timeZone;
  if (timeZone === undefined) return undefined;
  return t(timeZone === 'America/Chicago' ? 'clock.central' : 'clock.eastern');
}
