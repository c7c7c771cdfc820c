import { staffFormat } from '../words/staff-format.ts';
import type { DayScale } from './day-scale.ts';
import './day-scale.css';

/** The hours under a day that is drawn as one line. */
export function DayHours({ scale, timeZone }: { scale: DayScale; timeZone: string }) {
  return (
    <div className="day-scale-hours">
      {scale.labels.map((at) => (
        <span key={at} style={{ insetInlineStart: scale.place(at) }}>
          {staffFormat.time(at, timeZone)}
        </span>
      ))}
    </div>
  );
}
