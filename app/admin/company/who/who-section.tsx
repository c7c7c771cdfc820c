import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { useEditSection } from '../frame/use-edit-section.ts';
import { WhoFields } from './who-fields.tsx';
import { WhoPreview } from './who-preview.tsx';
import { whoWords } from './who-words.ts';

/** What the company says of itself: its names, its language, where it is reached. */
export function WhoSection({ page }: SectionProps) {
  const edit = useEditSection('who', whoWords, page);
  return (
    <SectionForm
      edit={edit}
      preview={(company) => <WhoPreview company={company} logo={page.view.logo.picture} />}
    >
      {(ready) => <WhoFields edit={ready} />}
    </SectionForm>
  );
}
