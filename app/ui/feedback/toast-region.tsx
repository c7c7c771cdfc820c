import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { messagesOf, openModals } from '../dialogs/open-modals.ts';
import { keepFocus } from '../keep-focus.ts';
import { useStore } from '../use-store.ts';
import styles from './toast-region.module.css';
import { dismissToast, type Toast, toasts } from './toasts.ts';

/**
 * `<ToastRegion label closeLabel>` Once in the layout. Messages come from `showToast`, and stand in the topmost modal
 * while there is one: behind it none could be heard, and no Undo pressed (D493).
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useStore(toasts);
  const top = useStore(openModals).at(-1);
  const cards = shown.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />);
  // Both stand before their first message: what comes together with it is not spoken.
  return (
    <>
      <section className={styles.region} aria-label={label}>
        <ol className={styles.list} {...live}>
          {!top && cards}
        </ol>
      </section>
      {top &&
        createPortal(
          <div className={classNames(styles.region, styles['in-modal'])} {...live}>
            {cards.length > 0 && <ol className={styles.list}>{cards}</ol>}
          </div>,
          messagesOf(top),
        )}
    </>
  );
}

const live = { 'aria-live': 'polite', 'aria-relevant': 'additions' } as const;

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, tone, undo, showMs } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element>(null);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), showMs);
    return () => clearTimeout(timer);
  }, [held, id, showMs]);

  const undoAndClose = () => {
    undo?.onUndo();
    dismissToast(id);
  };
  return (
    <li
      ref={(card) => keepFocus(card, cameFrom)}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      {tone === 'success' && <CircleCheck aria-hidden="true" />}
      {tone === 'danger' && <CircleAlert aria-hidden="true" />}
      <span className={styles.text}>{text}</span>
      {undo && (
        <button type="button" className={styles.undo} onClick={undoAndClose}>
          {undo.label}
        </button>
      )}
      <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={() => dismissToast(id)} />
    </li>
  );
}
