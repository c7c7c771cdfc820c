/**
 * Every mail in every language, by day and by evening, on a phone, as pictures to look at:
 * `node --import tsx tests/run/take-mail-pictures.ts [folder]`. Without a folder, a new one among the temporary files.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { locales } from '#shared/kernel/locale.ts';
import { sampleMails } from '../../server/mail/sample-mails.test-support.ts';
import { chromiumLaunch } from '../support/chromium-launch.ts';
import { findChromium } from './find-chromium.mjs';

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'sabal-mails-'));
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ ...chromiumLaunch, executablePath: await findChromium() });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 420, height: 800 } });
    for (const locale of locales) {
      for (const [name, { html }] of Object.entries(sampleMails(locale))) {
        await page.setContent(html);
        await page.screenshot({ path: join(folder, `${name}-${locale}-${colorScheme}.png`), fullPage: true });
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(folder);
