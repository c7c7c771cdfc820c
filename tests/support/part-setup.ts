import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { noteReach } from '../../app/data/wire/connection.ts';
import { setTransport } from '../../app/data/wire/http.ts';
import '../../app/styles/styles.css';

/**
 * What one test leaves behind is nothing to the next: a part that is taken down may still ask for something, and two
 * calls without an answer would have everything after them drawn as if there were no connection.
 */
beforeEach(async () => {
  await cleanup();
  setTransport(() => new Promise<never>(() => undefined));
  noteReach(true);
});
