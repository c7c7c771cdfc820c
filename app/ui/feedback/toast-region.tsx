import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useStore } from '../use-store.ts';
import styles from './toast-region.module.css';
import { dismissToast, type Toast, toasts } from './toasts.ts';

/** `<ToastRegion label closeLabel>` Once in the layout. Messages come from `showToast`. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useStore(toasts);
  return (
    <section className={styles.region} aria-label={label}>
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, tone, undo, showMs } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
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
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
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
