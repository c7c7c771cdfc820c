import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { mergeHours } from '#shared/agenda/week-hours.ts';
import { readZips } from '#shared/company/area.ts';
import { hoursOfDays } from '../parts/hours/hours-of-crew.ts';
import { wallTime } from '../parts/hours/wall-time.ts';
import { capital } from '../parts/hours/week-row.tsx';
import { TwoVersions } from '../parts/two-versions.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import type { CrewDraft } from './crew-draft.ts';
import { workWord } from './work-word.ts';

type CrewConflictProps = { mine: CrewDraft; theirs: CrewDraft; onMine: () => void; onTheirs: () => void };

/** Two people changed the same crew: both values wherever they differ, and a choice (D154, D235). */
export function CrewConflict({ mine, theirs, ...choices }: CrewConflictProps) {
  const { t } = useTranslation('admin');
  const said = [saidOf(mine, theirs, t), saidOf(theirs, mine, t)] as const;
  const rows = said[0].map(({ what, words }, index) => ({
    ...{ what, mine: words, theirs: said[1][index]?.words ?? '' },
  }));
  return (
    <TwoVersions
      title={t('crews.conflict')}
      rows={[...rows.filter((row) => row.mine !== row.theirs), ...dayRows(mine, theirs, t)]}
      {...choices}
    />
  );
}

/** In the order of the form. */
function saidOf(crew: CrewDraft, other: CrewDraft, t: TFunction<'admin'>) {
  const none = t('crews.conflictNone');
  return [
    { what: t('crews.name'), words: crew.name.trim() },
    { what: t('crews.color'), words: t(`crews.colors.${crew.color}`) },
    { what: t('crews.picture'), words: pictureWords(crew, other, t) },
    { what: t('crews.work'), words: crew.kinds.map((kind) => workWord(kind, t)).join(', ') || none },
    { what: t('crews.zips'), words: zipWords(crew, other, t) },
    { what: t('crews.base'), words: crew.baseZip.trim() || none },
    { what: t('crews.hours'), words: t(crew.days ? 'crews.ownHours' : 'crews.companyHours') },
  ];
}

function pictureWords(crew: CrewDraft, other: CrewDraft, t: TFunction<'admin'>): string {
  if (crew.picture === '') return t('crews.conflictNone');
  // Two that are there look alike in words.
  return crew.picture === other.picture ? t('crews.picture') : t('crews.conflictPicture');
}

/** As many codes as can be read in a cell. */
const ZIPS_SHOWN = 6;

/** How many there are, and which the other one has not. */
function zipWords(crew: CrewDraft, other: CrewDraft, t: TFunction<'admin'>): string {
  const { zips } = readZips(crew.zips);
  const others = new Set(readZips(other.zips).zips);
  const own = zips.filter((zip) => !others.has(zip));
  const shown = own.slice(0, ZIPS_SHOWN).join(' ');
  const more = own.length > ZIPS_SHOWN ? '\u00a0…' : '';
  return t('crews.zipsCount', { count: zips.length }) + (own.length > 0 ? ` (${shown}${more})` : '');
}

function dayRows(mine: CrewDraft, theirs: CrewDraft, t: TFunction<'admin'>) {
  if (!mine.days || !theirs.days) return [];
  const [ownDays, otherDays] = [hoursOfDays(mine.days), hoursOfDays(theirs.days)];
  const words = (stretches: (typeof ownDays)[number] = []) =>
    mergeHours(stretches)
      .map(({ startMin, endMin }) => `${wallTime(startMin)}–${wallTime(endMin)}`)
      .join(', ') || t('agenda.closed');
  return mine.days
    .map(({ weekday }) => weekday)
    .filter((weekday) => words(ownDays[weekday]) !== words(otherDays[weekday]))
    .map((weekday) => ({
      what: capital(staffFormat.weekday(weekday)),
      mine: words(ownDays[weekday]),
      theirs: words(otherDays[weekday]),
    }));
}
