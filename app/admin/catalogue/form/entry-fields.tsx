import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { EMOJI_MAX, ownGroups } from '#shared/catalogue/entries/entry.ts';
import { kinds } from '#shared/catalogue/kind.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { toCents } from '#shared/kernel/money.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { newServiceOf } from '#shared/kinds/new-service.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PictureField } from '../../parts/picture/picture-field.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { kindWords } from '../entry-words.ts';
import styles from './entry-form.module.css';
import { asksPrice } from './entry-values.ts';
import type { EntryForm } from './use-entry-form.ts';
import { WordsFields } from './words-fields.tsx';

type FieldsProps = { form: EntryForm };

/** Everything that is written of an entry, in the order in which a customer meets it. */
export function EntryFields({ form, defaultLocale }: FieldsProps & { defaultLocale: Locale }) {
  const { t } = useTranslation('admin');
  const { type, values, change, faults } = form;
  return (
    <>
      {type === 'services' && !form.entry && <KindField form={form} />}
      {type === 'options' && !form.entry && <GroupField form={form} />}
      <WordsFields form={form} field="title" defaultLocale={defaultLocale} />
      {type === 'services' && <WordsFields form={form} field="teaser" defaultLocale={defaultLocale} />}
      <PriceField form={form} />
      {type !== 'services' && <CountFields form={form} />}
      {type === 'options' && (
        <TextField
          label={t('catalogue.form.emoji')}
          note={t('catalogue.form.optional')}
          value={values.emoji}
          maxLength={EMOJI_MAX}
          autoComplete="off"
          error={faults.emoji && t('catalogue.fault.emoji')}
          onChange={({ target }) => change({ emoji: target.value })}
        />
      )}
      {type !== 'options' && (
        <PictureField
          label={t('catalogue.form.picture')}
          note={type === 'products' ? t('catalogue.form.optional') : undefined}
          value={values.image}
          error={faults.image && t('catalogue.fault.picture')}
          onChange={(image) => change({ image })}
          drawings
          removable={type === 'products'}
        />
      )}
      <CheckboxField
        label={t('catalogue.form.active')}
        hint={t('catalogue.form.activeHint')}
        checked={values.active}
        onChange={({ target }) => change({ active: target.checked })}
      />
    </>
  );
}

function KindField({ form: { values, change } }: FieldsProps) {
  const { t } = useTranslation('admin');
  return (
    <SelectField
      label={t('catalogue.form.kind')}
      note={t('catalogue.form.kindNote')}
      hint={kindWords(values.kind, t).hint}
      value={values.kind}
      options={kinds.map((kind) => ({ value: kind, label: kindWords(kind, t).name }))}
      onChange={({ target }) => {
        const kind = kinds.find((each) => each === target.value);
        if (!kind) return;
        // A picture that was chosen stays; that of the kind before goes with it.
        const isOwn = values.image !== newServiceOf(values.kind).image;
        change({ kind, image: isOwn ? values.image : newServiceOf(kind).image });
      }}
    />
  );
}

function GroupField({ form: { values, change } }: FieldsProps) {
  const { t } = useTranslation('admin');
  return (
    <SelectField
      label={t('catalogue.form.group')}
      hint={t('catalogue.form.groupHint')}
      value={values.group}
      options={ownGroups.map((group) => ({ value: group, label: t(`catalogue.form.groups.${group}`) }))}
      onChange={({ target }) => {
        const group = ownGroups.find((each) => each === target.value);
        if (group) change({ group });
      }}
    />
  );
}

/** The first price of a new entry; afterwards prices are changed where all of them are (D392). */
function PriceField({ form }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { type, entry, values, faults, tried, change } = form;
  const isPriced = type === 'options' || (type === 'products' && asksPrice(values.kind));
  if (!isPriced) return <OtherPrice form={form} />;
  if (entry) {
    return (
      <p className={styles.price}>
        <span className="tabular">
          {t('catalogue.form.priceNow', { price: staffFormat.money(toCents(entry.price)) })}
        </span>
        <ButtonLink variant="quiet" to="/admin/pricing">
          {t('catalogue.form.priceElsewhere')}
        </ButtonLink>
      </p>
    );
  }
  const isSaid = tried || values.price !== '';
  return (
    <TextField
      label={t('catalogue.form.price')}
      before="$"
      inputMode="decimal"
      autoComplete="off"
      hint={type === 'options' ? t('catalogue.form.priceHint') : undefined}
      value={values.price}
      error={isSaid && faults.price ? t('catalogue.fault.price') : undefined}
      onChange={({ target }) => change({ price: target.value })}
    />
  );
}

function OtherPrice({ form: { type, values } }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { pricedBy } = serviceKinds[values.kind];
  if (pricedBy === 'product' && type === 'services') return null;
  return (
    <p className={styles.price}>
      <span>{t(pricedBy === 'quote' ? 'catalogue.form.byQuote' : 'catalogue.form.byRates')}</span>
      {pricedBy !== 'quote' && (
        <ButtonLink variant="quiet" to="/admin/pricing">
          {t('catalogue.form.ratesElsewhere')}
        </ButtonLink>
      )}
    </p>
  );
}

function CountFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { type, values, faults, change } = form;
  const isProduct = type === 'products';
  const isPiece = isProduct && serviceKinds[values.kind].form === 'pieces';
  const number = { inputMode: 'numeric', autoComplete: 'off', note: t('catalogue.form.optional') } as const;
  return (
    <div className={styles.pair}>
      <TextField
        {...number}
        label={t(isProduct ? 'catalogue.form.minutes' : 'catalogue.form.minutesMore')}
        hint={t(isProduct ? 'catalogue.form.minutesHint' : 'catalogue.form.minutesMoreHint')}
        value={values.minutes}
        error={faults.minutes && minutesFault(isProduct, t)}
        onChange={({ target }) => change({ minutes: target.value })}
      />
      {isPiece && (
        <TextField
          {...number}
          label={t('catalogue.form.seats')}
          hint={t('catalogue.form.seatsHint')}
          value={values.minSeats}
          error={faults.minSeats && t('catalogue.fault.seats')}
          onChange={({ target }) => change({ minSeats: target.value })}
        />
      )}
      {isPiece && values.minSeats.trim() !== '' && (
        <TextField
          {...number}
          label={t('catalogue.form.extraSeat')}
          before="$"
          inputMode="decimal"
          value={values.extraSeat}
          error={faults.extraSeat && t('catalogue.fault.price')}
          onChange={({ target }) => change({ extraSeat: target.value })}
        />
      )}
    </div>
  );
}

function minutesFault(isProduct: boolean, t: TFunction<'admin'>): string {
  return t(isProduct ? 'catalogue.fault.minutes' : 'catalogue.fault.minutesMore');
}
