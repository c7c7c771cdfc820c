import type { IntakeKind } from '#shared/catalogue/kind.ts';
import { staffEditedId } from '../changes/edit-tab.ts';
import { db } from '../device/db.ts';
import type { LastIntake, LastIntakes } from '../device/rows.ts';

export type { LastIntake } from '../device/rows.ts';

export async function readLastIntakes(): Promise<LastIntakes> {
  const row = await db.contexts.get('last-intake');
  return row?.k === 'last-intake' ? row.value : {};
}

/** Of the person who uses this device: it fills no form for another customer (LC274). */
export async function readLastIntake(kind: IntakeKind): Promise<LastIntake | undefined> {
  return staffEditedId() !== undefined ? undefined : (await readLastIntakes())[kind];
}
