import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { clampCount, readCount } from './read-count.ts';
import styles from './stepper.module.css';
import { type Direction, useRepeatWhilePressed } from './use-repeat-while-pressed.ts';

type StepperProps = {
  label: string;
  minusLabel: string;
  plusLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** What minus and plus move by; a typed number need not be a multiple. */
  step?: number | undefined;
  /** The number in words for screen readers: "3 rooms". */
  valueText?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * `<Stepper label minusLabel plusLabel value onChange min=0 max=99 step=1 valueText disabled>`
 * Minus, a number that can be typed (role spinbutton), plus; a long press repeats. What is no number becomes 0.
 */
export function Stepper(props: StepperProps) {
  const { label, minusLabel, plusLabel, value, min = 0, max = 99, valueText, disabled = false } = props;
  const { draft, move, ...typing } = useTypedCount(props, min, max);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in every cart line.
    <div className={styles.stepper} role="group" aria-label={label}>
      <StepButton label={minusLabel} direction={-1} onMove={move} disabled={disabled || value <= min} />
      <input
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        disabled={disabled}
        size={Math.max(2, String(max).length)}
        value={draft ?? String(value)}
        {...typing}
      />
      <StepButton label={plusLabel} direction={1} onMove={move} disabled={disabled || value >= max} />
    </div>
  );
}

/** Steps of the keys, in steps of the stepper. */
const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What is being typed lives here as text until it is a number the screen may have. */
function useTypedCount({ value, onChange, step = 1 }: StepperProps, min: number, max: number) {
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => {
    const allowed = clampCount(next, min, max);
    if (allowed !== value) onChange(allowed);
  };
  const move = (steps: number) => {
    setDraft(null);
    set(value + steps * step);
  };
  const settle = () => {
    if (draft !== null) set(readCount(draft));
    setDraft(null);
  };
  return {
    draft,
    move,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onBlur: settle,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setDraft(event.target.value);
      const typed = readCount(event.target.value);
      // Half-typed numbers and a passing 0 wait for blur: "3" → "" → "12" must not empty a cart line on its way.
      if (typed > 0 && typed >= min && typed <= max) set(typed);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle();
      const steps = keySteps[event.key];
      if (steps === undefined) return;
      event.preventDefault();
      move(steps);
    },
  };
}

type StepButtonProps = {
  label: string;
  direction: Direction;
  onMove: (direction: Direction) => void;
  disabled: boolean;
};

/** aria-disabled, not disabled: focus must not fall to the page when the last press reaches the limit. */
export function StepButton({ label, direction, onMove, disabled }: StepButtonProps) {
  const press = useRepeatWhilePressed(direction, onMove, disabled);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      {...press}
    >
      {direction === 1 ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
    </button>
  );
}
