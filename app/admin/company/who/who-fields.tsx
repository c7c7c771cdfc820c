import { useTranslation } from 'react-i18next';
import { type Company, type CompanyField, companyLengthMax } from '#shared/company/company.ts';
import { isLocale, localeNames, locales } from '#shared/kernel/locale.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../company.module.css';
import type { SectionEdit } from '../frame/use-edit-section.ts';

/** What a keyboard and the browser's memory should know of each. */
const ways = {
  name: { autoComplete: 'organization' },
  legalName: { autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'tel' },
  helpEmail: { type: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none' },
  addressLine1: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  region: { autoComplete: 'address-level1' },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric' },
} as const satisfies Record<CompanyField, object>;

const hints = {
  name: 'company.nameHint',
  legalName: 'company.legalNameHint',
  phone: 'company.phoneHint',
  helpEmail: 'company.helpEmailHint',
} as const;

/** Said once of an address. */
const optional: ReadonlySet<CompanyField> = new Set(['legalName', 'phone', 'helpEmail', 'addressLine1']);

export function WhoFields({ edit }: { edit: SectionEdit<Company> }) {
  const { t } = useTranslation('admin');
  const field = (name: CompanyField) => <CompanyText key={name} edit={edit} name={name} />;
  return (
    <div className="stack">
      <Card as="section" className="stack">
        <h2>{t('company.who')}</h2>
        {field('name')}
        {field('legalName')}
        <ChoiceGroup
          legend={t('company.language')}
          hint={t('company.languageHint')}
          layout="chips"
          choices={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          value={edit.value.defaultLocale}
          onChange={(value) => isLocale(value) && edit.change({ defaultLocale: value })}
        />
      </Card>
      <Card as="section" className="stack">
        <h2>{t('company.reach')}</h2>
        {field('phone')}
        {field('helpEmail')}
        {field('addressLine1')}
        <div className={styles.town}>{(['city', 'region', 'postalCode'] as const).map(field)}</div>
      </Card>
    </div>
  );
}

function CompanyText({ edit, name }: { edit: SectionEdit<Company>; name: CompanyField }) {
  const { t } = useTranslation('admin');
  const hint = name in hints ? t(hints[name as keyof typeof hints]) : undefined; // just looked up
  return (
    <TextField
      {...ways[name]}
      label={edit.words.field(name, t)}
      note={optional.has(name) ? t('company.optional') : undefined}
      hint={hint}
      value={edit.value[name]}
      maxLength={companyLengthMax[name]}
      error={edit.faultOf(name)}
      onChange={({ target }) => edit.change({ [name]: target.value })}
    />
  );
}
