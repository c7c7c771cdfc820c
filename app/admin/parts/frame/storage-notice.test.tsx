import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { StorageNotice } from './storage-notice.tsx';

test('[LC44] staff are told that what they type is not kept, and to save it', async () => {
  const drawn = await drawPart(<StorageNotice troubles={['opening', 'full']} />, 'fr');
  expect(drawn).toContain('Enregistrez avant de fermer');
});

test('[LC81] staff are told that nothing can be encrypted here, and what that means for them', async () => {
  const drawn = await drawPart(<StorageNotice troubles={[]} isUnsealed />, 'fr');
  expect(drawn).toContain('https');
  expect(drawn).toContain('Enregistrez avant de fermer');
});

test('a device that keeps all has nothing to say, nor one that is only slow', async () => {
  expect(await drawPart(<StorageNotice troubles={[]} />, 'fr')).toBe('');
  expect(await drawPart(<StorageNotice troubles={['opening']} />, 'fr')).toBe('');
});
