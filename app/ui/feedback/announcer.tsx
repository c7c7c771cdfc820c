import { useStore } from '../use-store.ts';
import { announcements } from './announce.ts';

/** `<Announcer />` Once in the layout: the polite live region that speaks what `announce(text)` is given. */
export function Announcer() {
  const lines = useStore(announcements);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}
