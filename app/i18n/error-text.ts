import i18next from 'i18next';
import { isErrorCode } from '#shared/api/error-codes.ts';
import { isLocale } from '#shared/kernel/locale.ts';
import { writeMoney } from '#shared/kernel/write-money.ts';
import { currentLocale } from './i18n.ts';

/** D320: the minimum shown when the server named none, in cents. */
const DEFAULT_MIN_CENTS = 12_500;

/** The language of the page; the back office hands in its own. */
type Spoken = Pick<typeof i18next, 't' | 'language'>;

/** Of `promo.minSubtotal`. */
interface MinimumFacts {
  readonly minSubtotalCents?: number | undefined;
  /** Where the code is for some services only, what those cost (PM12). */
  readonly ofCents?: number | undefined;
}

/**
 * What the person reads for a code of the API or of the network (D21: by code, never by the server's text). A sentence,
 * as most screens say behind it what is kept; some words that were given to us end without a stop.
 */
export function errorText(code: string, facts: MinimumFacts = {}, spoken: Spoken = i18next): string {
  const text = wordsOf(code, facts, spoken);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function wordsOf(
  code: string,
  { minSubtotalCents = DEFAULT_MIN_CENTS, ofCents }: MinimumFacts,
  { t, language }: Spoken,
): string {
  if (code === 'network' || code === 'timeout' || code === 'cart.no_id') return t(code, { ns: 'errors' });
  if (!isErrorCode(code)) return t('unknown', { ns: 'errors' });
  if (code === 'promo.minSubtotal') {
    const locale = isLocale(language) ? language : currentLocale();
    const min = writeMoney(minSubtotalCents, locale);
    return t(ofCents === undefined ? code : 'promo.minSubtotalOfKinds', { ns: 'errors', min });
  }
  return t(code, { ns: 'errors' });
}

const openCodes: readonly string[] = [
  'network',
  'timeout',
  'idempotency.in_progress',
  'server.bug',
  'server.busy',
];

/** Whether it is not known if what was asked for was done (`mayHaveArrived` of app/data/wire/http.ts). */
export function leavesOpen(code: string): boolean {
  return openCodes.includes(code);
}

/** What a screen says of a change that was asked for once: that it was not done only where that is known (LC121). */
export function refusalWords(
  code: string,
  said: { readonly title: string; readonly text: string },
): { readonly title: string; readonly text: string } {
  if (!leavesOpen(code)) return { title: said.title, text: `${errorText(code)} ${said.text}`.trim() };
  return { title: i18next.t('open.title', { ns: 'errors' }), text: i18next.t('open.text', { ns: 'errors' }) };
}

/** Words beside a field that the server refused; `code` is one of shared/api/errors.ts `fieldCodes`. */
export function fieldErrorText(code: string, { t }: Spoken = i18next): string {
  switch (code) {
    case 'required':
    case 'too_long':
    case 'too_small':
    case 'too_large':
    case 'outside':
      return t(`field.${code}`, { ns: 'errors' });
    default:
      return t('field.invalid', { ns: 'errors' });
  }
}
