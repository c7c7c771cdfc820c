import { useTranslation } from 'react-i18next';
import { now } from '../../data/device/clock.ts';
import { formatZone } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './coupon-form.module.css';
import { type CouponWindow, endDayKey, type Preset, presetWindow } from './coupon-values.ts';
import type { CouponForm } from './use-coupon-form.ts';

const presets = ['twoWeeks', 'weekend', 'month', 'endless'] as const satisfies readonly Preset[];
const presetWords = {
  twoWeeks: 'coupons.form.twoWeeks',
  weekend: 'coupons.form.weekend',
  month: 'coupons.form.month',
  endless: 'coupons.form.endless',
} as const;

/** From when to when, in the company's zone; usual windows at one tap. */
export function WindowFields({ form, timeZone }: { form: CouponForm; timeZone: string }) {
  const { t } = useTranslation('admin');
  const { values, change, words } = form;
  const isChosen = (preset: Preset) => sameWindow(presetWindow(preset, now(), timeZone), values);
  return (
    <fieldset className={styles.window}>
      <legend>{t('coupons.form.window')}</legend>
      {/* biome-ignore lint/a11y/useSemanticElements: a second fieldset would read as a second question. */}
      <div className="cluster" role="group" aria-label={t('coupons.form.presets')}>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant="secondary"
            className={styles.preset}
            aria-pressed={isChosen(preset)}
            onClick={() => change(presetWindow(preset, now(), timeZone))}
          >
            {t(presetWords[preset])}
          </Button>
        ))}
      </div>
      <div className={styles.times}>
        <TextField
          type="date"
          label={t('coupons.form.startDay')}
          value={values.startDay}
          error={words.startsAt}
          onChange={({ target }) => change({ startDay: target.value })}
        />
        <TextField
          type="time"
          label={t('coupons.form.startTime')}
          value={values.startTime}
          onChange={({ target }) => change({ startTime: target.value })}
        />
        <TextField
          type="date"
          label={t(endDayKey(values))}
          value={values.endDay}
          error={words.endsAt}
          onChange={({ target }) => change({ endDay: target.value })}
        />
        <TextField
          type="time"
          label={t('coupons.form.endTime')}
          note={t('coupons.form.optional')}
          value={values.endTime}
          onChange={({ target }) => change({ endTime: target.value })}
        />
      </div>
      <p className={`soft ${styles.hint}`}>
        {t('coupons.form.zone', { zone: `${timeZone} (${formatZone(now(), 'en', timeZone)})` })}
      </p>
    </fieldset>
  );
}

/** The start of "now" moves with the minutes: its day is enough. */
function sameWindow(preset: CouponWindow, values: CouponWindow): boolean {
  return (
    preset.startDay === values.startDay &&
    preset.endDay === values.endDay &&
    preset.endTime === values.endTime
  );
}
