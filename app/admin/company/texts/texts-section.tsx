import { useTranslation } from 'react-i18next';
import type { Texts } from '#shared/company/nothing-set.ts';
import { textLengthMax } from '#shared/company/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { type SectionEdit, useEditSection } from '../frame/use-edit-section.ts';
import { WordsFields } from '../frame/words-fields.tsx';
import { TextsPreview } from './texts-preview.tsx';
import { textLabels, textsWords } from './texts-words.ts';

/** What the owner says in place of our words on home, and beside them in the terms. */
export function TextsSection({ page }: SectionProps) {
  const edit = useEditSection('texts', textsWords, page);
  return (
    <SectionForm edit={edit} preview={(texts) => <TextsPreview texts={texts} view={page.view} />}>
      {(ready) => <TextsFields edit={ready} />}
    </SectionForm>
  );
}

function TextsFields({ edit }: { edit: SectionEdit<Texts> }) {
  const { t } = useTranslation('admin');
  const field = (name: keyof Texts, hint: string, rows: number) => (
    <WordsFields
      legend={t(textLabels[name])}
      hint={hint}
      path={name}
      words={edit.value[name]}
      maxLength={textLengthMax[name]}
      rows={rows}
      faultOf={edit.faultOf}
      onChange={(words) => edit.change({ [name]: words })}
    />
  );
  return (
    <div className="stack">
      <Card as="section" className="stack">
        <h2>{t('company.texts.home')}</h2>
        {field('heroTitle', t('company.texts.heroTitleHint'), 1)}
        {field('heroLead', t('company.texts.heroLeadHint'), 3)}
      </Card>
      <Card as="section" className="stack">
        <h2>{t('company.texts.termsTitle')}</h2>
        {field('terms', t('company.texts.termsHint'), 5)}
      </Card>
    </div>
  );
}
