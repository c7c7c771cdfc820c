import type { IntakeKind } from '#shared/catalogue/kind.ts';
import { context } from '../device/context.ts';
import { writeMirror } from '../device/mirror.ts';
import type { LastIntake } from '../device/rows.ts';
import { staffEditedId } from '../device/tab/edit-tab.ts';

export type { LastIntake } from '../device/rows.ts';

/** Of the person who uses this device: it fills no form for another customer (LC274). */
export async function readLastIntake(kind: IntakeKind): Promise<LastIntake | undefined> {
  if (staffEditedId() !== undefined) return undefined;
  return (await context('last-intake').get())?.[kind];
}

/** Remembers what was asked for last, beside the last of the other kinds (D72); not what staff ask for others. */
export async function saveLastIntake(kind: IntakeKind, intake: LastIntake): Promise<void> {
  if (staffEditedId() !== undefined) return;
  const all = await context('last-intake').update((kept) => ({ ...kept, [kind]: intake }));
  writeMirror('last_intake', JSON.stringify(all));
}
