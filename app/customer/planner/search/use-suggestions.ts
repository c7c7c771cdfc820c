import { useEffect, useRef, useState } from 'react';
import { Subject } from 'rxjs';
import type { SuggestionView } from '#shared/api/delivery.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { type AddressAsk, searchAddresses } from '../../../data/delivery/search-addresses.ts';
import { newId } from '../../../data/device/clock.ts';
import { remote } from '../../../data/remote.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { canSuggest, searchQuery } from './can-suggest.ts';
import { type ChosenAddress, toChosen } from './chosen-address.ts';
import { noSuggestions, watchSuggestions } from './watch-suggestions.ts';

/** Suggestions for one stop, and the session that its provider bills by (D135). */
export function useSuggestions() {
  const locale = useLocale();
  const [asks] = useState(() => new Subject<AddressAsk | null>());
  const [shown, setShown] = useState(noSuggestions);
  const [isTaking, setTaking] = useState(false);
  const session = useRef({ token: newId(), isUsed: false });
  const taking = useRef<AbortController>(undefined);

  useEffect(() => {
    const watching = watchSuggestions(asks, searchAddresses).subscribe(setShown);
    return () => {
      watching.unsubscribe();
      taking.current?.abort();
    };
  }, [asks]);

  /** Empties the list; an address that is being taken still comes. */
  function clear(): void {
    asks.next(null);
  }

  /** An address that is being taken comes no more. */
  function giveUp(): void {
    taking.current?.abort();
  }

  /** The stop as it is after the keystroke. */
  function ask(stop: Stop): void {
    giveUp();
    if (!canSuggest(stop)) {
      clear();
      return;
    }
    session.current.isUsed = true;
    const { token } = session.current;
    asks.next({ q: searchQuery(stop), mode: stop.searchMode, locale, sessionToken: token });
  }

  /** The stop was left, or its session is over: the next search is another one. */
  function leave(): void {
    if (session.current.isUsed) session.current = { token: newId(), isUsed: false };
  }

  /** The whole address; undefined when it has no point, could not be had, or something else happened meanwhile. */
  async function take(suggestion: SuggestionView, typed: Stop): Promise<ChosenAddress | undefined> {
    clear();
    giveUp();
    const { token } = session.current;
    leave();
    const stop = new AbortController();
    taking.current = stop;
    setTaking(true);
    const { source, id } = suggestion;
    const view = suggestion.requiresDetails
      ? await remote.fetchAddress({ source, id, sessionToken: token, locale }, stop.signal)
      : suggestion;
    const found = view && 'street' in view ? toChosen(view) : undefined;
    const address = found && (await withZip(found, typed));
    if (taking.current === stop) setTaking(false);
    return stop.signal.aborted ? undefined : address;
  }

  return { ...shown, busy: shown.busy || isTaking, ask, clear, giveUp, leave, take };
}

/** The screen does not wait for the tables of towns: an address goes without its ZIP sooner. */
const WAIT_MS = 500;

/** A found address without a ZIP gets what the tables of towns say of it, where they know better than the stop. */
async function withZip(address: ChosenAddress, typed: Stop): Promise<ChosenAddress> {
  if (address.zip?.trim() || address.state !== 'FL') return address;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS));
  const zip = await Promise.race([lookUp(address, typed), late]).catch(() => undefined);
  return zip === undefined ? address : { ...address, zip };
}

async function lookUp(address: ChosenAddress, typed: Stop): Promise<string | null | undefined> {
  const [{ readGazetteer }, { findOnlyZip, isElsewhere }] = await Promise.all([
    import('#shared/delivery/florida/gazetteer.ts'),
    import('./find-only-zip.ts'),
  ]);
  const gazetteer = readGazetteer();
  const city = address.city ?? '';
  const only = findOnlyZip(gazetteer, city, address);
  if (only !== undefined) return only;
  return isElsewhere(gazetteer, { city: city || typed.city, zip: typed.zip }, address) ? null : undefined;
}
