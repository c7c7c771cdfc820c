import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { changeBooking } from '../../../data/staff/commands/change-booking.ts';
import type { Refusal } from '../../../data/wire/http.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { CrewChoice } from '../crew/crew-choice.tsx';
import { useActiveCrews } from '../crew/use-active-crews.ts';
import { useTimeZone } from '../use-time-zone.ts';
import { useWhyWait } from '../use-why-wait.ts';
import { timeRefusalWords } from './reschedule/conflict-words.ts';
import type { Booking } from './use-booking.ts';

/** Who comes, and another crew at the same time with one choice; nothing in a company of one crew. */
export function BookingCrew({ row, booking }: { row: BookingRowView; booking: Booking }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const whyWait = useWhyWait();
  const active = useActiveCrews();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly crewId: Id; readonly refusal: Refusal }>();
  /** What was chosen, until the server has said yes or no. */
  const [chosen, setChosen] = useState<Id>();
  if (row.crew === undefined || row.status === 'CANCELLED' || row.deletedAt !== undefined) return null;
  const { crew } = row;
  const give = async (crewId: Id, { of = row, isUndo = false, anyCrew = false }: Wish = {}) => {
    setBusy(true);
    setRefused(undefined);
    setChosen(crewId);
    const overruled = anyCrew ? { anyCrew } : {};
    const answer = await changeBooking(row.id, { crewId, expectedVersion: of.version, ...overruled });
    setBusy(false);
    setChosen(undefined);
    if (!answer.ok) {
      const isTold = await booking.refused(answer);
      // The panel may be closed by then, or show another visit: whoever took it back must hear of it.
      if (isUndo) showToast({ text: timeRefusalWords(answer, t, timeZone), tone: 'danger' });
      else if (!isTold) setRefused({ crewId, refusal: answer });
      return;
    }
    booking.take(answer.body);
    const now = answer.body.row;
    // Back to a crew that staff had sent anyhow is no new question.
    const undo = () => void give(crew.id, { of: now, isUndo: true, anyCrew: true });
    showToast({
      text: t('booking.crew.given', { name: row.customerName, crew: now.crew?.name ?? '' }),
      tone: 'success',
      ...(!isUndo && { undo: { label: t('booking.crew.undo'), onUndo: undo } }),
    });
  };
  const unfit = refused?.refusal.code === 'crew.unfit' ? refused : undefined;
  return (
    <div className="stack">
      <CrewChoice
        value={chosen ?? crew.id}
        present={crew}
        hint={whyWait}
        error={refused && timeRefusalWords(refused.refusal, t, timeZone)}
        disabled={whyWait !== undefined}
        busy={busy}
        onChange={(crewId) => crewId !== undefined && void give(crewId)}
      />
      {unfit && (
        <Button
          variant="secondary"
          busy={busy}
          disabled={whyWait !== undefined}
          onClick={() => void give(unfit.crewId, { anyCrew: true })}
        >
          {t('booking.crew.anyway', { crew: active.find(({ id }) => id === unfit.crewId)?.name ?? '' })}
        </Button>
      )}
    </div>
  );
}

interface Wish {
  /** The version that was looked at. */
  readonly of?: Pick<BookingRowView, 'version'>;
  readonly isUndo?: boolean;
  /** Also a crew that does not do this work, or does not come there. */
  readonly anyCrew?: boolean;
}
