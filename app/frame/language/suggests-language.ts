import { isLocale } from '#shared/kernel/locale.ts';

/**
 * Whether the person should be asked for a language: the first of their browser's is none of ours, so the page speaks
 * the tenant's default, and they have not chosen yet (D17).
 */
export function suggestsLanguage(browserLanguages: readonly string[], stored: string | null): boolean {
  const primary = browserLanguages[0]?.split('-')[0]?.toLowerCase() ?? '';
  return !isLocale(stored ?? '') && !isLocale(primary);
}
