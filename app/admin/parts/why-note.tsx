import { useId } from 'react';
import { useWhyWait } from './use-why-wait.ts';
import styles from './why-note.module.css';

/** Why nothing can be written now, said once for many buttons; they point to it with `aria-describedby={id}`, undefined while all can. */
export function useWhyNote() {
  const why = useWhyWait();
  const id = useId();
  if (why === undefined) return { id: undefined, note: null };
  const note = (
    <p className={styles.why} id={id}>
      {why}
    </p>
  );
  return { id, note };
}
