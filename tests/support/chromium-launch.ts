/**
 * Two pages of the address bar, which a whole Chromium starts with each context though nobody types there: a sixth of a
 * journey's time. Of two lists Chromium reads the last, so Playwright's own (chromiumSwitches) is said again before them.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Wakes the worker for a link under the pointer. Woken in the moment in which it makes way for a newer one it stays as
  // long as DevTools look at it, and the newer one waits for ever; nobody else waits longer than half a minute.
  'SpeculativeServiceWorkerWarmUp',
];

/** How every test starts Chromium. CHROMIUM_PATH is set by the test runner; without it Playwright's own is taken. */
export const chromiumLaunch = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};
