import { useTranslation } from 'react-i18next';
import { forgetRecentAddress, readRecentAddresses } from '../../../data/delivery/recent-addresses.ts';
import { useLive } from '../../../frame/use-live.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { fieldText, lacksTown } from './can-suggest.ts';
import type { AddressSearchProps } from './chosen-address.ts';
import { type ChosenAddress, fromRecent, wishKey } from './chosen-address.ts';
import { listOptions, type SearchOption } from './list-options.ts';
import { skipTaken } from './skip-taken.ts';
import { canLocate, useMyLocation } from './use-my-location.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the list of one stop offers, and what taking each of it does. */
export function useAddressList(props: Omit<AddressSearchProps, 'onSwitchMode'>) {
  const { stop } = props;
  const { t } = useTranslation('planner');
  const latest = useLatest(props);
  const recent = skipTaken(useLive(readRecentAddresses) ?? [], props.taken);
  const found = useSuggestions();
  const location = useMyLocation(stop, (address) => choose(address, t('search.located')));
  const text = fieldText(stop);
  const options = listOptions({
    text,
    recent,
    suggestions: found.suggestions,
    canLocate: canLocate(),
  });

  // Details and places take seconds: the stop has another address by then, or its field is gone.
  useWhenChanged(() => giveUp, [wishKey(stop)]);

  function giveUp(): void {
    found.giveUp();
    location.reset();
  }

  /** The stop's notes may have changed while its details were fetched: the newest handler takes it. */
  function choose(address: ChosenAddress, words: string): void {
    latest.current.onChoose(address);
    announce(words, { key: 'address-chosen' });
  }

  function take(option: SearchOption): void {
    found.clear();
    location.reset();
    if (option.kind === 'manual') props.onManual();
    if (option.kind === 'here') void location.locate();
    if (option.kind === 'recent') chooseNamed(fromRecent(option.address));
    if (option.kind === 'suggestion')
      void found.take(option.suggestion, latest.current.stop).then(chooseNamed);
  }

  function chooseNamed(address: ChosenAddress | undefined): void {
    if (address !== undefined) choose(address, t('search.chosen', { address: address.label }));
  }

  function forget(option: SearchOption): void {
    if (option.kind !== 'recent') return;
    void forgetRecentAddress(option.address.id).then(() => announce(t('search.forgotten')));
  }

  function leave(): void {
    found.clear();
    found.leave();
    whenLetGo(() => latest.current.onLeave?.());
  }

  const trouble = { idle: undefined, asking: t('search.locating'), failed: t('search.noLocation') };
  return {
    options,
    /** Only "by hand" is no list, unless it is the answer to a search. */
    canOpen: options.length > 1 || found.isAnswered || text.trim() === '',
    count: options.length - 1,
    isAnswered: found.isAnswered,
    /** Nothing was found, and the reason may be this. */
    needsTown: found.isAnswered && found.suggestions.length === 0 && lacksTown(stop),
    /** The list is no help: it is empty, or its town may be that of the address before. */
    isStuck: found.isAnswered && (found.suggestions.length === 0 || stop.city.trim() !== ''),
    busy: found.busy,
    onDevice: found.onDevice,
    attribution: found.attribution,
    trouble: trouble[location.state],
    ask: found.ask,
    take,
    forget,
    leave,
  };
}

/** A press that is still held must not have its target moved away: what follows waits until it is let go. */
function whenLetGo(then: () => void): void {
  if (
    document.querySelector(':is(a, button, input, label, textarea, select, [role="option"]):active') === null
  )
    then();
  else setTimeout(() => whenLetGo(then), 100);
}
