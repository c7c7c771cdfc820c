import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, hush } from '../../../ui/feedback/announce.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { fieldText, needsCity } from './can-suggest.ts';
import type { AddressSearchProps } from './chosen-address.ts';
import styles from './search.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useAddressList } from './use-address-list.ts';
import { useCombobox } from './use-combobox.ts';

/** Its own lists and corrections would cover ours. */
const noHelpOfBrowser = {
  autoComplete: 'off',
  autoCapitalize: 'words',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;

/** Long enough to be a rest and not a pause between two letters. */
const REST_MS = 1_500;

const SPOKEN_COUNT = 'address-count';

/** The field and its list (APG "Editable combobox with list autocomplete"). */
export function SearchField(props: Omit<AddressSearchProps, 'onSwitchMode'>) {
  const { stop, label, onEdit, onLeave, error } = props;
  const { t } = useTranslation('planner');
  const list = useAddressList(props);
  const { options, canOpen, take, forget, leave } = list;
  const box = useCombobox({ options, canOpen, onTake: take, onForget: forget, onLeave: leave });
  const isPlace = stop.searchMode === 'place';

  const hint = list.needsTown
    ? t('search.addTown', { example: `${stop.street.trim()}, Orlando` })
    : undefined;
  useCountSpoken(box.isOpen && list.isAnswered ? list.count : undefined, hint);

  useRested(list.isStuck, fieldText(stop), onLeave);

  /** What unfolds on leaving must be there before Tab looks for the next field. */
  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.shiftKey) onLeave?.();
    box.field.onKeyDown(event);
  }

  function type(text: string): void {
    const change = isPlace ? { placeName: text } : { street: text };
    onEdit(change);
    list.ask({ ...stop, ...change });
    box.open();
  }

  return (
    <div className={styles.field}>
      <TextField
        label={t(isPlace ? 'search.placeOf' : 'search.addressOf', { stop: label })}
        labelHidden // the choice above says it: "Address" or "Business or place"
        value={fieldText(stop)}
        onChange={(event) => type(event.target.value)}
        placeholder={t(isPlace ? 'search.placeExample' : 'search.addressExample')}
        maxLength={200}
        {...noHelpOfBrowser}
        {...box.field}
        onKeyDown={pressKey}
        onClick={() => stop.latitude === null && box.open()}
        after={list.busy && <Spinner label={t('search.searching')} />}
        hint={needsCity(stop) ? t('search.cityFirst') : list.trouble}
        error={error}
      />
      {box.isOpen && (
        <SuggestionList
          id={box.listId}
          label={t('search.listOf', { stop: label })}
          options={options}
          active={box.active}
          onTake={box.take}
          onForget={forget}
          hint={hint}
          foot={<ListFoot onDevice={list.onDevice} attribution={list.attribution} />}
        />
      )}
    </div>
  );
}

function ListFoot({ onDevice, attribution }: { readonly onDevice: boolean; readonly attribution: string }) {
  const { t } = useTranslation('planner');
  if (!onDevice && attribution === '') return null;
  return (
    <p className={styles.foot}>
      {onDevice && <span>{t('search.onDevice')}</span>}
      {attribution && <small>{attribution}</small>}
    </p>
  );
}

/** Tells, once, that nothing more is typed though the list is no help. */
function useRested(isStuck: boolean, text: string, onRest: (() => void) | undefined): void {
  const rest = useEffectEvent(() => onRest?.());
  // Every letter begins the rest anew.
  useWhenChanged(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => rest(), REST_MS);
    return () => clearTimeout(timer);
  }, [isStuck, text]);
}

/** The number of suggestions, each time it is another list; nothing once the list is closed. */
function useCountSpoken(count: number | undefined, hint: string | undefined): void {
  const { t } = useTranslation('planner');
  const spoken = useRef<number>(undefined);
  useEffect(() => {
    if (count === spoken.current) return;
    spoken.current = count;
    if (count === undefined) return hush(SPOKEN_COUNT);
    announce(count === 0 ? (hint ?? t('search.none')) : t('search.count', { count }), {
      key: SPOKEN_COUNT,
      afterMs: 500,
    });
  }, [count, hint, t]);
}
