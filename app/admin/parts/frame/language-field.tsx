import { useTranslation } from 'react-i18next';
import { isLocale, localeNames, locales } from '#shared/kernel/locale.ts';
import { chooseStaffLanguage, staffLanguage } from '../../../data/staff/standing.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useStore } from '../../../ui/use-store.ts';

/** `<LanguageField>` What this device speaks to a crew: each language under its own name (D474). */
export function LanguageField() {
  const { t } = useTranslation('admin');
  return (
    <SelectField
      label={t('language')}
      value={useStore(staffLanguage)}
      options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
      onChange={({ target }) => isLocale(target.value) && chooseStaffLanguage(target.value)}
    />
  );
}
