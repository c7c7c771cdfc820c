import { useTranslation } from 'react-i18next';
import { parseDay } from '#shared/kernel/day.ts';
import { useActiveCrews } from '../../parts/crew/use-active-crews.ts';
import { TwoVersions } from '../../parts/two-versions.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import type { BlockForm } from './block-times.ts';

type BlockConflictProps = {
  mine: BlockForm;
  theirs: BlockForm;
  onMine: () => void;
  onTheirs: () => void;
};

/** Other staff changed the block since its form was opened: both versions, and a choice (D154). */
export function BlockConflict({ mine, theirs, ...choice }: BlockConflictProps) {
  const { t } = useTranslation('admin');
  const crews = useActiveCrews();
  const crewOf = ({ crewId }: BlockForm) =>
    crewId === undefined
      ? t('calendar.block.everyone')
      : (crews.find(({ id }) => id === crewId)?.name ?? crewId);
  const facts = [
    { what: t('calendar.block.start'), of: ({ start, allDay }: BlockForm) => wallWords(start, allDay) },
    { what: t('calendar.block.end'), of: ({ end, allDay }: BlockForm) => wallWords(end, allDay) },
    { what: t('crews.which'), of: crewOf },
    { what: t('calendar.block.reason'), of: ({ reason }: BlockForm) => reason.trim() },
  ];
  const rows = facts
    .map(({ what, of }) => ({ what, mine: of(mine), theirs: of(theirs) }))
    .filter((row) => row.mine !== row.theirs);
  return <TwoVersions title={t('calendar.block.conflict')} rows={rows} {...choice} />;
}

/** Of whole days without a time. */
function wallWords(text: string, allDay: boolean): string {
  const day = parseDay(text.slice(0, 10));
  if (day === undefined) return text;
  return [staffFormat.day(day, 'short'), ...(allDay ? [] : [text.slice(11)])].join(', ');
}
