import { type ReactNode, use } from 'react';
import styles from './choice.module.css';
import { ShutFields } from './shut-fields.ts';

/** One card of a ChoiceGroup or CheckboxGroup. All but `value` and `label` may be left out. */
export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  detail?: ReactNode;
  /** What choosing it does, as words: "+$12", "included". */
  effect?: string | undefined;
  /** An `<img alt="">` or drawing; the label already says what it is. */
  picture?: ReactNode;
  /** A small flag on the card: "most chosen". */
  badge?: string | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, in place of the detail. */
  why?: string | undefined;
};

type ChoiceCardProps = {
  choice: Choice;
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The card around a native radio or tick box; arrows, Space and forms work as the browser does them. */
export function ChoiceCard({ choice, type, name, checked, onChange }: ChoiceCardProps) {
  const { value, label, detail, effect, picture, badge, disabled, why } = choice;
  const isShut = use(ShutFields);
  const small = disabled && why ? why : detail;
  return (
    <label className={styles.card}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.row}>
        <input
          type={type}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-disabled={isShut || undefined}
          onChange={(event) => {
            if (!isShut) onChange(event.target.checked);
          }}
        />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {badge && <span className={styles.badge}>{badge}</span>}
          {small && <span className={styles.detail}>{small}</span>}
        </span>
        {effect && <span className={styles.effect}>{effect}</span>}
      </span>
    </label>
  );
}
