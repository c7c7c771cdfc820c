import { Sparkles } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { kinds } from '#shared/catalogue/kind.ts';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import { COUPON_CODE_MAX, COUPON_TITLE_MAX } from '#shared/coupons/coupon-terms.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { IntoView } from '../../ui/feedback/into-view.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { ShutFields } from '../../ui/fields/shut-fields.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RefusedAlert } from '../parts/refused-alert.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { CouponConflict } from './coupon-conflict.tsx';
import styles from './coupon-form.module.css';
import { suggestCode } from './coupon-values.ts';
import { couponSentence, kindWords, money } from './coupon-words.ts';
import { CustomerPreview } from './customer-preview.tsx';
import { findOverlaps } from './find-overlaps.ts';
import { type CouponForm, type CouponFormInput, useCouponForm } from './use-coupon-form.ts';
import { WindowFields } from './window-fields.tsx';

/** Creates or changes one coupon, with what a customer will see of it. */
export function CouponSheet({ onClose, ...input }: CouponFormInput & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { coupon, timeZone, coupons } = input;
  const form = useCouponForm(input);
  const why = useWhyWait();
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (why !== undefined) return;
    await form.save();
  };
  const title = coupon ? t('coupons.form.edit', { code: coupon.code }) : t('coupons.form.add');
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('coupons.form.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy} disabled={why !== undefined} why={why}>
            {t(coupon ? 'coupons.form.save' : 'coupons.form.create')}
          </Button>
        </>
      }
    >
      <ShutFields value={form.busy}>
        <form
          id={formId}
          noValidate
          className={`stack ${styles.form}`}
          onSubmit={(event) => void submit(event)}
        >
          {form.restored && (
            <Alert
              actions={
                <Button variant="secondary" onClick={form.startOver}>
                  {t('coupons.form.restart')}
                </Button>
              }
            >
              {t('coupons.form.kept')}
            </Alert>
          )}
          {form.conflict && (
            <CouponConflict
              mine={form.values}
              current={form.conflict}
              timeZone={timeZone}
              onKeep={form.keepMine}
              onTake={form.startOver}
            />
          )}
          {form.refusal !== undefined && (
            <IntoView>
              <RefusedAlert
                code={form.refusal}
                title={t(coupon ? 'coupons.form.saveFailed' : 'coupons.form.createFailed')}
              />
            </IntoView>
          )}
          <CodeFields form={form} coupons={coupons} coupon={coupon} timeZone={timeZone} />
          <AmountFields form={form} />
          <KindFields form={form} />
          <WindowFields form={form} timeZone={timeZone} />
          <RuleFields form={form} />
          <Overlap form={form} coupons={coupons} coupon={coupon} />
          <Sentence form={form} timeZone={timeZone} />
          <CustomerPreview terms={form.terms} title={form.values.title} />
        </form>
      </ShutFields>
    </Sheet>
  );
}

type FieldsProps = { form: CouponForm };
type OfCoupons = FieldsProps & { coupons: readonly CouponView[]; coupon: CouponView | undefined };

/** A fault is said once it was tried to save, or at once where something was typed. */
function said(form: CouponForm, field: keyof CouponForm['words'], typed: string): string | undefined {
  return form.tried || typed !== '' ? form.words[field] : undefined;
}

function CodeFields({ form, coupons, coupon, timeZone }: OfCoupons & { timeZone: string }) {
  const { t } = useTranslation('admin');
  const { values, change } = form;
  const suggest = () => {
    const taken = new Set(coupons.filter(({ id }) => id !== coupon?.id).map(({ code }) => code));
    change({ code: suggestCode(values, now(), timeZone, taken) });
  };
  const error = said(form, 'code', values.code);
  return (
    <>
      <div className={styles.codes}>
        <TextField
          label={t('coupons.form.code')}
          hint={t('coupons.form.codeHint')}
          value={values.code}
          maxLength={COUPON_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-first-focus=""
          className={styles.codeInput}
          error={error}
          valid={values.code !== '' && error === undefined}
          onChange={({ target }) => change({ code: target.value.toUpperCase() })}
          onBlur={() =>
            values.code !== normalizeCode(values.code) && change({ code: normalizeCode(values.code) })
          }
        />
        <Button variant="secondary" icon={<Sparkles aria-hidden="true" />} onClick={suggest}>
          {t('coupons.form.suggest')}
        </Button>
      </div>
      <TextField
        label={t('coupons.form.name')}
        note={t('coupons.form.optional')}
        hint={t('coupons.form.nameHint')}
        value={values.title}
        maxLength={COUPON_TITLE_MAX}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
    </>
  );
}

function AmountFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { values, terms, change } = form;
  return (
    <>
      <ChoiceGroup
        legend={t('coupons.form.unit')}
        layout="chips"
        value={values.unit}
        onChange={(unit) => change({ unit })}
        choices={[
          { value: 'amount', label: t('coupons.form.unitAmount') },
          { value: 'percent', label: t('coupons.form.unitPercent') },
        ]}
      />
      <div className={styles.pair}>
        {values.unit === 'amount' ? (
          <TextField
            label={t('coupons.form.amount')}
            before="$"
            inputMode="decimal"
            autoComplete="off"
            value={values.amount}
            error={said(form, 'amountOff', values.amount)}
            onChange={({ target }) => change({ amount: target.value })}
          />
        ) : (
          <PercentFields form={form} />
        )}
        <TextField
          label={t('coupons.form.min')}
          note={t('coupons.form.optional')}
          before="$"
          inputMode="decimal"
          autoComplete="off"
          hint={t('coupons.form.minHint')}
          value={values.minimum}
          error={said(form, 'minSubtotal', values.minimum)}
          onChange={({ target }) => change({ minimum: target.value })}
        />
      </div>
      {terms.amountOff > 0 && (terms.minSubtotal === null || terms.amountOff > terms.minSubtotal) && (
        <Alert tone="warning" role="status">
          {terms.minSubtotal === null
            ? t('coupons.fault.noMin', { amount: money(terms.amountOff) })
            : t('coupons.fault.above')}
        </Alert>
      )}
    </>
  );
}

function PercentFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { values, change } = form;
  return (
    <>
      <TextField
        label={t('coupons.form.percent')}
        before="%"
        inputMode="numeric"
        autoComplete="off"
        value={values.percent}
        error={said(form, 'percentOff', values.percent)}
        onChange={({ target }) => change({ percent: target.value })}
      />
      <TextField
        label={t('coupons.form.maxOff')}
        note={t('coupons.form.optional')}
        before="$"
        inputMode="decimal"
        autoComplete="off"
        hint={t('coupons.form.maxOffHint')}
        value={values.maxOff}
        error={said(form, 'maxOff', values.maxOff)}
        onChange={({ target }) => change({ maxOff: target.value })}
      />
    </>
  );
}

function KindFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { values, change } = form;
  return (
    <CheckboxGroup
      legend={t('coupons.form.kinds')}
      hint={t('coupons.form.kindsHint')}
      layout="chips"
      choices={kinds.map((value) => ({ value, label: kindWords([value], t) }))}
      values={values.kinds}
      onChange={(chosen) => change({ kinds: chosen })}
    />
  );
}

function RuleFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { values, change } = form;
  return (
    <fieldset className={styles.rules}>
      <legend>{t('coupons.form.rules')}</legend>
      <CheckboxField
        label={t('coupons.form.stacking')}
        checked={values.stacking}
        onChange={({ target }) => change({ stacking: target.checked })}
      />
      <CheckboxField
        label={t('coupons.form.first')}
        hint={t('coupons.form.firstHint')}
        checked={values.firstOnly}
        onChange={({ target }) => change({ firstOnly: target.checked })}
      />
      <CheckboxField
        label={t('coupons.form.once')}
        checked={values.oncePerEmail}
        onChange={({ target }) => change({ oncePerEmail: target.checked })}
      />
      <TextField
        label={t('coupons.form.max')}
        note={t('coupons.form.optional')}
        hint={t('coupons.form.maxHint')}
        inputMode="numeric"
        autoComplete="off"
        value={values.maxUses}
        error={said(form, 'maxRedemptions', values.maxUses)}
        onChange={({ target }) => change({ maxUses: target.value })}
      />
    </fieldset>
  );
}

function Overlap({ form, coupons, coupon }: OfCoupons) {
  const { t } = useTranslation('admin');
  const { startsAt, endsAt } = form.terms;
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return null;
  const others = coupons.filter(({ id }) => id !== coupon?.id);
  const met = findOverlaps({ startsAt, endsAt, stacking: form.values.stacking }, others, now());
  if (met.length === 0) return null;
  return <Alert>{t('coupons.fault.overlap', { codes: met.map(({ code }) => code).join(', ') })}</Alert>;
}

function Sentence({ form, timeZone }: FieldsProps & { timeZone: string }) {
  const { t } = useTranslation('admin');
  if (Object.keys(form.words).some((field) => field !== 'code')) return null;
  const { terms, values } = form;
  const iso = (at: typeof terms.startsAt) => (at === null ? null : formatInstant(at));
  const { stacking, oncePerEmail, firstOnly } = values;
  const rules = { stacking, oncePerEmail, firstOnly };
  const view = { ...terms, ...rules, startsAt: iso(terms.startsAt), endsAt: iso(terms.endsAt) };
  return (
    <p className={styles.summary} aria-live="polite">
      {couponSentence(view, now(), timeZone, t)}.
    </p>
  );
}
