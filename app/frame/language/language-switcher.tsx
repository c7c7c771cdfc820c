import { Check, ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, localeNames, locales } from '#shared/kernel/locale.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Flag } from '../../ui/layout/flag.tsx';
import styles from './language-switcher.module.css';

export const flags = { en: 'us', es: 'es', fr: 'fr' } as const satisfies Record<Locale, string>;

/**
 * Three languages, each under its own name. Only words change: the address, the scroll and what was typed stay.
 * A native popover: Esc and a press elsewhere close it, and focus returns to the button.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (next: Locale) => {
    menu.current?.hidePopover();
    changeLocale(next);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        aria-label={t('language.now', { language: localeNames[locale] })}
      >
        <Flag country={flags[locale]} />
        <span className={styles.code} aria-hidden="true">
          {locale.toUpperCase()}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div ref={menu} id={menuId} popover="auto" className={styles.menu}>
        <ul className={styles.list} aria-label={t('language.label')}>
          {locales.map((each) => (
            <li key={each}>
              <button
                type="button"
                lang={each}
                className={styles.choice}
                aria-current={each === locale || undefined}
                onClick={() => choose(each)}
              >
                <Flag country={flags[each]} />
                {localeNames[each]}
                {each === locale && <Check className={styles.tick} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
