import { expect, type Page } from '@playwright/test';

/** Resolves when the app has made its database; whoever opens it first makes it, and is not to be a test. */
export async function appDatabaseMade(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name, version = 0 }) => name === 'app:sabal' && version > 1),
      ),
    )
    .toBe(true);
}
