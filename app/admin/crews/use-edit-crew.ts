import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { readZips } from '#shared/company/area.ts';
import { addCrew, changeCrew, currentCrew } from '../../data/staff/commands/manage-crews.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useStaffDraft } from '../parts/use-staff-draft.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
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
  /** What is on screen was typed before this page was opened, and never saved. */
  /** Of an upload that nothing has shown for a day: it is to be chosen again. */
  readonly pictureFault: string | undefined;
  readonly isRestored: boolean;
  readonly drop: () => void;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly save: () => Promise<void>;
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
  const whyWait = useWhyWait();
  const [draft, setDraft] = useStaffDraft(`crew ${crew?.id ?? 'new'}`, crewDraftSchema);
  const [hasTyped, setTyped] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isPictureGone, setPictureGone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const value = draft ?? draftOf(crew, crews);
  const faults = crewFaults(value);
  const faultOf = (field: keyof CrewFaults) => {
    if (field === 'name' && isTaken) return faultWords('crew.taken', t);
    const fault = isTried ? faults[field] : undefined;
    if (fault === 'unread') return t('crews.fault.unread', { words: unreadIn(value.zips) });
    return fault && t(`crews.fault.${fault}`);
  };
  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    const input = crewInput(value);
    const answer = crew
      ? await changeCrew(crew.id, { ...input, expectedVersion: value.version })
      : await addCrew(input);
    setBusy(false);
    if (answer.ok) {
      setDraft(undefined);
      showToast({ text: t(crew ? 'crews.saved' : 'crews.added', { name: input.name }), tone: 'success' });
      void navigate('/admin/crews');
      return;
    }
    if (answer.code === 'crew.taken') return setTaken(true);
    if (answer.fields?.picture !== undefined) return setPictureGone(true);
    const current = answer.code === 'crew.changed' ? currentCrew(answer.body) : undefined;
    if (!current) return setRefusal(faultWords(answer.code, t));
    setDraft({ ...value, version: current.version });
    setRefusal(`${faultWords(answer.code, t)} ${t('crews.staleName', { name: current.name })}`);
    onStale();
  };
  return {
    value,
    change: (part) => {
      setTyped(true);
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
    save: async () => {
      setTried(true);
      if (!isBusy && whyWait === undefined && Object.keys(faults).length === 0) await send();
    },
  };
}

function unreadIn(zips: string): string {
  const { unread } = readZips(zips);
  return unread
    .slice(0, NAMED_MAX)
    .map((word) => `«\u00a0${word.slice(0, 20)}\u00a0»`)
    .join(', ');
}
