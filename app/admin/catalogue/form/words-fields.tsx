import { useTranslation } from 'react-i18next';
import { TEASER_MAX, TITLE_MAX } from '#shared/catalogue/entries/entry.ts';
import { fillText } from '#shared/kernel/fill-text.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { languageWords } from '../entry-words.ts';
import styles from './entry-form.module.css';
import type { EntryForm } from './use-entry-form.ts';

type WordsFieldsProps = { form: EntryForm; field: 'title' | 'teaser'; defaultLocale: Locale };

/** One text in three languages side by side; an empty one says what a customer reads instead (D391). */
export function WordsFields({ form, field, defaultLocale }: WordsFieldsProps) {
  const { t } = useTranslation('admin');
  const words = form.values[field];
  const filled = fillText(words, defaultLocale);
  const isTitle = field === 'title';
  const first = locales.find((locale) => locale === 'fr');
  const Field = isTitle ? TextField : TextArea;
  return (
    <fieldset className={styles.words}>
      <legend>{t(isTitle ? 'catalogue.form.titles' : 'catalogue.form.teasers')}</legend>
      {inOrder(defaultLocale).map((locale) => {
        const missing = words[locale].trim() === '';
        const hint =
          missing && filled[locale] ? t('catalogue.form.willRead', { text: filled[locale] }) : undefined;
        return (
          <div key={locale} data-missing={(missing && filled[locale] !== '') || undefined}>
            <Field
              label={t(isTitle ? 'catalogue.form.titleIn' : 'catalogue.form.teaserIn', {
                language: languageWords(locale, t),
              })}
              lang={locale}
              dir="auto"
              autoComplete="off"
              value={words[locale]}
              maxLength={isTitle ? TITLE_MAX : TEASER_MAX}
              hint={hint}
              error={wordFault(form, field, locale, defaultLocale, t)}
              {...(isTitle && locale === first && { 'data-first-focus': '' })}
              onChange={({ target }: { target: { value: string } }) =>
                form.change({ [field]: { ...words, [locale]: target.value } })
              }
            />
          </div>
        );
      })}
      {isTitle && (
        <p className={`soft ${styles.note}`}>
          {t('catalogue.form.fallback', { language: languageWords(defaultLocale, t) })}
        </p>
      )}
    </fieldset>
  );
}

/** The company's own language first: it stands in for the others. */
function inOrder(defaultLocale: Locale): readonly Locale[] {
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
}

function wordFault(
  { faults, tried }: EntryForm,
  field: string,
  locale: Locale,
  defaultLocale: Locale,
  t: ReturnType<typeof useTranslation<'admin'>>['t'],
): string | undefined {
  const fault = faults[`${field}.${locale}`];
  if (fault) return t(fault === 'too_long' ? 'catalogue.fault.tooLong' : 'catalogue.fault.signs');
  const isMissing = field === 'title' && locale === defaultLocale && faults.title === 'required';
  return isMissing && tried ? t('catalogue.fault.title') : undefined;
}
