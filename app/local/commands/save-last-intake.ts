import type { IntakeKind } from '#shared/catalogue/kind.ts';
import { db } from '../db.ts';
import { staffEditedId } from '../edit-tab.ts';
import { writeMirror } from '../mirror.ts';
import { withDb } from '../open.ts';
import { readLastIntakes } from '../reads/last-intake.ts';
import type { LastIntake } from '../rows.ts';

/** Remembers what was asked for last, beside the last of the other kinds (decision 72); not what staff ask for others. */
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
