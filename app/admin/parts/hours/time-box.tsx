import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/feedback/announce.ts';
import { ShutFields } from '../../../ui/fields/shut-fields.ts';
import { readWallTime, wallTime } from './wall-time.ts';
import styles from './week-hours.module.css';

type TimeBoxProps = {
  label: string;
  min: number;
  onType: (min: number) => void;
};

/** An hour as people write it, put right on leaving; what is no hour goes back to what it was. */
export function TimeBox({ label, min, onType }: TimeBoxProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState<string>();
  const isShut = use(ShutFields);
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const read = readWallTime(typed);
    if (read === undefined) announce(t('agenda.noTime', { text: typed }));
    else onType(read);
  };
  const isWrong = typed !== undefined && typed !== '' && readWallTime(typed) === undefined;
  return (
    <input
      className={`tabular ${styles.time}`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      readOnly={isShut}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={typed ?? wallTime(min)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
