import { useState } from 'react';
import { plusDays } from '../ui/calendar/month-days.ts';
import { MonthGrid } from '../ui/calendar/month-grid.tsx';
import { Card } from '../ui/layout/card.tsx';
import { SampleSection } from './sample-section.tsx';

const START = '2026-11-23';
const TODAY = '2026-11-25';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (long) => ({
    long,
    short: long.slice(0, 2),
  }),
);

const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

export function CalendarSamples() {
  const [firstDay, setFirstDay] = useState(START);
  const [selected, setSelected] = useState<string | null>('2026-12-01');
  return (
    <SampleSection title="Calendar">
      <Card style={{ maxInlineSize: '40rem' }}>
        <MonthGrid
          firstDay={firstDay}
          title={words(plusDays(firstDay, 20), { month: 'long', year: 'numeric' })}
          previousLabel="Four weeks back"
          nextLabel="Four weeks on"
          canMoveBack={firstDay > START}
          weekdays={weekdays}
          labelOf={(day) => words(day, { weekday: 'long', month: 'long', day: 'numeric' })}
          monthOf={(day) => words(day, { month: 'short' })}
          isDisabled={(day) => day < TODAY || isSunday(day)}
          why={(day) => (day < TODAY ? 'This day is over.' : 'We are closed on Sundays.')}
          level={(day) => (Number(day.slice(8)) % 3 === 0 ? 1 : 2)}
          levelLabels={['No times', 'A few times', 'Many times']}
          selected={selected}
          today={TODAY}
          todayLabel="today"
          onPick={setSelected}
          onMove={(days) => setFirstDay(plusDays(firstDay, days))}
        />
      </Card>
    </SampleSection>
  );
}
