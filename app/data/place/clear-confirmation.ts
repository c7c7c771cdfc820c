import { context } from '../device/context.ts';
import { writeTabMirror } from '../device/mirror.ts';

export async function clearConfirmation(): Promise<void> {
  await context('confirmation').clear();
  writeTabMirror('confirmation', null);
}
