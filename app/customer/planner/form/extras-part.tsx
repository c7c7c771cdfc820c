import { useTranslation } from 'react-i18next';
import { INSTRUCTIONS_MAX, REFERENCE_MAX } from '../../../booking/plan/plan-instance.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import styles from '../planner.module.css';

/** What changes no price stands folded; its closed line says what was written. */
export function ExtrasPart({ plan }: { plan: Plan }) {
  const { t } = useTranslation('planner');
  const { reference, instructions } = plan.value;
  const written = [reference, instructions].map((text) => text.trim()).filter(Boolean);
  return (
    <Disclosure
      title={t('extras.title')}
      summary={<span className={styles.clipped}>{written.join(' · ') || t('extras.none')}</span>}
    >
      <div className="stack">
        <TextField
          label={t('extras.reference')}
          note={`(${t('optional')})`}
          hint={t('extras.referenceHint')}
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          dir="auto"
          value={reference}
          onChange={(event) => plan.change((value) => ({ ...value, reference: event.target.value }))}
        />
        <TextArea
          label={t('extras.instructions')}
          note={`(${t('optional')})`}
          hint={t('extras.instructionsHint')}
          maxLength={INSTRUCTIONS_MAX}
          dir="auto"
          value={instructions}
          onChange={(event) => plan.change((value) => ({ ...value, instructions: event.target.value }))}
        />
      </div>
    </Disclosure>
  );
}
