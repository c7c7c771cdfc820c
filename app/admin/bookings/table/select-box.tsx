import { useEffect, useRef } from 'react';
import styles from './row.module.css';

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Some of those it stands for, not all. */
  some?: boolean | undefined;
  onToggle: (isRange: boolean) => void;
};

/** A tick box as large as a finger; a press with Shift is told. */
export function SelectBox({ label, checked, some = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
