import { isCode, isTest, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

const ONLY_FETCH = 'app/data/wire/http.ts';
/** What that hands a file to, for fetch does not say how much of it has left. */
const ONLY_FILES = 'app/data/wire/send-with-progress.ts';
/** What asks whether the server is there when the first of them could not be had. */
const ONLY_WITHOUT = 'app/frame/updates/start-with-server.ts';
const REQUEST = /(?<![\w$-])fetch\(|\bXMLHttpRequest\b|\bsendBeacon\(/;
const STREAM = /\bnew (?:EventSource|WebSocket)\(/;

/** The app talks to the server in one place: it adds the company, the time limit and the words for failures. */
export function findNetworkCalls(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => file.path.startsWith('app/') && isCode(file) && !isTest(file))
    .flatMap(({ path, text }) => {
      const code = stripComments(text);
      const opened = [];
      if (![ONLY_FETCH, ONLY_FILES, ONLY_WITHOUT].includes(path) && REQUEST.test(code))
        opened.push(`${path} calls the network: only ${ONLY_FETCH} does`);
      if (!path.startsWith('app/data/') && STREAM.test(code)) {
        opened.push(`${path} opens a stream: only app/data does`);
      }
      return opened;
    });
}
