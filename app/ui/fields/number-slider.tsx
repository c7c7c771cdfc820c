import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './number-slider.module.css';

type NumberSliderProps = {
  label: string;
  /** The slider's own name, as the number has the label: "Area, slider". */
  sliderLabel: string;
  unit: string;
  hint?: ReactNode;
  /** What became of the last number typed, in place of the hint. */
  note?: string | undefined;
  value: number;
  /** The value as it stands in the box: "1,250". */
  text: string;
  /** And as the slider says it: "1,250 square feet". */
  valueText: string;
  min: number;
  /** Where the slider ends; the number may be larger. */
  sliderMax: number;
  step: number;
  onSlide: (value: number) => void;
  /** With every key: a text that may be half typed. */
  onType: (text: string) => void;
  /** On leaving the box or Enter; afterwards it shows `text` again. */
  onSettle: (text: string) => void;
};

/**
 * `<NumberSlider label sliderLabel unit hint note value text valueText min sliderMax step onSlide onType onSettle>`
 * A slider for a quick guess and a box for the exact number; the screen reads what was typed.
 */
export function NumberSlider(props: NumberSliderProps) {
  const { label, sliderLabel, unit, note, value, valueText, min, sliderMax, step } = props;
  const hint = note ?? props.hint;
  const id = useId();
  const typing = useTyping(props);
  const part = (Math.min(sliderMax, value) - min) / (sliderMax - min);
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className={styles.row}>
        <input
          type="range"
          className={styles.slider}
          style={{ backgroundSize: fillSize(part) }}
          aria-label={sliderLabel}
          aria-valuetext={valueText}
          min={min}
          max={sliderMax}
          step={step}
          value={value}
          onChange={(event) => props.onSlide(event.target.valueAsNumber)}
        />
        <span className={styles.box}>
          <input
            {...typing}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={TYPED_MAX}
            aria-describedby={describedBy(id, { hint })}
          />
          <span>{unit}</span>
        </span>
      </div>
    </FieldFrame>
  );
}

/** The filled part ends under the middle of the thumb, which never leaves the track. */
function fillSize(part: number): string {
  return `calc(var(--thumb) / 2 + ${part} * (100% - var(--thumb))) 100%`;
}

/** Room for two sides with units around them; a longer paste holds no number that is meant. */
const TYPED_MAX = 40;

type Typing = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>;

/** What is being typed stays as it is until the box is left. */
function useTyping({ text, onType, onSettle }: NumberSliderProps): Typing {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null) onSettle(typed);
    setTyped(null);
  };
  return {
    value: typed ?? text,
    onChange: (event) => {
      setTyped(event.target.value);
      onType(event.target.value);
    },
    onFocus: (event) => event.target.select(),
    onBlur: settle,
    onKeyDown: (event) => event.key === 'Enter' && settle(),
  };
}
