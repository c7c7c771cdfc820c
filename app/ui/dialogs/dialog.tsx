import { X } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  /** Called for Esc, the backdrop and the close button; the screen then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Buttons at the foot; the safest one first. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * `<Dialog open onClose title closeLabel actions size="s|m">` A question or a short text over the page.
 * `data-first-focus` on a control inside puts the focus there; without it the close button has it.
 */
export function Dialog({ size = 's', ...props }: ModalProps & { size?: 's' | 'm' | undefined }) {
  return <Modal {...props} className={classNames(styles.dialog, size === 'm' && styles.medium)} />;
}

/**
 * `<Sheet open onClose title closeLabel actions size="s|m">` The same from the bottom edge on phones, from the side on
 * wide screens; `m` is for forms with columns.
 */
export function Sheet({ size = 's', ...props }: ModalProps & { size?: 's' | 'm' | undefined }) {
  return <Modal {...props} className={classNames(styles.sheet, size === 'm' && styles.broad)} />;
}

function Modal(props: ModalProps & { className: string | undefined }) {
  const { open, onClose, title, closeLabel, actions, children, className } = props;
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classNames(styles.modal, className)} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
          </header>
          <div className={styles.messages} data-messages="" />
          <div className={styles.body}>
            {/* What comes late must not hide the modal itself, which would close it and lose the focus. */}
            <Suspense>{children}</Suspense>
          </div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
