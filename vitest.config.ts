import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * unit   beside their files, no database, no browser
 * api    the real Koa app on a fresh real PostgreSQL database
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
          ],
          environment: 'node',
          // Property tests run for seconds on a busy machine; the limit only ends what hangs.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/sync/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'storms',
          include: ['tests/storms/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
