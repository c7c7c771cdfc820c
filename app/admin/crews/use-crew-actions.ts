import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrewsAnswer, CrewView } from '#shared/api/admin/crews.ts';
import { changeCrew, deleteCrew, workOfCrew } from '../../data/staff/commands/manage-crews.ts';
import type { Answer } from '../../data/wire/http.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import { faultWords } from '../parts/words/fault-words.ts';

export type CrewActions = ReturnType<typeof useCrewActions>;

/** What is done to a crew without its form: order, close, open, delete. */
export function useCrewActions({ reload }: AdminData<CrewsAnswer>) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const wordsOf = (code: string, body: unknown): string => {
    const work = code === 'crew.busy' ? workOfCrew(body) : undefined;
    if (!work) return faultWords(code, t);
    const parts = [
      ...(work.bookings > 0 ? [t('crews.busyBookings', { count: work.bookings })] : []),
      ...(work.holds > 0 ? [t('crews.busyHolds', { count: work.holds })] : []),
    ];
    return t('crews.busyText', { work: parts.join(', ') });
  };
  const run = async (call: Promise<Answer<unknown>>, done?: string) => {
    setBusy(true);
    const answer = await call;
    await reload();
    setBusy(false);
    if (!answer.ok) showToast({ text: wordsOf(answer.code, answer.body), tone: 'danger' });
    else if (done !== undefined) showToast({ text: done, tone: 'success' });
  };
  return {
    isBusy,
    place: ({ id, version }: CrewView, position: number) =>
      run(changeCrew(id, { position, expectedVersion: version })),
    setActive: ({ id, version, name }: CrewView, active: boolean) =>
      run(
        changeCrew(id, { active, expectedVersion: version }),
        t(active ? 'crews.hasOpened' : 'crews.hasClosed', { name }),
      ),
    remove: ({ id, name }: CrewView) => run(deleteCrew(id), t('crews.removed', { name })),
  };
}
