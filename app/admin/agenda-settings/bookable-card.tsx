import { useTranslation } from 'react-i18next';
import { companyZones } from '#shared/agenda/company-zones.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { EditWeek } from '../parts/hours/edit-week.ts';
import { staffFormat } from '../parts/words/staff-format.ts';

const DAY_MIN = 1440;
const NOTICES_MIN = [0, 30, 60, 120, 240, 480, 720, DAY_MIN, 2 * DAY_MIN, 3 * DAY_MIN, 7 * DAY_MIN];
const HORIZONS_DAYS = [7, 14, 30, 60, 90, 120, 180, 365];

type Bounds = Partial<Pick<EditWeek, 'noticeMin' | 'horizonDays' | 'timeZone'>>;

/** How late and how far ahead customers may book, which binds no staff (D234), and on whose clock. */
export function BookableCard({ week, onChange }: { week: EditWeek; onChange: (bounds: Bounds) => void }) {
  const { t } = useTranslation('admin');
  const { notice, horizon } = useBookableWords();
  const { noticeMin, horizonDays, timeZone } = week;
  const zone = useZoneWords();
  return (
    <Card className="stack">
      <h2>{t('agenda.bookable')}</h2>
      <SelectField
        label={t('agenda.notice')}
        hint={t('agenda.noticeHint')}
        options={withOwn(NOTICES_MIN, noticeMin).map((min) => ({ value: String(min), label: notice(min) }))}
        value={String(noticeMin)}
        onChange={({ target }) => onChange({ noticeMin: Number(target.value) })}
      />
      <SelectField
        label={t('agenda.horizon')}
        hint={t('agenda.horizonHint')}
        options={withOwn(HORIZONS_DAYS, horizonDays).map((days) => ({
          value: String(days),
          label: horizon(days),
        }))}
        value={String(horizonDays)}
        onChange={({ target }) => onChange({ horizonDays: Number(target.value) })}
      />
      <SelectField
        label={t('agenda.clock')}
        hint={t('agenda.clockHint')}
        options={companyZones.map((value) => ({ value, label: zone(value) }))}
        value={timeZone}
        onChange={({ target }) => onChange({ timeZone: target.value })}
      />
    </Card>
  );
}

/** "3 jours", "2 h", "Jusqu’au dernier moment"; "90 jours". */
export function useBookableWords() {
  const { t } = useTranslation('admin');
  const days = (count: number) => t('agenda.daysAhead', { count });
  return {
    horizon: days,
    notice: (min: number) => {
      if (min === 0) return t('agenda.noNotice');
      return min % DAY_MIN === 0 ? days(min / DAY_MIN) : staffFormat.duration(min);
    },
  };
}

/** "Est (Orlando, Miami)". */
export function useZoneWords() {
  const { t } = useTranslation('admin');
  return (zone: string) => t(zone === 'America/Chicago' ? 'agenda.clocks.central' : 'agenda.clocks.eastern');
}

/** What the company has need not be one of ours: it was typed elsewhere. */
function withOwn(usual: readonly number[], own: number): readonly number[] {
  return usual.includes(own) ? usual : [...usual, own].sort((a, b) => a - b);
}
