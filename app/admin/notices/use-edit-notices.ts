import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type NoticesView, noticesInput, noticesView } from '#shared/api/admin/notices.ts';
import {
  findNoticeFaults,
  isSameNotices,
  type NoticeAddress,
  type Notices,
  noticeKinds,
  tidyNotices,
} from '#shared/company/notices.ts';
import { locales } from '#shared/kernel/locale.ts';
import { newId } from '../../data/device/clock.ts';
import { saveNotices } from '../../data/staff/commands/save-notices.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useStaffDraft } from '../parts/use-staff-draft.ts';
import { savedNotices } from './notice-changes.ts';

const changedAnswer = z.object({ notices: noticesView });

/** Also what cannot be saved yet: too long a name is put right, and no reason to forget the list. */
const typedSchema: z.ZodMiniType<Notices> = z.object({
  addresses: z.array(
    z.object({
      ...{ id: z.string(), label: z.string(), email: z.string(), locale: z.enum(locales) },
      ...{ kinds: z.array(z.enum(noticeKinds)), daily: z.boolean() },
    }),
  ),
  summaryMinute: z.int(),
});
/** What is typed, and what it was typed over. */
const draftSchema = z.object({ base: typedSchema, typed: typedSchema });

export interface NoticesEdit {
  readonly value: Notices;
  readonly saved: Notices;
  readonly dirty: boolean;
  /** What is on screen was typed before this page was opened and never saved. */
  readonly restored: boolean;
  /** `email` of the second: `faultOf(1, 'email')`. Of a field that nobody has left yet, once it was tried to save. */
  readonly faultOf: (position: number, field: 'label' | 'email' | 'kinds') => NoticeFault | undefined;
  readonly busy: boolean;
  /** The code of why it was not saved. */
  readonly refusal: string | undefined;
  /** Other staff saved something else meanwhile (D154). */
  readonly isOvertaken: boolean;
  readonly add: () => void;
  readonly remove: (id: string) => void;
  readonly change: (id: string, changes: Partial<NoticeAddress>) => void;
  /** The address was left, and may be called wrong from now on. */
  readonly leave: (id: string) => void;
  readonly setSummary: (minute: number) => void;
  readonly drop: () => void;
  readonly keepMine: () => void;
  /** False when something typed has to be put right first. */
  readonly save: () => Promise<boolean>;
}

export type NoticeFault = ReturnType<typeof findNoticeFaults>[string];

/** The form of whom the company tells (D427). What is typed names people: it is kept sealed until it is saved (LC99). */
export function useEditNotices(view: NoticesView, put: (view: NoticesView) => Promise<void>): NoticesEdit {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useStaffDraft('notices', draftSchema);
  const [hasTyped, setTyped] = useState(false);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const saved = savedNotices(view);
  const dirty = draft !== undefined && !isSameNotices(draft.typed, saved);
  const value = dirty ? draft.typed : saved;
  const latest = useLatest(value);
  const faults = findNoticeFaults(value.addresses);

  const type = (typed: Notices) => {
    if (!dirty) setTyped(true);
    setDraft({ base: dirty ? draft.base : saved, typed });
  };
  const setAddresses = (addresses: readonly NoticeAddress[]) => type({ ...value, addresses });
  const write = async (version: number, mayRepeat: boolean): Promise<void> => {
    const sent = tidyNotices(value);
    const answer = await saveNotices(noticesInput.parse({ ...sent, expectedVersion: version }));
    if (answer.ok) {
      // What was typed while the answer was on its way goes on, over what is saved now.
      const typed = latest.current;
      const goesOn = !isSameNotices(typed, sent);
      setDraft(goesOn ? { base: sent, typed } : undefined);
      if (!goesOn) setTried(false);
      showToast({ text: t('notices.saved'), tone: 'success' });
      return put(answer.body);
    }
    const changed = changedAnswer.safeParse(answer.body);
    if (!changed.success) return setRefusal(answer.code);
    const { notices } = changed.data;
    void put(notices);
    // They saved and took it back: nothing is to choose. What differs, the panel of the conflict says.
    if (mayRepeat && isSameNotices(savedNotices(notices), saved)) await write(notices.version, false);
  };
  return {
    value,
    saved,
    dirty,
    restored: dirty && !hasTyped,
    faultOf: (position, field) => {
      const fault = faults[`${position}.${field}`];
      const isEarly = field === 'email' && !left.includes(value.addresses[position]?.id ?? '');
      return tried || (!isEarly && fault !== 'required') ? fault : undefined;
    },
    busy,
    refusal,
    isOvertaken: dirty && !isSameNotices(draft.base, saved),
    add: () => setAddresses([...value.addresses, aNewAddress()]),
    remove: (id) => setAddresses(value.addresses.filter((one) => one.id !== id)),
    change: (id, changes) =>
      setAddresses(value.addresses.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    leave: (id) => setLeft((before) => (before.includes(id) ? before : [...before, id])),
    setSummary: (summaryMinute) => type({ ...value, summaryMinute }),
    drop: () => {
      setTried(false);
      setRefusal(undefined);
      setDraft(undefined);
    },
    keepMine: () => setDraft({ base: saved, typed: value }),
    save: async () => {
      setTried(true);
      setRefusal(undefined);
      if (Object.keys(faults).length > 0) return false;
      setBusy(true);
      await write(view.version, true);
      setBusy(false);
      return true;
    },
  };
}

function aNewAddress(): NoticeAddress {
  return { id: newId(), label: '', email: '', locale: 'fr', kinds: [...noticeKinds], daily: false };
}
