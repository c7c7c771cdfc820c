import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import type { AddressSearchProps } from './chosen-address.ts';
import styles from './search.module.css';
import { SearchField } from './search-field.tsx';

export type { ChosenAddress } from './chosen-address.ts';

/** Address or place of one stop, with suggestions while typing (D332). Give it the key of its stop. */
export function AddressSearch({ onSwitchMode, ...field }: AddressSearchProps) {
  const { t } = useTranslation('planner');
  const { searchMode } = field.stop;
  return (
    <div className={styles.search} data-search="">
      <ChoiceGroup
        legend={t('search.mode')}
        legendHidden
        layout="chips"
        choices={[
          { value: 'address', label: t('search.address') },
          { value: 'place', label: t('search.place') },
        ]}
        value={searchMode}
        onChange={onSwitchMode}
      />
      {/* Another mode is another search: its list begins empty (D332). */}
      <SearchField key={searchMode} {...field} />
    </div>
  );
}
