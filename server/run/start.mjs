/** `npm start`: installs what is missing, then hands over to start.ts in this same process, so that one kill ends it. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start.ts');
await start();
