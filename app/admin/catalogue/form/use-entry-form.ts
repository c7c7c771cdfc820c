import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../../data/device/clock.ts';
import { addEntry, changeEntry, currentEntry } from '../../../data/staff/commands/edit-catalogue.ts';
import { useDraft } from '../../../frame/use-draft.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import {
  type EntryValues,
  entryValues,
  findFaults,
  isAsChosen,
  newValues,
  toChange,
  toNewEntry,
  valuesOf,
} from './entry-values.ts';

export interface EntryFormInput {
  readonly type: EntryType;
  /** What is changed; undefined for a new one. */
  readonly entry: CatalogueEntry | undefined;
  /** Of a product or an option: what it is sold in. */
  readonly service: CatalogueEntry | undefined;
  /** What its form begins with in place of what is saved. */
  readonly start: EntryValues | undefined;
  readonly onSaved: (entry: CatalogueEntry, isNew: boolean) => void;
  /** Added, with less than is typed by now: the rest is a change of it. */
  readonly onGoOn: (entry: CatalogueEntry, typed: EntryValues) => void;
  /** As it is now while the form stays open: other staff changed it, or more was typed than is saved. */
  readonly onCurrent: (entry: CatalogueEntry) => void;
}

export type EntryForm = ReturnType<typeof useEntryForm>;

const draftSchema = z.object({
  /** Of the entry that was being changed; 0 for a new one. */
  version: z.int(),
  /** Of a new one: kept with what was typed, so that sending it again adds it once. */
  id: z.string(),
  values: entryValues,
});

/** Two sentences, which come beside the form that they are about. */
const AS_FIRST_MS = 15_000;

/** What a new service is, until its owner says it. */
const FIRST_KIND: Kind = 'carpet';

/** The form of one entry. What is typed is kept on the device until it is saved; a catalogue is no secret. */
export function useEntryForm(input: EntryFormInput) {
  const { type, entry, service, start, onSaved, onGoOn, onCurrent } = input;
  const { t } = useTranslation('admin');
  const [id] = useState(newId);
  const [pristine, setPristine] = useState<z.infer<typeof draftSchema>>(() => ({
    version: entry?.version ?? 0,
    id: entry?.id ?? id,
    values: start ?? (entry ? valuesOf(entry) : newValues(type, service?.kind ?? FIRST_KIND)),
  }));
  const draft = useDraft(
    `admin-catalogue:${type}:${entry?.id ?? service?.id ?? 'new'}`,
    draftSchema,
    pristine,
  );
  const latest = useLatest(draft.value);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { values, version } = draft.value;
  const faults = findFaults(type, values, entry === undefined);
  const theirs = entry !== undefined && version !== entry.version ? entry : undefined;
  const change = (part: Partial<EntryValues>) => {
    draft.change((before) => ({ ...before, values: { ...before.values, ...part } }));
    setRefusal(undefined);
  };
  const startOver = () => {
    if (entry) setPristine({ version: entry.version, id: entry.id, values: valuesOf(entry) });
    void draft.clear();
    setTried(false);
    setRefusal(undefined);
  };
  const add = (typed: EntryValues) =>
    addEntry(toNewEntry(type, draft.value.id, service?.id ?? draft.value.id, typed));
  const send = async () => {
    if (entry) return changeEntry(type, entry.id, { ...toChange(type, values), expectedVersion: version });
    const answer = await add(values);
    // The form of what is there has no price: one that was typed meanwhile is asked for here.
    const typed = latest.current.values;
    const isPriced = typed.price !== values.price && findFaults(type, typed, true).price === undefined;
    return answer.ok && isPriced ? add(typed) : answer;
  };
  /**
   * What was typed while the answer was on its way, or after the one before it was lost, goes on over what is saved: to
   * add again what is there changes nothing of it.
   */
  const settle = async (saved: CatalogueEntry) => {
    const typed = latest.current.values;
    const goesOn = !sameValue(toChange(type, typed), toChange(type, valuesOf(saved)));
    if (entry && goesOn) {
      draft.change((before) => ({ ...before, version: saved.version }));
      onCurrent(saved);
      return void showToast({ text: t('catalogue.form.saved'), tone: 'success' });
    }
    await draft.clear();
    if (!entry && !isAsChosen(saved, typed))
      showToast({ text: t('catalogue.form.asFirst'), tone: 'danger', showMs: AS_FIRST_MS });
    if (goesOn) onGoOn(saved, typed);
    else onSaved(saved, entry === undefined);
  };
  const save = async () => {
    setTried(true);
    if (busy || Object.keys(faults).length > 0 || theirs) return;
    setBusy(true);
    setRefusal(undefined);
    const answer = await send().finally(() => setBusy(false));
    if (answer.ok) return settle(answer.body);
    const current = answer.code === 'catalogue.changed' ? currentEntry(answer.body) : undefined;
    if (current) return onCurrent(current);
    setRefusal(answer.code);
  };
  return {
    type,
    entry,
    service,
    values,
    faults,
    /** A fault of what is empty is said once it was tried to save. */
    tried,
    busy,
    refusal,
    theirs,
    restored: draft.isRestored && !sameValue(values, pristine.values),
    /** The device has looked for what was typed before. */
    isRead: draft.isRead,
    change,
    startOver,
    /** Settles a conflict: mine over theirs. */
    keepMine: () => entry && draft.change((before) => ({ ...before, version: entry.version })),
    save,
  };
}

/** What the form is about, for its key: another entry is another form. */
export function formKey(type: EntryType, id: Id | undefined): string {
  return `${type}:${id ?? 'new'}`;
}
