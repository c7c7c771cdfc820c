import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import styles from './entry-form.module.css';
import { drawingsFor } from './pictures.ts';

type PictureFieldProps = {
  type: EntryType;
  value: string;
  error: string | undefined;
  onChange: (image: string) => void;
};

/** One of our drawings, as radios that are pictures; what the entry has already stays among them. */
export function PictureField({ type, value, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('admin');
  const name = useId();
  const drawings = drawingsFor(type);
  const own = value !== '' && !drawings.includes(value) ? [value] : [];
  const none = type === 'products' ? [''] : [];
  return (
    <fieldset className={styles.pictures}>
      <legend>{t('catalogue.form.picture')}</legend>
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.gallery}>
        {[...own, ...none, ...drawings].map((path) => (
          <label key={path} className={styles.picture}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={value === path}
              aria-label={labelOf(path, own, t)}
              onChange={() => onChange(path)}
            />
            {path === '' ? (
              <span className={styles.noPicture}>{t('catalogue.form.noPicture')}</span>
            ) : (
              <img src={path} alt="" width="96" height="72" loading="lazy" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function labelOf(
  path: string,
  own: readonly string[],
  t: ReturnType<typeof useTranslation<'admin'>>['t'],
): string {
  if (path === '') return t('catalogue.form.noPicture');
  if (own.includes(path)) return t('catalogue.form.pictureOwn');
  return path
    .replace(/^\/drawings\//, '')
    .replace(/\.svg$/, '')
    .replace(/[/-]/g, ' ');
}
