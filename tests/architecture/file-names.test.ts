import { expect, test } from 'vitest';
import { findBadNames } from './file-names.ts';
import { listSourceFiles } from './source-files.ts';

test('every file says what it is', () => {
  expect(findBadNames(listSourceFiles())).toEqual([]);
});

test.each([
  'app/ui/index.ts',
  'shared/utils/pad.ts',
  'server/domain/common.ts',
  'shared/agenda/types.ts',
  'app/ui/dateHelpers.ts',
  'app/ui/SlotPicker.tsx',
  'app/ui/slot_picker.tsx',
  'server/db/repos/20261121_bookings.ts',
  'app/ui/Button.module.css',
])('%s is caught', (path) => {
  expect(findBadNames([{ path, text: '' }])).toHaveLength(1);
});

test.each([
  'app/ui/slot-picker.test.tsx',
  'app/ui/actions/button.module.css',
  'server/db/migrations/20261121_create_schema.ts',
  'server/run/start.mjs',
  'server/run/ensure-installed.d.mts',
  'vite.config.ts',
  'README.md',
])('%s is fine', (path) => {
  expect(findBadNames([{ path, text: '' }])).toEqual([]);
});
