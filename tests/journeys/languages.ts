import { type Locale, locales } from '#shared/kernel/locale.ts';
import { isFullStorm } from '../storms/storm-size.ts';

/** A journey takes the same steps in every language: a commit walks it in one, `npm run storms` in all three. */
export function languagesOf(usual: Locale): readonly Locale[] {
  return isFullStorm ? locales : [usual];
}
