/** `npm run test:routing`: the real engine, installed when it is missing; no part of `npm test`. */
import { startVitest } from 'vitest/node';
import { installValhalla, whyNotHere } from './load-valhalla.ts';

const reason = whyNotHere();
if (reason === undefined) {
  installValhalla();
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    include: ['tests/routing/**/*.test.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  });
  await vitest.close();
} else {
  process.stdout.write(`Skipped: ${reason}.\n`);
}
