import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Look } from '#shared/company/nothing-set.ts';
import { isHex } from '#shared/company/palette.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { type SectionEdit, useEditSection } from '../frame/use-edit-section.ts';
import styles from './look.module.css';
import { LookPreview } from './look-preview.tsx';
import { lookWords } from './look-words.ts';

/** The company's one colour; all others are derived of it. */
export function LookSection({ page }: SectionProps) {
  const edit = useEditSection('look', lookWords, page);
  return (
    <SectionForm edit={edit} preview={(look) => <LookPreview look={look} view={page.view} />}>
      {(ready) => <LookFields edit={ready} />}
    </SectionForm>
  );
}

/** Palm teal, from which ours begin (app/styles/tokens.css). */
const OURS = '#0a6c67';

function LookFields({ edit }: { edit: SectionEdit<Look> }) {
  const { t } = useTranslation('admin');
  const { accent } = edit.value;
  const known = accent.trim().toLowerCase();
  return (
    <Card as="section" className="stack">
      <h2>{t('company.look.colour')}</h2>
      <TextField
        label={t('company.look.accent')}
        note={t('company.optional')}
        hint={t('company.look.accentHint')}
        placeholder={OURS}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        value={accent}
        error={edit.faultOf('accent')}
        before={
          <input
            type="color"
            className={styles.well}
            aria-label={t('company.look.pick')}
            value={isHex(known) ? known : OURS}
            onChange={({ target }) => edit.change({ accent: target.value })}
          />
        }
        onChange={({ target }) => edit.change({ accent: target.value })}
      />
      {accent !== '' && (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => edit.change({ accent: '' })}
        >
          {t('company.look.ours')}
        </Button>
      )}
    </Card>
  );
}
