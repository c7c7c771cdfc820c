import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { companySettingsView, readSettings, sectionSchemas, toInput } from '#shared/api/admin/company.ts';
import { changesBetween, type FieldChange, type SettingsSection } from '#shared/company/section.ts';
import { type CompanySettings, type SectionName, settingsSections } from '#shared/company/settings.ts';
import { remote } from '../../../data/remote.ts';
import { saveCompany } from '../../../data/staff/commands/save-company.ts';
import { useDraft } from '../../../frame/use-draft.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { CompanyPage } from './company-page.ts';
import type { SectionWords } from './section-words.ts';

const changedAnswer = z.object({ company: companySettingsView });

/** Others save other sections all the time: after so many in a row somebody writes a script. */
const TRIES = 4;

export interface SectionEdit<Value> {
  readonly value: Value;
  readonly words: SectionWords;
  readonly dirty: boolean;
  /** What is on screen was typed on an earlier visit and never saved. */
  readonly restored: boolean;
  /** What is wrong with a field, in words; of an empty one once it was tried to save. */
  readonly faultOf: (path: string) => string | undefined;
  readonly busy: boolean;
  /** The code of why it was not saved. */
  readonly refusal: string | undefined;
  /** Where other staff saved this section meanwhile: theirs, and what is typed here. Empty where nothing is to choose. */
  readonly conflict: readonly FieldChange[];
  readonly change: (changes: Partial<Value>) => void;
  readonly drop: () => void;
  /** Over what other staff saved. */
  readonly keepMine: () => void;
  /** False when something typed has to be put right first. */
  readonly save: () => Promise<boolean>;
}

/**
 * One section's form: what is typed is a draft on the device until it is saved, by itself. The settings have one
 * version; that others saved another section is no conflict, the same section is (D370). Undefined until the device
 * has looked for what was typed before.
 */
export function useEditSection<Name extends SectionName>(
  name: Name,
  words: SectionWords,
  page: CompanyPage,
): SectionEdit<CompanySettings[Name]> | undefined {
  type Value = CompanySettings[Name];
  const { t } = useTranslation('admin');
  const section: SettingsSection<Value> = settingsSections[name];
  const draft = useDraft<Draft<Value> | undefined>(`admin company ${name}`, useDraftSchema(name), undefined);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const saved: Value = readSettings(page.view)[name];
  const kept = draft.value;
  const latest = useLatest(kept);
  const dirty = kept !== undefined && differs(kept.typed, saved);
  const value: Value = dirty ? kept.typed : saved;
  const isOvertaken = dirty && differs(kept.base, saved);
  const faults = section.findFaults(value);
  if (!draft.isRead) return undefined;

  const write = async () => {
    let { version } = page.view;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await saveCompany(toInput(name, section.tidy(value), version));
      if (answer.ok) return succeed(answer.body);
      const changed = changedAnswer.safeParse(answer.body);
      if (!changed.success) return setRefusal(answer.code);
      void page.put(changed.data.company);
      // The panel of the conflict says it better.
      if (differs(readSettings(changed.data.company)[name], saved)) return;
      version = changed.data.company.version;
    }
    setRefusal('company.changed');
  };
  const succeed = async (view: CompanyPage['view']) => {
    void page.put(view);
    // What was typed while the answer was on its way goes on, over what is saved now.
    const typed = latest.current?.typed;
    if (typed !== undefined && differs(typed, value))
      draft.change(() => ({ base: readSettings(view)[name], typed }));
    else await draft.clear();
    setTried(false);
    showToast({ text: t('company.saved'), tone: 'success' });
    // This device shows customers' pages too, under the name that it knows.
    await remote.refreshCatalogue({ force: true }).catch(() => undefined);
  };
  return {
    value,
    words,
    dirty,
    restored: draft.isRestored && dirty,
    faultOf: (path) => {
      const fault = faults[path];
      return fault && (tried || fault !== 'required') ? words.fault(path, fault, t) : undefined;
    },
    busy,
    refusal,
    conflict: isOvertaken ? changesBetween(saved, value) : [],
    change: (changes) =>
      draft.change((before) => {
        const known: Draft<Value> = dirty && before ? before : { base: saved, typed: saved };
        return { base: known.base, typed: { ...known.typed, ...changes } };
      }),
    drop: () => {
      setTried(false);
      void draft.clear();
    },
    keepMine: () => draft.change(() => ({ base: saved, typed: value })),
    save: async () => {
      setTried(true);
      setRefusal(undefined);
      if (Object.keys(faults).length > 0) return false;
      setBusy(true);
      await write();
      setBusy(false);
      return true;
    },
  };
}

/** What is typed, and what it was typed over. Settings are no secret: unsaved, they are a plain draft and outlive the page. */
interface Draft<Value> {
  readonly base: Value;
  readonly typed: Value;
}

function useDraftSchema<Name extends SectionName>(name: Name): z.ZodMiniType<Draft<CompanySettings[Name]>> {
  return useMemo(() => {
    const part: z.ZodMiniType<CompanySettings[Name]> = sectionSchemas[name];
    return z.object({ base: part, typed: part });
  }, [name]);
}

function differs(one: unknown, other: unknown): boolean {
  return changesBetween(one, other).length > 0;
}
