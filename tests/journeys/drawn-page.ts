import { type APIRequestContext, expect } from '@playwright/test';

/** On a busy machine the first who asks may get the plain page, and the next the one that was drawn meanwhile. */
export async function askUntilDrawn(
  request: APIRequestContext,
  path: string,
  locale: string,
): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path, { headers: { 'Accept-Language': locale } })).text();
    expect(html, path).toContain('data-served');
  }).toPass();
  return html;
}
