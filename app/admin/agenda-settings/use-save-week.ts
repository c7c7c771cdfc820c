import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type AgendaView, agendaView, type OutsideView } from '#shared/api/admin/agenda.ts';
import { checkAgenda, saveAgenda } from '../../data/staff/commands/save-agenda.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { agendaInputOf, isSameWeek } from '../parts/hours/edit-week.ts';
import type { WeekEdit } from './use-edit-week.ts';

const changedAnswer = z.object({ schedule: agendaView });

/** Asks first which visits the new hours leave outside; saving follows at once when there are none. */
export function useSaveWeek(edit: WeekEdit, put: (view: AgendaView) => void) {
  const { t } = useTranslation('admin');
  const latest = useLatest(edit);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<OutsideView>();

  const refused = ({ code, body }: Refusal) => {
    const changed = changedAnswer.safeParse(body);
    // The panel of the conflict says it better.
    if (changed.success) put(changed.data.schedule);
    else setFault(code);
  };
  const write = async () => {
    const answer = await saveAgenda(agendaInputOf(edit.week, edit.base.version));
    setFound(undefined);
    if (!answer.ok) return refused(answer);
    const { outside: _outside, outsideCount: _count, ...view } = answer.body;
    put(view);
    // What was changed while the answer was on its way goes on, over what is saved now.
    if (isSameWeek(latest.current.week, edit.week)) edit.take(view);
    else latest.current.goOnOver(view);
    showToast({ text: t('agenda.saved'), tone: 'success' });
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    await work();
    setBusy(false);
  };
  return {
    busy,
    fault,
    found,
    ask: () =>
      attempt(async () => {
        const answer = await checkAgenda(agendaInputOf(edit.week));
        if (!answer.ok) return refused(answer);
        if (answer.body.outsideCount > 0) return setFound(answer.body);
        await write();
      }),
    confirm: () => attempt(write),
    goBack: () => setFound(undefined),
  };
}
