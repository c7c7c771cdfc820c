import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type CompanySettingsView, companySettingsView } from '#shared/api/admin/company.ts';
import {
  type Company,
  type CompanyFaults,
  findCompanyFaults,
  isSameCompany,
} from '#shared/company/company.ts';
import { remote } from '../../data/remote.ts';
import { saveCompany } from '../../data/staff/commands/save-company.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { faultWords } from '../parts/words/fault-words.ts';

const KEY = 'admin company';

/** What a company says of itself is no secret: unsaved, it is a plain draft and outlives the page. */
const draftSchema = companySettingsView;

const changedAnswer = z.object({ company: companySettingsView });

export interface CompanyEdit {
  readonly company: Company;
  readonly dirty: boolean;
  /** What is on screen was typed on an earlier visit and never saved. */
  readonly restored: boolean;
  readonly faults: CompanyFaults;
  /** Faults of what is empty are said once it was tried to save. */
  readonly tried: boolean;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  /** As other staff saved it meanwhile. */
  readonly theirs: CompanySettingsView | undefined;
  readonly change: (changes: Partial<Company>) => void;
  readonly drop: () => void;
  /** Over what other staff saved. */
  readonly keepMine: () => void;
  /** False when something typed has to be put right first. */
  readonly save: () => Promise<boolean>;
}

/** `view` is what the server says; undefined until the device has looked for what was typed before. */
export function useEditCompany(
  view: CompanySettingsView,
  put: (view: CompanySettingsView) => void,
): CompanyEdit | undefined {
  const { t } = useTranslation('admin');
  const draft = useDraft<CompanySettingsView | undefined>(KEY, draftSchema, undefined);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const kept = draft.value;
  const dirty = kept !== undefined && !isSameCompany(kept, view);
  const typed = dirty ? kept : view;
  const { version, ...company } = typed;
  const faults = findCompanyFaults(company);
  if (!draft.isRead) return undefined;

  const write = async () => {
    const answer = await saveCompany({ ...company, expectedVersion: version });
    if (answer.ok) {
      put(answer.body);
      await draft.clear();
      setTried(false);
      showToast({ text: t('company.saved'), tone: 'success' });
      // This device shows customers' pages too, under the name that it knows.
      await remote.refreshCatalogue({ force: true }).catch(() => undefined);
      return;
    }
    const changed = changedAnswer.safeParse(answer.body);
    // The panel of the conflict says it better.
    if (changed.success) put(changed.data.company);
    else setRefusal(faultWords(answer.code, t));
  };
  return {
    company,
    dirty,
    restored: draft.isRestored && dirty,
    faults,
    tried,
    busy,
    refusal,
    theirs: dirty && view.version !== version ? view : undefined,
    change: (changes) => draft.change((before) => ({ ...(dirty && before ? before : view), ...changes })),
    drop: () => {
      setTried(false);
      void draft.clear();
    },
    keepMine: () => draft.change(() => ({ ...company, version: view.version })),
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
