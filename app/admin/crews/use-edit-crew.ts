import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OutsideView } from '#shared/api/admin/agenda.ts';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import { readZips } from '#shared/company/area.ts';
import { addCrew, changeCrew, checkCrew, currentCrew } from '../../data/staff/commands/manage-crews.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useStaffDraft } from '../parts/use-staff-draft.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import type { CrewConflict } from './crew-conflict.tsx';
import {
  type CrewDraft,
  type CrewFaults,
  crewDraftSchema,
  crewFaults,
  crewInput,
  draftOf,
} from './crew-draft.ts';

export interface CrewEdit {
  readonly value: CrewDraft;
  readonly change: (part: Partial<CrewDraft>) => void;
  /** What is wrong with a field, once it was tried to save. */
  readonly faultOf: (field: keyof CrewFaults) => string | undefined;
  /** Of an upload that nothing has shown for a day: it is to be chosen again. */
  readonly pictureFault: string | undefined;
  /** What is on screen was typed before this page was opened, and never saved. */
  readonly isRestored: boolean;
  readonly drop: () => void;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  /** What other staff made of it meanwhile: both are shown before anything is saved over it (D235). */
  readonly conflict: Omit<ComponentProps<typeof CrewConflict>, 'mine'> | undefined;
  /** Its visits that the hours on screen no longer hold: they are looked at before anything is saved. */
  readonly found: OutsideView | undefined;
  readonly goBack: () => void;
  /** Asks first which visits new hours leave outside; saving follows at once when there are none. */
  readonly save: () => Promise<void>;
  readonly saveAnyway: () => Promise<void>;
}

/** As many of what cannot be read as fit below the field. */
const NAMED_MAX = 5;

/** The form of a crew; what was typed outlives a reload and a session that ended (LC99). */
export function useEditCrew(
  crew: CrewView | undefined,
  crews: readonly CrewView[],
  onStale: () => void,
): CrewEdit {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const whyWait = useWhyWait();
  const [draft, setDraft] = useStaffDraft(`crew ${crew?.id ?? 'new'}`, crewDraftSchema);
  const [hasTyped, setTyped] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isPictureGone, setPictureGone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [found, setFound] = useState<OutsideView>();
  const [current, setCurrent] = useState<CrewView>();
  const value = draft ?? draftOf(crew, crews);
  const faults = crewFaults(value);
  const faultOf = (field: keyof CrewFaults) => {
    if (field === 'name' && isTaken) return faultWords('crew.taken', t);
    const fault = isTried ? faults[field] : undefined;
    if (fault === 'unread') return t('crews.fault.unread', { words: unreadIn(value.zips) });
    return fault && t(`crews.fault.${fault}`);
  };
  /** True when there is something to look at first, or no telling. */
  const findsOutside = async () => {
    const { hours = null } = crewInput(value);
    if (!crew || sameValue(hours, crewInput(draftOf(crew, crews)).hours)) return false;
    const answer = await checkCrew(crew.id, { hours });
    if (!answer.ok) setRefusal(faultWords(answer.code, t));
    else if (answer.body.outsideCount > 0) setFound(answer.body);
    else return false;
    return true;
  };
  const send = async () => {
    const input = crewInput(value);
    const answer = crew
      ? await changeCrew(crew.id, { ...input, expectedVersion: value.version })
      : await addCrew(input);
    setFound(undefined);
    if (answer.ok) {
      setDraft(undefined);
      showToast({ text: t(crew ? 'crews.saved' : 'crews.added', { name: input.name }), tone: 'success' });
      // Who went elsewhere meanwhile is not called back.
      if (window.location.pathname === pathname) void navigate('/admin/crews');
      return;
    }
    if (answer.code === 'crew.taken') return setTaken(true);
    if (answer.fields?.picture !== undefined) return setPictureGone(true);
    const current = answer.code === 'crew.changed' ? currentCrew(answer.body) : undefined;
    if (!current) return setRefusal(faultWords(answer.code, t));
    onStale();
    // Of what was not typed nothing is lost when the new one takes its place.
    if (draft === undefined) setRefusal(faultWords(answer.code, t));
    else setCurrent(current);
  };
  const attempt = async (work: () => Promise<void>) => {
    setTried(true);
    if (isBusy || current || whyWait !== undefined || Object.keys(faults).length > 0) return;
    setBusy(true);
    setRefusal(undefined);
    await work();
    setBusy(false);
  };
  return {
    value,
    change: (part) => {
      // What cannot be shut, as the bars of the hours, would be lost with the draft once the answer is there (D579).
      if (isBusy) return;
      if (draft === undefined) setTyped(true);
      if (part.name !== undefined) setTaken(false);
      if (part.picture !== undefined) setPictureGone(false);
      setDraft({ ...value, ...part });
    },
    faultOf,
    pictureFault: isPictureGone ? t('crews.fault.picture') : undefined,
    isRestored: draft !== undefined && !hasTyped,
    drop: () => {
      setDraft(undefined);
      setTyped(false);
    },
    isBusy,
    refusal,
    conflict: current && {
      theirs: draftOf(current, crews),
      onMine: () => {
        setDraft({ ...value, version: current.version });
        setCurrent(undefined);
      },
      onTheirs: () => {
        setDraft(undefined);
        setTyped(false);
        setCurrent(undefined);
      },
    },
    found,
    goBack: () => setFound(undefined),
    save: () =>
      attempt(async () => {
        if (!(await findsOutside())) await send();
      }),
    saveAnyway: () => attempt(send),
  };
}

function unreadIn(zips: string): string {
  const { unread } = readZips(zips);
  return unread
    .slice(0, NAMED_MAX)
    .map((word) => `«\u00a0${word.slice(0, 20)}\u00a0»`)
    .join(', ');
}
