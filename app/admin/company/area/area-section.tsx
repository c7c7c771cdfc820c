import { useTranslation } from 'react-i18next';
import { areaWays, outsideRules, type ServiceArea } from '#shared/company/area.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SectionProps } from '../frame/company-page.ts';
import { SectionForm } from '../frame/section-form.tsx';
import { type SectionEdit, useEditSection } from '../frame/use-edit-section.ts';
import { AreaPreview } from './area-preview.tsx';
import { areaWords } from './area-words.ts';
import { CountiesField, RadiusFields, ZipsField } from './way-fields.tsx';

/** Where the company comes without asking first, and what becomes of a booking elsewhere. */
export function AreaSection({ page }: SectionProps) {
  const edit = useEditSection('area', areaWords, page);
  return (
    <SectionForm edit={edit} preview={(area) => <AreaPreview area={area} own={page.view.postalCode} />}>
      {(ready) => <AreaFields edit={ready} />}
    </SectionForm>
  );
}

function AreaFields({ edit }: { edit: SectionEdit<ServiceArea> }) {
  const { t } = useTranslation('admin');
  const { by, outside } = edit.value;
  return (
    <div className="stack">
      <Card as="section" className="stack">
        <h2>{t('company.area.where')}</h2>
        <ChoiceGroup
          legend={t('company.area.by')}
          layout="chips"
          choices={areaWays.map((value) => ({ value, label: t(`company.area.ways.${value}`) }))}
          value={by}
          onChange={(value) => edit.change({ by: value })}
        />
        {by === 'state' && <p className="soft">{t('company.area.stateHint')}</p>}
        {by === 'counties' && <CountiesField edit={edit} />}
        {by === 'zips' && <ZipsField edit={edit} />}
        {by === 'radius' && <RadiusFields edit={edit} />}
      </Card>
      <Card as="section" className="stack">
        <h2>{t('company.area.elsewhere')}</h2>
        <ChoiceGroup
          legend={t('company.area.outside')}
          layout="rows"
          choices={outsideRules.map((value) => ({
            value,
            label: t(`company.area.rules.${value}`),
            detail: t(`company.area.ruleHints.${value}`),
          }))}
          value={outside}
          onChange={(value) => edit.change({ outside: value })}
        />
      </Card>
    </div>
  );
}
