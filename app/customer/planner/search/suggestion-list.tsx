import { Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchOption } from './list-options.ts';
import { OptionLine } from './option-line.tsx';
import styles from './search.module.css';
import { optionId } from './use-combobox.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SearchOption[];
  /** -1: none; the field is what the keys write in. */
  readonly active: number;
  readonly onTake: (option: SearchOption) => void;
  readonly onForget: (option: SearchOption) => void;
  /** Over the list: what would find more. */
  readonly hint: string | undefined;
  /** Under the list: whose data it is, and when it was made without a connection. */
  readonly foot: ReactNode;
}

/** The list under the field, at most about 12 rem high (D336). */
export function SuggestionList({
  id,
  label,
  options,
  active,
  onTake,
  onForget,
  hint,
  foot,
}: SuggestionListProps) {
  const popup = useRef<HTMLDivElement>(null);

  useEffect(() => void popup.current?.scrollIntoView({ block: 'nearest' }), []);

  useEffect(() => {
    if (active >= 0) void document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div className={styles.popup} ref={popup}>
      {hint && (
        <p className={styles.hint} dir="auto">
          <Lightbulb aria-hidden="true" />
          <span>{hint}</span>
        </p>
      )}
      {/* The focus stays in the field, whatever is pressed here. */}
      <div
        className={styles.list}
        id={id}
        role="listbox"
        // Browsers stop with Tab at whatever scrolls; it would then close under the focus.
        tabIndex={-1}
        aria-label={label}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <OptionLine
            key={option.key}
            id={optionId(id, index)}
            option={option}
            isActive={index === active}
            onTake={() => onTake(option)}
            onForget={() => onForget(option)}
          />
        ))}
      </div>
      {foot}
    </div>
  );
}
