import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillText } from '#shared/kernel/fill-text.ts';
import { isLocale, type Locale, localeNames, locales } from '#shared/kernel/locale.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import styles from './entry-form.module.css';
import { fieldsOf } from './entry-values.ts';
import type { EntryForm } from './use-entry-form.ts';

/** What a customer will see, in the language chosen here. A picture: nothing in it leads on. */
export function EntryPreview({ form, defaultLocale }: { form: EntryForm; defaultLocale: Locale }) {
  const { t } = useTranslation('admin');
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const { title, teaser, image, emoji } = fieldsOf(form.values);
  const words = fillText(title, defaultLocale)[locale];
  const told = fillText(teaser, defaultLocale)[locale];
  const picture = image || (form.type === 'products' ? '/drawings/rooms/whole-home.svg' : '');
  return (
    <section className={styles.preview} aria-labelledby="entry-preview">
      <h3 id="entry-preview">{t('catalogue.form.preview')}</h3>
      <ChoiceGroup
        legend={t('catalogue.form.previewLanguage')}
        legendHidden
        layout="chips"
        choices={locales.map((each) => ({ value: each, label: localeNames[each] }))}
        value={locale}
        onChange={(value) => isLocale(value) && setLocale(value)}
      />
      <div className={styles.sample} data-type={form.type} data-off={!form.values.active || undefined}>
        {form.type !== 'options' && picture && (
          <img src={pictureUrl(picture, TENANT_SLUG)} alt="" width="320" height="210" />
        )}
        <div lang={locale} dir="auto">
          <strong>{[emoji, words || t('catalogue.noWords')].filter(Boolean).join(' ')}</strong>
          {form.type === 'services' && told && <p>{told}</p>}
        </div>
      </div>
    </section>
  );
}
