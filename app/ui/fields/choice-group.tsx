import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { type Choice, ChoiceCard } from './choice-card.tsx';
import { ChoiceFrame } from './choice-frame.tsx';

type ChoiceGroupProps<Value extends string> = {
  legend: string;
  legendHidden?: boolean | undefined;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** "cards" flow in columns (pictures), "rows" are full-width lines, "chips" are small pills. */
  layout?: 'cards' | 'rows' | 'chips' | undefined;
};

/**
 * `<ChoiceGroup legend legendHidden note hint error choices value onChange layout="cards|rows|chips">`
 * One of several, as native radios: Tab enters the group, arrows choose inside it.
 */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { choices, value, onChange, layout = 'cards', ...words } = props;
  const name = useId();
  return (
    <ChoiceFrame {...words}>
      <div className={styles[layout]}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}
