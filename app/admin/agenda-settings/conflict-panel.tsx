import { useTranslation } from 'react-i18next';
import type { Travel } from '#shared/agenda/travel.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { changedDays, type EditWeek, editWeekOf, hoursOf } from '../parts/hours/edit-week.ts';
import { wallTime } from '../parts/hours/wall-time.ts';
import { capital } from '../parts/hours/week-row.tsx';
import { TwoVersions } from '../parts/two-versions.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { useBookableWords, useZoneWords } from './bookable-card.tsx';

type ConflictPanelProps = {
  mine: EditWeek;
  theirs: AgendaView;
  onMine: () => void;
  onTheirs: () => void;
};

/** Two people edited the hours: both versions side by side, and a choice (D154). */
export function ConflictPanel({ mine, theirs, onMine, onTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('admin');
  const rows = useDifferences(mine, editWeekOf(theirs));
  return (
    <TwoVersions
      title={t('agenda.conflict.title')}
      text={t(rows.length === 0 ? 'agenda.conflict.same' : 'agenda.conflict.text')}
      rows={rows}
      onMine={onMine}
      onTheirs={onTheirs}
    />
  );
}

function useDifferences(mine: EditWeek, theirs: EditWeek) {
  const { t } = useTranslation('admin');
  const { notice, horizon } = useBookableWords();
  const zone = useZoneWords();
  const minutes = (min: number) => staffFormat.duration(min);
  const way = ({ mode, fixedMin }: Travel) =>
    mode === 'fixed' ? minutes(fixedMin) : t(`agenda.ways.${mode}.title`);
  const words = (week: EditWeek, weekday: number) => {
    const stretches = hoursOf(week)[weekday] ?? [];
    const texts = stretches.map(({ startMin, endMin }) => `${wallTime(startMin)}–${wallTime(endMin)}`);
    return texts.join(', ') || t('agenda.closed');
  };
  const days = changedDays(mine, theirs).map((weekday) => ({
    what: capital(staffFormat.weekday(weekday)),
    mine: words(mine, weekday),
    theirs: words(theirs, weekday),
  }));
  const amounts = [
    { what: t('agenda.step'), mine: minutes(mine.stepMin), theirs: minutes(theirs.stepMin) },
    { what: t('agenda.buffer'), mine: minutes(mine.bufferMin), theirs: minutes(theirs.bufferMin) },
    { what: t('agenda.travel'), mine: way(mine.travel), theirs: way(theirs.travel) },
    { what: t('agenda.notice'), mine: notice(mine.noticeMin), theirs: notice(theirs.noticeMin) },
    { what: t('agenda.horizon'), mine: horizon(mine.horizonDays), theirs: horizon(theirs.horizonDays) },
    { what: t('agenda.clock'), mine: zone(mine.timeZone), theirs: zone(theirs.timeZone) },
  ].filter((row) => row.mine !== row.theirs);
  return [...days, ...amounts];
}
