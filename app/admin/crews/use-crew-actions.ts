import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrewsAnswer, CrewView } from '#shared/api/admin/crews.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { changeCrew, deleteCrew, workOfCrew } from '../../data/staff/commands/manage-crews.ts';
import type { Answer } from '../../data/wire/http.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import { faultWords } from '../parts/words/fault-words.ts';

/** A crew that could not be closed because of what it has to come. */
interface KeptOpen {
  readonly id: Id;
  readonly words: string;
}

export type CrewActions = ReturnType<typeof useCrewActions>;

/** What is done to a crew without its form: order, close, open, delete. */
export function useCrewActions({ reload }: AdminData<CrewsAnswer>) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const [kept, setKept] = useState<KeptOpen>();
  const wordsOf = (code: string, body: unknown): string => {
    const work = code === 'crew.busy' ? workOfCrew(body) : undefined;
    if (!work) return faultWords(code, t);
    const parts = [
      ...(work.bookings > 0 ? [t('crews.busyBookings', { count: work.bookings })] : []),
      ...(work.holds > 0 ? [t('crews.busyHolds', { count: work.holds })] : []),
    ];
    return t('crews.busyText', { work: parts.join(', ') });
  };
  const run = async (id: Id, call: Promise<Answer<unknown>>, done?: string) => {
    setBusy(true);
    setKept(undefined);
    const answer = await call;
    await reload();
    setBusy(false);
    const words = answer.ok ? '' : wordsOf(answer.code, answer.body);
    if (!answer.ok && answer.code === 'crew.busy') setKept({ id, words });
    else if (!answer.ok) showToast({ text: words, tone: 'danger' });
    else if (done !== undefined) showToast({ text: done, tone: 'success' });
  };
  return {
    isBusy,
    kept,
    place: ({ id, version }: CrewView, position: number) =>
      run(id, changeCrew(id, { position, expectedVersion: version })),
    setActive: ({ id, version, name }: CrewView, active: boolean) =>
      run(
        id,
        changeCrew(id, { active, expectedVersion: version }),
        t(active ? 'crews.hasOpened' : 'crews.hasClosed', { name }),
      ),
    remove: ({ id, name }: CrewView) => run(id, deleteCrew(id), t('crews.removed', { name })),
  };
}
