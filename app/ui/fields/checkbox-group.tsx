import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { type Choice, ChoiceCard } from './choice-card.tsx';
import { ChoiceFrame } from './choice-frame.tsx';

type CheckboxGroupProps<Value extends string> = {
  legend: string;
  legendHidden?: boolean | undefined;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  /** The whole new list, in the order of `choices`. */
  onChange: (values: Value[]) => void;
  layout?: 'cards' | 'rows' | 'chips' | undefined;
};

/** `<CheckboxGroup legend legendHidden note hint error choices values onChange layout>` Any of several, as cards. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { choices, values, onChange, layout = 'cards', ...words } = props;
  const name = useId();
  const toggle = (value: Value, checked: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? checked : values.includes(each))),
    );
  return (
    <ChoiceFrame {...words}>
      <div className={styles[layout]}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            type="checkbox"
            name={name}
            checked={values.includes(choice.value)}
            onChange={(checked) => toggle(choice.value, checked)}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}
