import { useTranslation } from 'react-i18next';
import type { StopChange } from '#shared/delivery/plan/edit-stop.ts';
import type { SearchMode, Stop } from '#shared/delivery/stop.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import type { ChosenAddress } from './chosen-address.ts';
import sheet from './search.css?url';
import { SearchField } from './search-field.tsx';

export type { ChosenAddress } from './chosen-address.ts';

export interface AddressSearchProps {
  readonly stop: Stop;
  /** Name of the stop, "Pickup 2": the field's own name says whose it is. */
  readonly label: string;
  /** Each keystroke: the street, or in place mode the name of the place. */
  readonly onEdit: (change: StopChange) => void;
  /** For shared takeSuggestion. "Use my location" comes this way too, with the source `user`. */
  readonly onChoose: (address: ChosenAddress) => void;
  readonly onSwitchMode: (mode: SearchMode) => void;
  /** "Enter by hand" was chosen: unfold the parts and put the focus there. */
  readonly onManual: () => void;
  /** The typing is over without a choice: the field was left, or nothing that fits was found. */
  readonly onLeave?: (() => void) | undefined;
  /** Not offered again among the addresses used before: the stops of the plan itself. */
  readonly taken?: readonly Stop[] | undefined;
  /** What is wrong with the address, in words; also what the route said about this stop. Stands under the field. */
  readonly error?: string | undefined;
}

/** Address or place of one stop, with suggestions while typing (D332). Give it the key of its stop. */
export function AddressSearch({ onSwitchMode, ...field }: AddressSearchProps) {
  const { t } = useTranslation('planner');
  const { searchMode } = field.stop;
  return (
    <div className="search">
      <link rel="stylesheet" href={sheet} precedence="planner" />
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
