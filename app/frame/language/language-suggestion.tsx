import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, localeNames, locales } from '#shared/kernel/locale.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Flag } from '../../ui/layout/flag.tsx';
import { useIsServed } from '../served-page.ts';
import styles from './language-suggestion.module.css';
import { flags } from './language-switcher.tsx';
import { suggestsLanguage } from './suggests-language.ts';

/** The three languages in one row, for one tap, where the browser asked for none of them (D17). */
export function LanguageSuggestion() {
  const { t } = useTranslation('shell');
  const [wasAnswered, setAnswered] = useState(false);
  const [asks] = useState(isAsking);
  // The server's drawing has none: it cannot see what this device has stored.
  const isServed = useIsServed();
  if (!asks || wasAnswered || isServed) return null;
  const choose = (locale: Locale) => {
    setAnswered(true);
    void changeLocale(locale);
  };
  return (
    <aside ref={keepFocus} aria-label={t('language.label')}>
      <ul className={styles.bar}>
        {locales.map((locale) => (
          <li key={locale}>
            <button type="button" lang={locale} onClick={() => choose(locale)}>
              <Flag country={flags[locale]} />
              {localeNames[locale]}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function isAsking(): boolean {
  try {
    return suggestsLanguage(navigator.languages, localStorage.getItem('locale'));
  } catch {
    return false;
  }
}
