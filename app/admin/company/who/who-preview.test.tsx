import { expect, test } from 'vitest';
import { pictureUrl, storedPicture } from '#shared/pictures/picture-url.ts';
import { aCompany } from '../../../../tests/support/a-company.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { WhoPreview } from './who-preview.tsx';

const HASH = 'a0'.repeat(32);

test('a company with a mark of its own sees that beside its name', async () => {
  const logo = storedPicture(HASH);
  const drawn = await drawPart(<WhoPreview company={aCompany} logo={logo} />, 'fr');
  expect(drawn).toContain(pictureUrl(logo, 'sabal', 'small').replace('&', '&amp;'));
  expect(drawn).not.toContain('/logo.svg');
});

test('one without sees ours, which stands there', async () => {
  expect(await drawPart(<WhoPreview company={aCompany} logo="" />, 'fr')).toContain('src="/logo.svg"');
});
