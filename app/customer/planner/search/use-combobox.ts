import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** D332: long enough that whatever takes the focus on the way to the list does not close it. */
const CLOSE_AFTER_MS = 150;

interface ComboboxOptions<Option> {
  readonly options: readonly Option[];
  /** False while there is nothing worth opening for; keys then move in the text. */
  readonly canOpen: boolean;
  readonly onTake: (option: Option) => void;
  /** Delete or Shift+Delete on an active option. */
  readonly onForget: (option: Option) => void;
  readonly onLeave: () => void;
}

/**
 * Which option of an editable combobox is active and what the keys do (APG "Editable combobox with list
 * autocomplete"). The focus stays in the field; Home and End go to the ends of the list once an option is active.
 */
export function useCombobox<Option>(props: ComboboxOptions<Option>) {
  const { options, canOpen, onTake, onForget, onLeave } = props;
  const listId = useId();
  const [wantsOpen, setWantsOpen] = useState(false);
  const [chosen, setActive] = useState(-1);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = wantsOpen && canOpen;
  const active = isOpen && chosen < options.length ? chosen : -1;

  useEffect(() => () => clearTimeout(leaving.current), []);

  function open(): void {
    setWantsOpen(true);
    setActive(-1);
  }

  function close(): void {
    setWantsOpen(false);
    setActive(-1);
  }

  function take(option: Option): void {
    close();
    onTake(option);
  }

  /** True when the key was used up. */
  function pressKey(event: KeyboardEvent): boolean {
    const last = options.length - 1;
    const option = options[active];
    switch (event.key) {
      case 'ArrowDown':
        setWantsOpen(true);
        if (canOpen && !event.altKey) setActive(active < last ? active + 1 : 0);
        return canOpen;
      case 'ArrowUp':
        if (event.altKey) close();
        else {
          setWantsOpen(true);
          if (canOpen) setActive(active > 0 ? active - 1 : last);
        }
        return canOpen;
      case 'Home':
      case 'End':
        if (option !== undefined) setActive(event.key === 'Home' ? 0 : last);
        return option !== undefined;
      case 'Enter':
        if (option !== undefined) take(option);
        else close();
        return isOpen; // or it would send the form
      case 'Escape':
        close();
        return isOpen;
      case 'Delete':
        if (option !== undefined) onForget(option);
        return option !== undefined;
      default:
        return false;
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !pressKey(event)) return;
    event.preventDefault();
    event.stopPropagation(); // Escape must not close a dialog around it
  }

  function handleBlur(): void {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      close();
      onLeave();
    }, CLOSE_AFTER_MS);
  }

  function handleFocus(): void {
    clearTimeout(leaving.current);
  }

  return {
    isOpen,
    active,
    listId,
    open,
    take,
    /** For the input. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
      onFocus: handleFocus,
    } as const,
  };
}

/** The id of an option of the list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
