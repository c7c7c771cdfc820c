import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLocale, isLocale, LANGUAGE_PARAM, type Locale, locales } from '#shared/kernel/locale.ts';
import { type Area, areas } from './areas.ts';
import { loadMessages } from './load-messages.ts';

const LOCALE_KEY = 'locale';

/** Of a page that says none of ours. */
const DEFAULT_LOCALE: Locale = 'fr';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const area = areas.find((known) => known === namespace);
    if (area === undefined || !isLocale(language))
      return callback(new Error(`${language}/${namespace}`), false);
    loadMessages(language, area).then(
      (messages) => callback(null, messages),
      (error: Error) => callback(error, true),
    );
  },
};

/**
 * Called once, before the first render. Resolves when the words of the frame (`shell`, `errors`) are there; other
 * areas arrive with the first `useTranslation(area)` of a screen, which suspends meanwhile.
 */
export async function startI18n(): Promise<void> {
  // The page comes in the company's own language, for who reads none of ours (D17); ours takes its place there.
  const { lang } = document.documentElement;
  i18next.on('languageChanged', showLanguage);
  const asked = new URL(location.href).searchParams.get(LANGUAGE_PARAM) ?? '';
  await loadFrameWords(
    isLocale(asked)
      ? asked
      : (storedLocale() ?? chooseLocale(navigator.languages, isLocale(lang) ? lang : DEFAULT_LOCALE)),
  );
}

/** The frame's words in one language, without a look at the device: the server's start. */
export async function loadFrameWords(locale: Locale): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      // Types make a missing key impossible; a fallback would download a second language with every area.
      fallbackLng: false,
      ns: ['shell', 'errors'] satisfies Area[],
      defaultNS: 'shell',
      load: 'currentOnly',
      returnNull: false,
      interpolation: { escapeValue: false }, // React escapes.
    });
}

export function currentLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : DEFAULT_LOCALE;
}

/** Loads what is missing of the new language, then switches everything on screen at once and remembers it. */
export async function changeLocale(locale: Locale): Promise<void> {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage is full or forbidden: the language then lasts as long as the page.
  }
  await i18next.changeLanguage(locale);
  forgetAsked();
}

/** The address would have the last word at the next load, against what was chosen just now (D290). */
function forgetAsked(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAM)) return;
  url.searchParams.delete(LANGUAGE_PARAM);
  history.replaceState(history.state, '', url);
}

function storedLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(LOCALE_KEY) ?? '';
    return isLocale(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function showLanguage(language: string): void {
  document.documentElement.lang = language;
}
