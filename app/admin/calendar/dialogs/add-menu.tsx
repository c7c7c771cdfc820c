import { Ban, CalendarPlus } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './add-menu.module.css';

/** Of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type AddMenuProps = {
  /** Where the calendar was pressed; the menu keeps inside the window. */
  at: Point;
  /** The time it is about; without it both ask for one. */
  when: string | undefined;
  onBook: () => void;
  onBlock: () => void;
  onClose: () => void;
};

const EDGE = 8;

/** A visit or a block? A native popover: Esc and a press elsewhere close it, and focus returns to where it was. */
export function AddMenu({ at, when, onBook, onBlock, onClose }: AddMenuProps) {
  const { t } = useTranslation('admin');
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = menu.current;
    if (box === null) return;
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(EDGE, Math.min(at.x, window.innerWidth - width - EDGE))}px`;
    box.style.top = `${Math.max(EDGE, Math.min(at.y, window.innerHeight - height - EDGE))}px`;
    box.querySelector('button')?.focus({ preventScroll: true });
  }, [at]);
  const choose = (then: () => void) => () => {
    // First: a popover that is taken away while it is open gives focus to nothing.
    menu.current?.hidePopover();
    then();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      className={styles.menu}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {when !== undefined && <p id="add-menu-when">{when}</p>}
      <div
        role="menu"
        tabIndex={-1}
        aria-label={t('calendar.add.title')}
        aria-describedby={when === undefined ? undefined : 'add-menu-when'}
        onKeyDown={walk}
      >
        <button type="button" role="menuitem" onClick={choose(onBook)}>
          <CalendarPlus aria-hidden="true" />
          <span>
            <b>{t('calendar.add.book')}</b>
            <small>{t('calendar.add.bookHint')}</small>
          </span>
        </button>
        <button type="button" role="menuitem" tabIndex={-1} onClick={choose(onBlock)}>
          <Ban aria-hidden="true" />
          <span>
            <b>{t('calendar.block.short')}</b>
            <small>{t('calendar.add.blockHint')}</small>
          </span>
        </button>
      </div>
    </div>
  );
}

/** Arrows go round, as in any menu; Tab leaves it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const here = items.findIndex((item) => item.matches(':focus'));
  const steps = { ArrowDown: here + 1, ArrowUp: here - 1 + items.length, Home: 0, End: items.length - 1 };
  if (event.key === 'Tab') event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  if (!(event.key in steps)) return;
  event.preventDefault();
  // Or the calendar under it would answer the same key.
  event.stopPropagation();
  items[steps[event.key as keyof typeof steps] % items.length]?.focus(); // checked above
}
