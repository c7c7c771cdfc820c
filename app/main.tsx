// First, as public/layers.css in the page is: the order of the layers is settled before any part's rules.
import './styles/styles.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from './i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';

// On its way beside the words, and waited for by nobody: what is on the device is drawn without it.
const networkHalf = import('./local/network-half.ts');

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

// Without it the device works on alone, and the next visit sends what is waiting.
networkHalf.then(({ startSync }) => startSync()).catch(() => undefined);
