import { useTranslation } from 'react-i18next';
import { readZips, ZIPS_LENGTH_MAX } from '#shared/company/area.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { countyNames, withCounty } from './crew-draft.ts';
import type { CrewEdit } from './use-edit-crew.ts';

/** Where a crew comes, as a list of ZIP codes that a county can be put into, and where its day begins. */
export function CrewArea({ edit }: { edit: CrewEdit }) {
  const { t } = useTranslation('admin');
  const { value, change, faultOf } = edit;
  const { zips } = readZips(value.zips);
  return (
    <Card className="stack">
      <h2>{t('crews.area')}</h2>
      <TextArea
        label={t('crews.zips')}
        hint={zips.length > 0 ? t('crews.zipsCount', { count: zips.length }) : t('crews.zipsHint')}
        rows={4}
        maxLength={ZIPS_LENGTH_MAX}
        spellCheck={false}
        value={value.zips}
        error={faultOf('zips')}
        onChange={({ target }) => change({ zips: target.value })}
      />
      <SelectField
        label={t('crews.county')}
        value=""
        options={[
          { value: '', label: t('crews.countyNone') },
          ...countyNames().map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => {
          if (target.value !== '') change({ zips: withCounty(value.zips, target.value) });
        }}
      />
      <TextField
        label={t('crews.base')}
        note={t('crews.optional')}
        hint={t('crews.baseHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={value.baseZip}
        error={faultOf('baseZip')}
        onChange={({ target }) => change({ baseZip: target.value })}
      />
    </Card>
  );
}
