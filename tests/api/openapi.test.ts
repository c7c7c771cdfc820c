import { expect, test } from 'vitest';
import { api, openShop } from '../support/open-shop.ts';

openShop();

test('the document names every answer that is none of an error, the header that guards a cart, and staff where they may call too', async () => {
  const { paths } = await (await fetch(`${api.url}/api/openapi.json`)).json();
  const good = ({ responses }: { responses: object }) =>
    Object.keys(responses).filter((status) => status < '300');
  expect(good(paths['/cart'].post)).toEqual(['200', '201']);
  expect(good(paths['/bookings'].post)).toEqual(['200', '201']);
  const headers = paths['/cart/{id}/items'].patch.parameters.map(({ name }: { name: string }) => name);
  expect(headers).toContain('If-Match');
  expect(paths['/services'].get.parameters.map(({ name }: { name: string }) => name)).not.toContain(
    'If-Match',
  );
  expect(paths['/bookings/{id}/reschedule'].post.security).toContainEqual({ admin: [] });
});
