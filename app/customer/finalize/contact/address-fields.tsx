import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, judgePlace } from '#shared/company/served-area.ts';
import { ContactInput } from '../../../booking/contact/contact-input.tsx';
import { contactFieldId } from '../../../booking/contact/use-contact-fields.ts';
import { useZipTown } from '../../../booking/contact/use-zip-town.ts';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { useServedArea } from '../../../frame/use-served-area.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { RefusedPlace } from '../../parts/area/refused-place.tsx';
import styles from '../finalize.module.css';
import { listCountries } from './list-countries.ts';
import type { ContactForm } from './use-contact-form.ts';

/** Where the work happens; the ZIP code before the town that it names. `isDropoff`: it was filled in from the delivery in the cart. */
export function AddressFields({ form, isDropoff }: { form: ContactForm; isDropoff: boolean }) {
  const { t } = useTranslation('finalize');
  const isUs = form.values.country === 'US';
  useZipTown(form, isUs);
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.address')}</legend>
      <ContactInput
        form={form}
        field="line1"
        label={t('fields.line1')}
        hint={isDropoff ? t('hints.dropoff') : undefined}
      />
      <ContactInput
        form={form}
        field="line2"
        label={t('fields.line2')}
        placeholder={t('placeholders.line2')}
      />
      <ContactInput
        form={form}
        field="postalCode"
        label={t('fields.postalCode')}
        inputMode={isUs ? 'numeric' : 'text'}
      />
      <ContactInput form={form} field="region" label={t('fields.region')} />
      <AreaNote form={form} />
      <ContactInput form={form} field="city" label={t('fields.city')} />
      <CountryField form={form} />
      <ContactInput form={form} field="gateCode" label={t('fields.gateCode')} hint={t('hints.gateCode')} />
    </fieldset>
  );
}

function CountryField({ form }: { form: ContactForm }) {
  const { t } = useTranslation('finalize');
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  return (
    <SelectField
      id={contactFieldId('country')}
      name="country"
      label={t('fields.country')}
      options={countries}
      autoComplete="country"
      value={form.values.country}
      error={form.errors.country}
      disabled={form.isShut}
      onChange={(event) => form.change('country', event.target.value)}
    />
  );
}

/** D132: told at the ZIP code, with what happens then, instead of a surprise by mail. */
function AreaNote({ form }: { form: ContactForm }) {
  const { t } = useTranslation('finalize');
  const mailsLeave = useMailsLeave();
  const area = useServedArea();
  const { values, errors } = form;
  const isToldOtherwise = form.isBookedPlace || errors.postalCode !== undefined;
  const answer = judgePlace(area, values);
  return (
    <div role="status" className={styles.live}>
      {isRefused(area, values) && !form.isBookedPlace ? (
        <RefusedPlace zip={values.postalCode.trim()} />
      ) : answer === 'outside' && !isToldOtherwise ? (
        <Alert tone="info" title={t('area.title')}>
          {t(mailsLeave ? 'area.text' : 'area.textKept')}
        </Alert>
      ) : answer === 'unknown' && !isToldOtherwise ? (
        <Alert tone="info" title={t('area.unknown')}>
          {t(mailsLeave ? 'area.unknownText' : 'area.unknownTextKept')}
        </Alert>
      ) : null}
    </div>
  );
}
