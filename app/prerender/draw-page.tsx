import i18next from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { DrawnPage, DrawPage, PageRequest } from '#shared/api/page.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { toCatalogue } from '../data/catalogue/read-catalogue.ts';
import { toCatalogueRow, toCompanyFacts } from '../data/catalogue/to-catalogue-row.ts';
import { SERVED_DATA_ID, ServedCatalogue, type ServedData } from '../frame/served-page.ts';
import { loadFrameWords } from '../i18n/i18n.ts';
import { AppRoutes } from '../routes.tsx';
import { drawHead, drawNotice } from './draw-head.ts';
import { escapeJson } from './escape-json.ts';
import { findScreen } from './find-screen.ts';

/** The words of the app are in one language at a time: a page waits for the one before it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a page as the app would for somebody who was never here: the same components and words, without a device. In the
 * order of the calls; rejects where a component throws.
 */
export const drawPage: DrawPage = (request) => {
  const drawn = last.then(() => draw(request));
  last = drawn.catch(() => undefined);
  return drawn;
};

async function draw(request: PageRequest): Promise<DrawnPage | undefined> {
  const { path, locale, facts } = request;
  // How old it is, the browser knows that gets it.
  const { fetchedAt, ...row } = toCatalogueRow(
    facts.services,
    facts.rates,
    toCompanyFacts(facts.company),
    instantFromMs(0),
  );
  const catalogue = toCatalogue({ ...row, fetchedAt });
  const found = findScreen(path, catalogue.services);
  if (found === undefined) return undefined;
  if (i18next.isInitialized) await i18next.changeLanguage(locale);
  else await loadFrameWords(locale);
  await i18next.loadNamespaces(found.area);
  const { prelude } = await prerenderToNodeStream(
    <ServedCatalogue value={catalogue}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </ServedCatalogue>,
    // Parts of a long page would otherwise come at its end, and a script in the page would put them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const data: ServedData = { path, locale, catalogue: row };
  const { hints, body } = splitHints(await readAll(prelude as Prelude));
  return {
    head: drawHead(request, found) + hints,
    notice: drawNotice(facts.company),
    body,
    data: `<script type="application/json" id="${SERVED_DATA_ID}">${escapeJson(data)}</script>`,
    modules: [found.screen, `i18n/frame/${locale}.ts`, `i18n/messages/${found.area}/${locale}.ts`],
  };
}

/** What React's own types leave open where Node's are not known. */
type Prelude = AsyncIterable<Uint8Array> & NodeJS.ReadableStream;

async function readAll(stream: Prelude): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** What to load first (pictures of the screen) is said before the drawing, and belongs into the head. */
function splitHints(drawn: string): { hints: string; body: string } {
  const [hints = ''] = /^(?:<link [^>]*>)*/.exec(drawn) ?? [];
  return { hints, body: drawn.slice(hints.length) };
}
