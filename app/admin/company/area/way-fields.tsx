import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCounties, readZips, type ServiceArea, ZIPS_LENGTH_MAX } from '#shared/company/area.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import type { SectionEdit } from '../frame/use-edit-section.ts';
import styles from './area.module.css';
import { CountyMap } from './florida-map.tsx';
import { floridaShapes } from './florida-shapes.ts';

type FieldProps = { edit: SectionEdit<ServiceArea> };

/** On the map, or in the list below it. */
export function CountiesField({ edit }: FieldProps) {
  const { t } = useTranslation('admin');
  const chosen = readCounties(edit.value.counties);
  const choose = (names: readonly string[]) => edit.change({ counties: names.join(', ') });
  return (
    <>
      <CountyMap
        label={t('company.area.map')}
        chosen={chosen}
        onToggle={(county) =>
          choose(chosen.includes(county) ? chosen.filter((each) => each !== county) : [...chosen, county])
        }
      />
      <CheckboxGroup
        legend={t('company.area.counties')}
        error={edit.faultOf('counties')}
        layout="chips"
        choices={floridaShapes().map(({ name }) => ({ value: name, label: name }))}
        values={chosen}
        onChange={choose}
      />
    </>
  );
}

/** As many of what cannot be read as fit below the field. */
const NAMED_MAX = 5;

/** A list as it was typed or pasted; what cannot be read is named once the field is left. */
export function ZipsField({ edit }: FieldProps) {
  const { t } = useTranslation('admin');
  const [typing, setTyping] = useState(false);
  const { zips } = edit.value;
  const { unread } = readZips(zips);
  const named = unread.slice(0, NAMED_MAX).map((word) => `«\u00a0${word.slice(0, 20)}\u00a0»`);
  const fault = typing ? undefined : edit.faultOf('zips');
  return (
    <TextArea
      label={t('company.area.zips')}
      hint={t('company.area.zipsHint')}
      rows={6}
      maxLength={ZIPS_LENGTH_MAX}
      spellCheck={false}
      value={zips}
      error={
        fault && unread.length > 0
          ? t('company.area.fault.unreadNamed', { count: unread.length, words: named.join(', ') })
          : fault
      }
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => edit.change({ zips: target.value })}
    />
  );
}

export function RadiusFields({ edit }: FieldProps) {
  const { t } = useTranslation('admin');
  const [typing, setTyping] = useState(false);
  const { zip, miles } = edit.value;
  return (
    <div className={styles.radius}>
      <TextField
        label={t('company.area.zip')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={zip}
        error={typing ? undefined : edit.faultOf('zip')}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => edit.change({ zip: target.value })}
      />
      <NumberField
        label={t('company.area.miles')}
        after={t('company.area.milesUnit')}
        value={miles}
        format={(value) => staffFormat.number(value, 2)}
        error={edit.faultOf('miles')}
        // Half typed it is no number yet, which is as wrong as none.
        onChange={(entry) => edit.change({ miles: typeof entry === 'number' ? entry : 0 })}
      />
    </div>
  );
}
