import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/chromium-launch.ts';

/** Where one size shows all there is to see, the other would only take time. */
const phoneOnly = [
  '**/cart.spec.ts',
  '**/checkout.spec.ts',
  '**/configure.spec.ts',
  '**/edit-every-kind.spec.ts',
  '**/every-kind.spec.ts',
  '**/intake-ways.spec.ts',
  '**/last-button.spec.ts',
  '**/odd-input.spec.ts',
];
/** Of these, reflow sets its own sizes, redirects have none, and budgets needs no page. */
const desktopOnly = [
  '**/admin-mails.spec.ts',
  '**/budgets.spec.ts',
  '**/home.spec.ts',
  '**/keyboard.spec.ts',
  '**/odd-ways-in.spec.ts',
  '**/redirects.spec.ts',
  '**/reflow.spec.ts',
];

/** Journeys in a real Chromium, at the sizes and in the themes people use. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  timeout: 180_000, // a busy machine needs minutes where an idle one needs twenty seconds
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: desktopOnly,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: phoneOnly,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    },
  ],
});
