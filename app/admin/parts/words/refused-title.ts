import type { TFunction } from 'i18next';
import { leavesOpen } from '../../../i18n/error-text.ts';

/** A title that denies a change stands only where that is known (LC121); else one that says that nobody knows. */
export function refusedTitle(
  code: string,
  title: string,
  t: TFunction<'admin'>,
): { readonly isOpen: boolean; readonly title: string } {
  return leavesOpen(code) ? { isOpen: true, title: t('fault.open') } : { isOpen: false, title };
}
