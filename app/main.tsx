// First, as public/layers.css in the page is: the order of the layers is settled before any part's rules.
import './styles/styles.css';
// Before Dexie, which asks for both as it is loaded.
import './data/device/storage/hide-forbidden.ts';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepServedCatalogue } from './data/catalogue/keep-served-catalogue.ts';
import { knownCatalogue } from './data/catalogue/known-catalogue.ts';
import { keepApart } from './data/device/keep-apart.ts';
import { noteLeadSource } from './data/device/lead-source.ts';
import { readMirror } from './data/device/mirror.ts';
import { notePromoLink } from './data/device/promo-link.ts';
import { startStorage } from './data/device/storage/start-storage.ts';
import { afterLoad } from './frame/after-load.ts';
import { loadCompanyColours } from './frame/company/use-company-colours.ts';
import { isFramed, tellFrame } from './frame/framed.ts';
import { keepInstallOffer } from './frame/install/install-offer.ts';
import { readServedPage, ServedCatalogue, type ServedPage } from './frame/served-page.ts';
import { listenForUpdates } from './frame/updates/listen-for-updates.ts';
import { startWithServer } from './frame/updates/start-with-server.ts';
import { currentLocale, startI18n } from './i18n/i18n.ts';
import { AppRoutes, beginFirstScreen } from './routes.tsx';

keepApart();
listenForUpdates();
keepInstallOffer();

noteLeadSource();
notePromoLink();
startStorage();

// Read while the words come: what an installed app shows first is then there when it is first drawn.
knownCatalogue.subscribe(() => undefined);

// Words first: nothing is drawn before the frame can speak. A file that waits at its top would wait for ever: the words
// need this one.
const words = startI18n();
beginFirstScreen();
void words.then(async () => {
  const served = readServedPage();
  // A page that came drawn links its colours itself.
  if (!served) await loadCompanyColours(readMirror('company_accent') ?? '');
  draw(served);
  tellFrame();
  if (readMirror('cart_id_v1') === undefined) whenQuiet(() => startWithServer());
  else void startWithServer();
  // Vite serves sources that change while they are looked at: nothing for a worker to keep.
  // In a frame of another site it would keep a second copy of the app for each of them.
  if (import.meta.env.PROD && !isFramed) whenQuiet(startWorker);
});

/** A page that the server drew in this language is taken over as it is; any other place is filled anew. */
function draw(served: ServedPage | undefined): void {
  const place = document.getElementById('app');
  if (!place) return;
  const app = (
    <StrictMode>
      <ServedCatalogue value={served?.catalogue}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ServedCatalogue>
    </StrictMode>
  );
  // Nothing on screen waits for it.
  if (served) keepServedCatalogue(served.row).catch(() => undefined);
  if (served && served.locale === currentLocale()) {
    // In slices, between which a tap or a scroll is answered: taken over at once, it is one task of half a second.
    startTransition(() => {
      hydrateRoot(place, app);
    });
    return;
  }
  place.removeAttribute('data-served');
  createRoot(place).render(app);
}

/** A browser that refuses has an app that needs the network for every visit. */
function startWorker(): void {
  import('./frame/updates/start-worker.ts').then((shell) => shell.startWorker()).catch(() => undefined);
}

/** A device without a cart has nothing to send: its first screen has the line for itself. */
function whenQuiet(work: () => unknown): void {
  const QUIET_AFTER_MS = 1_500;
  afterLoad(QUIET_AFTER_MS, () => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : work()));
}
