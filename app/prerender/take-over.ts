import type {} from '../frame/install/install-offer.ts';

/**
 * The first script of a page that came drawn: the app's own stands in a template (server/http/site/pages.ts), so that the
 * page is on screen before anything of the app is asked for or runs (D490).
 */
function start(): void {
  const app = document.querySelector<HTMLTemplateElement>('head template');
  if (app) document.head.append(app.content);
}

// The browser offers to install the app once, maybe before the app is there to hear it.
addEventListener(
  'beforeinstallprompt',
  (event) => {
    event.preventDefault();
    window.earlyInstallOffer = event;
  },
  { once: true },
);

// A page in the background is not painted at all, and a frame of another site not while it is out of sight there: it would
// never say that it is there (app/frame/framed.ts), and a link would take its place.
if (document.visibilityState === 'hidden' || window.parent !== window) start();
// The second frame begins when the first is on screen.
else requestAnimationFrame(() => requestAnimationFrame(start));
