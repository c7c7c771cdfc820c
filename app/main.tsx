// First, as public/layers.css in the page is: the order of the layers is settled before any part's rules.
import './styles/styles.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from './i18n/i18n.ts';
import { readMirror } from './local/mirror.ts';
import { AppRoutes } from './routes.tsx';

// Words first: nothing is drawn before the frame can speak.
await startI18n();

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <AppRoutes />
    </StrictMode>,
  );
}

if (readMirror('cart_id_v1') === undefined) whenQuiet(startNetwork);
else startNetwork();

/** Without it the device works on alone, and the next visit sends what is waiting. */
function startNetwork(): void {
  import('./local/network-half.ts').then(({ startSync }) => startSync()).catch(() => undefined);
}

/** A device without a cart has nothing to send: its first screen has the line for itself. */
function whenQuiet(work: () => void): void {
  const QUIET_AFTER_MS = 1_500;
  const wait = () =>
    setTimeout(
      () => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : work()),
      QUIET_AFTER_MS,
    );
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
