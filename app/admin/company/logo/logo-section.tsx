import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { PictureField } from '../../parts/picture/picture-field.tsx';
import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { useEditSection } from '../frame/use-edit-section.ts';
import { LogoPreview } from './logo-preview.tsx';
import { logoWords } from './logo-words.ts';

/** The picture that stands for the company: in the header, in mails and among the apps of a phone. */
export function LogoSection({ page }: SectionProps) {
  const { t } = useTranslation('admin');
  const edit = useEditSection('logo', logoWords, page);
  return (
    <SectionForm
      edit={edit}
      preview={({ picture }) => <LogoPreview picture={picture} name={page.view.name} />}
    >
      {(ready) => (
        <div className="stack">
          <Card as="section" className="stack">
            <h2>{t('company.sections.logo')}</h2>
            <PictureField
              label={t('company.logo.picture')}
              note={t('company.optional')}
              hint={t('company.logo.hint')}
              error={ready.faultOf('picture')}
              value={ready.value.picture}
              onChange={(picture) => ready.change({ picture })}
              removable
            />
          </Card>
        </div>
      )}
    </SectionForm>
  );
}
