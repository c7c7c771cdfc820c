/**
 * `npm test`: everything on a fresh clone. `--only unit,api` runs some of the steps, `--full` the storms at full size.
 * Plain JavaScript because nothing may be installed yet; the work is in run-steps.ts.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../../server/run/ensure-installed.mjs';

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { runSteps } = await import('./run-steps.ts');
await runSteps(process.argv.slice(2));
