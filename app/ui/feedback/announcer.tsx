import { createPortal } from 'react-dom';
import { openModals } from '../dialogs/open-modals.ts';
import { useStore } from '../use-store.ts';
import { announcements } from './announce.ts';

/**
 * `<Announcer />` Once in the layout: the polite live region that speaks what `announce(text)` is given. What stands
 * behind a modal is silent, so the topmost one has a region of its own.
 */
export function Announcer() {
  const top = useStore(openModals).at(-1);
  return (
    <>
      <div role="status" {...live}>
        <Lines modal={undefined} />
      </div>
      {top &&
        createPortal(
          <div {...live}>
            <Lines modal={top} />
          </div>,
          top,
        )}
    </>
  );
}

const live = { className: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': false } as const;

function Lines({ modal }: { modal: HTMLDialogElement | undefined }) {
  return useStore(announcements)
    .filter((line) => line.modal === modal)
    .map((line) => <p key={line.id}>{line.text}</p>);
}
