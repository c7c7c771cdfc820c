import { useTranslation } from 'react-i18next';
import { missingLocales } from '#shared/company/own-words.ts';
import { type LocalizedText, localeNames, locales } from '#shared/kernel/locale.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../company.module.css';

type WordsFieldsProps = {
  legend: string;
  hint: string;
  /** Of the field in its section. */
  path: string;
  words: LocalizedText;
  maxLength: number;
  /** One line, or as many as it takes. */
  rows: number;
  faultOf: (path: string) => string | undefined;
  onChange: (words: LocalizedText) => void;
};

/** One text in three languages; what is missing beside what is written says what its readers get instead. */
export function WordsFields(props: WordsFieldsProps) {
  const { legend, hint, path, words, maxLength, rows, faultOf, onChange } = props;
  const { t } = useTranslation('admin');
  const missing = missingLocales(words);
  return (
    <fieldset className={`stack ${styles.words}`}>
      <legend>
        <strong>{legend}</strong>
      </legend>
      <p className="soft">{hint}</p>
      {locales.map((locale) => {
        const field = {
          lang: locale,
          label: localeNames[locale],
          note: missing.includes(locale) ? t('company.missing') : undefined,
          value: words[locale],
          maxLength,
          error: faultOf(`${path}.${locale}`),
        };
        const write = (text: string) => onChange({ ...words, [locale]: text });
        return rows === 1 ? (
          <TextField key={locale} {...field} onChange={({ target }) => write(target.value)} />
        ) : (
          <TextArea key={locale} {...field} rows={rows} onChange={({ target }) => write(target.value)} />
        );
      })}
    </fieldset>
  );
}
