import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isFullStorm } from './storms/storm-size.ts';
import { chromiumLaunch } from './support/chromium-launch.ts';

/** Where one size shows all there is to see, the other would only take time. */
const phoneOnly = [
  '**/cart.spec.ts',
  '**/checkout.spec.ts',
  '**/configure.spec.ts',
  '**/edit-every-kind.spec.ts',
  '**/edit-services.spec.ts',
  '**/every-kind.spec.ts',
  '**/intake-ways.spec.ts',
  '**/last-button.spec.ts',
  '**/life-*.spec.ts',
  '**/reschedule.spec.ts',
  '**/reviews.spec.ts',
  '**/live-slots.spec.ts',
  '**/odd-input.spec.ts',
  '**/offline-pill.spec.ts',
  '**/planner.spec.ts',
  '**/planner-faults.spec.ts',
  '**/quotes.spec.ts',
  '**/strangers.spec.ts',
  '**/two-contexts.spec.ts',
];
/** Of these, reflow sets its own sizes, redirects have none, and budgets needs no page. */
const desktopOnly = [
  '**/admin-access.spec.ts',
  '**/admin-agenda.spec.ts',
  '**/admin-bookings.spec.ts',
  '**/admin-calendar.spec.ts',
  '**/admin-catalogue.spec.ts',
  '**/admin-company.spec.ts',
  '**/admin-customers.spec.ts',
  '**/admin-live.spec.ts',
  '**/admin-mails.spec.ts',
  '**/admin-money.spec.ts',
  '**/admin-new-booking.spec.ts',
  '**/admin-scripts.spec.ts',
  '**/api-keys.spec.ts',
  '**/budgets.spec.ts',
  '**/crew-tablet.spec.ts',
  '**/embed.spec.ts',
  '**/first-screen.spec.ts',
  '**/home.spec.ts',
  '**/integrations.spec.ts',
  '**/keyboard.spec.ts',
  '**/odd-ways-in.spec.ts',
  '**/own-company.spec.ts',
  '**/planner-keyboard.spec.ts',
  '**/redirects.spec.ts',
  '**/reflow.spec.ts',
];

/** Walks that share two cores with all they need meet pauses of the machine: a walk that failed has another go, and both are told (D292). */
const tries = { retries: isFullStorm ? 0 : 1 };

/** Journeys in a real Chromium, at the sizes and in the themes people use. */
export default defineConfig({
  outputDir: '../test-results',
  testMatch: '**/*.spec.ts',
  // What is read aloud is kept as text, and is the same on every machine.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  timeout: 180_000, // a busy machine needs minutes where an idle one needs twenty seconds
  expect: { timeout: 20_000 },
  // A core each. Half as many again left no core a moment's rest, and pauses of ten seconds came into every other run.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    timezoneId: 'America/New_York',
    // What moves takes time and shows nothing more: home and the booking of book-and-cancel are walked with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures and copies of every step of every page cost a third of the run: TRACE=1 asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A worker would answer before a journey's own routes; those about it say `allow`.
    serviceWorkers: 'block',
  },
  projects: [
    {
      // Kills, cuts and lost answers; sizes by STORM_SIZE. First, as what takes longest would run alone at the end.
      name: 'storms',
      testDir: './storms',
      timeout: 900_000,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' },
    },
    {
      name: 'desktop',
      testDir: './journeys',
      ...tries,
      testIgnore: phoneOnly,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    },
    {
      name: 'phone',
      testDir: './journeys',
      ...tries,
      testIgnore: desktopOnly,
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
