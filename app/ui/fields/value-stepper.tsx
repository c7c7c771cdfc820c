import type { KeyboardEvent } from 'react';
import styles from './stepper.module.css';
import { StepButton } from './stepper.tsx';

type ValueStepperProps = {
  label: string;
  minusLabel: string;
  plusLabel: string;
  value: number;
  /** The value in words, drawn and spoken: "1 hr 20 min". */
  text: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/**
 * `<ValueStepper label minusLabel plusLabel value text min max step onChange>`
 * For amounts that are read rather than typed. Keys as on a spin button: arrows, Page, Home, End.
 */
export function ValueStepper(props: ValueStepperProps) {
  const { label, minusLabel, plusLabel, value, text, min, max, step, onChange } = props;
  const set = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onChange(allowed);
  };
  const move = (steps: number) => set(value + steps * step);
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + 3 * step,
    PageDown: value - 3 * step,
    Home: min,
    End: max,
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    set(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the heading.
    <div className={styles.stepper} role="group" aria-label={label}>
      <StepButton label={minusLabel} direction={-1} onMove={move} disabled={value <= min} />
      <span
        className={styles.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text}
        onKeyDown={handleKey}
      >
        {text}
      </span>
      <StepButton label={plusLabel} direction={1} onMove={move} disabled={value >= max} />
    </div>
  );
}
