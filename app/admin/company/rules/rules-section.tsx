import { useTranslation } from 'react-i18next';
import { CANCEL_WORDS_MAX, HOLD_MIN } from '#shared/company/booking-rules.ts';
import type { BookingRules } from '#shared/company/nothing-set.ts';
import { Link } from '../../../frame/link.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { type SectionEdit, useEditSection } from '../frame/use-edit-section.ts';
import { WordsFields } from '../frame/words-fields.tsx';
import { RulesPreview } from './rules-preview.tsx';
import { limitWords, rulesWords } from './rules-words.ts';

/** What is asked of those who book. Notice and horizon are set with the hours of the week, and only there. */
export function RulesSection({ page }: SectionProps) {
  const edit = useEditSection('rules', rulesWords, page);
  return (
    <SectionForm edit={edit} preview={(rules) => <RulesPreview rules={rules} view={page.view} />}>
      {(ready) => <RulesFields edit={ready} />}
    </SectionForm>
  );
}

const HOLDS_MIN = [HOLD_MIN.least, HOLD_MIN.usual, 15, 20, 30, 45, HOLD_MIN.most];
const LIMITS_HOURS = [0, 2, 4, 12, 24, 48, 72, 168];

function RulesFields({ edit }: { edit: SectionEdit<BookingRules> }) {
  const { t } = useTranslation('admin');
  const { holdMin, cancelHours, cancelWords, nameCrew } = edit.value;
  return (
    <div className="stack">
      <Card as="section" className="stack">
        <h2>{t('company.rules.booking')}</h2>
        <SelectField
          label={t('company.rules.hold')}
          hint={t('company.rules.holdHint', { most: staffFormat.duration(2 * holdMin) })}
          error={edit.faultOf('holdMin')}
          options={withOwn(HOLDS_MIN, holdMin).map((min) => ({
            value: String(min),
            label: staffFormat.duration(min),
          }))}
          value={String(holdMin)}
          onChange={({ target }) => edit.change({ holdMin: Number(target.value) })}
        />
        <CheckboxField
          label={t('company.rules.nameCrew')}
          hint={t('company.rules.nameCrewHint')}
          checked={nameCrew}
          onChange={({ target }) => edit.change({ nameCrew: target.checked })}
        />
        <p className="soft">
          {t('company.rules.elsewhere')}{' '}
          <Link to="/admin/agenda-settings">{t('company.rules.elsewhereLink')}</Link>
        </p>
      </Card>
      <Card as="section" className="stack">
        <h2>{t('company.rules.cancelling')}</h2>
        <SelectField
          label={t('company.rules.cancelHours')}
          hint={t('company.rules.cancelHoursHint')}
          error={edit.faultOf('cancelHours')}
          options={withOwn(LIMITS_HOURS, cancelHours).map((hours) => ({
            value: String(hours),
            label: limitWords(hours, t),
          }))}
          value={String(cancelHours)}
          onChange={({ target }) => edit.change({ cancelHours: Number(target.value) })}
        />
        <WordsFields
          legend={t('company.rules.cancelWords')}
          hint={t('company.rules.cancelWordsHint')}
          path="cancelWords"
          words={cancelWords}
          maxLength={CANCEL_WORDS_MAX}
          rows={3}
          faultOf={edit.faultOf}
          onChange={(words) => edit.change({ cancelWords: words })}
        />
      </Card>
    </div>
  );
}

/** What the company has need not be one of ours: it was set elsewhere. */
function withOwn(usual: readonly number[], own: number): readonly number[] {
  return usual.includes(own) ? usual : [...usual, own].sort((a, b) => a - b);
}
