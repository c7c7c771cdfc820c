import type { IntakeKind } from '#shared/catalogue/kind.ts';
import { staffEditedId } from '../changes/edit-tab.ts';
import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { LastIntake } from '../device/rows.ts';
import { readLastIntakes } from './read-last-intake.ts';

/** Remembers what was asked for last, beside the last of the other kinds (D72); not what staff ask for others. */
export async function saveLastIntake(kind: IntakeKind, intake: LastIntake): Promise<void> {
  if (staffEditedId() !== undefined) return;
  const all = await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const value = { ...(await readLastIntakes()), [kind]: intake };
      await db.contexts.put({ k: 'last-intake', value, v: 1 });
      return value;
    }),
  );
  writeMirror('last_intake', JSON.stringify(all));
}
