import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Embed, embedSection, SITES_LENGTH_MAX } from '#shared/company/embed.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { type SectionEdit, useEditSection } from '../frame/use-edit-section.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { embedWords } from './embed-words.ts';

/** On which other sites the booking pages may be shown, and what to put there. */
export function EmbedSection({ page }: SectionProps) {
  const edit = useEditSection('embed', embedWords, page);
  return (
    <SectionForm edit={edit} preview={(embed) => <EmbedPreview embed={embed} view={page.view} />}>
      {(ready) => <SitesField edit={ready} />}
    </SectionForm>
  );
}

export function SitesField({ edit }: { edit: SectionEdit<Embed> }) {
  const { t } = useTranslation('admin');
  // Half an address is none yet.
  const [typing, setTyping] = useState(false);
  return (
    <Card as="section" className="stack">
      <h2>{t('company.embed.where')}</h2>
      <p className="soft">{t('company.embed.whereLead')}</p>
      <TextArea
        label={t('company.embed.sites')}
        note={t('company.optional')}
        hint={t('company.embed.sitesHint')}
        placeholder="https://www.example.com"
        rows={4}
        maxLength={SITES_LENGTH_MAX}
        autoComplete="off"
        spellCheck={false}
        value={edit.value.sites}
        error={typing ? undefined : edit.faultOf('sites')}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          edit.change(embedSection.tidy(edit.value));
        }}
        onChange={({ target }) => edit.change({ sites: target.value })}
      />
    </Card>
  );
}
