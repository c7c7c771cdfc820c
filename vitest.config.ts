import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium-launch.ts';

/** What keeps one state for the page: a database, a store, a listener. Each of these files needs a world of its own. */
const ONE_PAGE = 'app/{data,frame,sw,ui}/**/*.test.{ts,tsx}';

/** Vitest leaves one core out, which is half of two. */
const ALL_CORES = '100%';

/** Where tests wait for databases, clocks and processes as much as they compute: half as many again as there are cores. */
const WAITING = Math.ceil(availableParallelism() * 1.5);

/**
 * What has to come by itself: Vitest's own second is less than a busy machine may take for it, and what has to be quick
 * says so with a time of its own.
 */
const PATIENT = { poll: { timeout: 10_000 } };

/** Its size is a storm's. */
const CONVERGENCE = 'app/data/wire/convergence.test.ts';

/**
 * unit   beside their files, no database, no browser; one world for all files of a process, which halves the time
 * page   the same, but each file in a world of its own
 * parts  the parts of the interface (`*.spec.tsx` beside them) in a real Chromium, with the real styles
 * api    the real Koa app on a fresh real PostgreSQL database for each file; one world for them, as for unit
 * storms many processes and kills; sizes by STORM_SIZE (tenth | full)
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: [
            '{app,server,shared}/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
            'tests/run/**/*.test.ts',
            'tests/journeys/**/*.test.ts',
          ],
          exclude: [ONE_PAGE],
          isolate: false,
          maxWorkers: ALL_CORES,
          pool: 'forks', // a thread cannot change the zone of its process
          environment: 'node',
          expect: PATIENT,
          // Property tests run for seconds on a busy machine; the limit only ends what hangs.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'page',
          maxWorkers: ALL_CORES,
          pool: 'vmForks', // threads of one process hear each other's BroadcastChannel, as tabs do
          include: [ONE_PAGE],
          exclude: [CONVERGENCE],
          setupFiles: ['tests/support/patient-waits.ts'],
          environment: 'node',
          testTimeout: 60_000,
          // Hundreds of files each, read anew for every world.
          deps: { optimizer: { ssr: { enabled: true, include: ['date-fns', 'dexie', 'rxjs', 'zod/mini'] } } },
        },
      },
      {
        plugins: [react()],
        // Found while tests run, it would reload them in the middle.
        optimizeDeps: {
          include: [
            'react-dom/client',
            'lucide-react',
            'vitest-browser-react',
            'react-leaflet',
            'react-i18next',
            'i18next',
            'dexie',
            'rxjs',
            'zod/mini',
            'axe-core',
            '@fullcalendar/react',
            '@fullcalendar/react/interaction',
            '@fullcalendar/react/locales/fr',
            '@fullcalendar/react/themes/classic',
            '@fullcalendar/react/timegrid',
          ],
        },
        test: {
          name: 'parts',
          maxWorkers: ALL_CORES,
          include: ['app/**/*.spec.tsx'],
          setupFiles: ['tests/support/patient-waits.ts', 'tests/support/part-setup.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 8_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch,
              // The zone of most who read: in another it is tomorrow there already for some hours of each day.
              contextOptions: { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
            }),
            viewport: { width: 360, height: 740 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/sync/**/*.test.ts'],
          isolate: false, // every file would load the whole server anew
          environment: 'node',
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WAITING,
        },
      },
      {
        test: {
          name: 'storms',
          include: ['tests/storms/**/*.test.ts', CONVERGENCE],
          environment: 'node',
          expect: PATIENT,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: WAITING,
        },
      },
    ],
  },
});
