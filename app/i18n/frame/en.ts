import type { Words } from '../areas.ts';

export { errors } from '../messages/errors/en.ts';
export { shell } from '../messages/shell/en.ts';

/** The other areas of this language, each a chunk; the frame need not carry the list of every language. */
export const chunks = import.meta.glob<Words>([
  '../messages/{*,admin/crew}/en.ts',
  '!../messages/{shell,errors}/*',
]);
