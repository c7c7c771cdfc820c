/** D367: shut once, the hint stays away this long. */
export const INSTALL_REST_MS = 90 * 24 * 60 * 60_000;

type Circumstances = {
  /** The app already runs in a window of its own. */
  readonly standalone: boolean;
  /** What the share menu would install there is the site around it. */
  readonly framed: boolean;
  /** The browser has said that it can install the app and may be asked to. */
  readonly offered: boolean;
  readonly userAgent: string;
  /** An iPad calls itself a Mac; its fingers give it away. */
  readonly maxTouchPoints: number;
  /** Epoch ms; undefined when the hint was never shut here. */
  readonly dismissedAt: number | undefined;
  readonly now: number;
};

/** How this browser installs the app: by its own question, by hand through the share menu (iOS Safari), or not at all. */
export function chooseInstallWay(here: Circumstances): 'prompt' | 'ios' | undefined {
  const { standalone, framed, offered, userAgent, maxTouchPoints, dismissedAt, now } = here;
  if (standalone || framed) return undefined;
  // A clock that was put back must not hide the hint for years.
  if (dismissedAt !== undefined && Math.abs(now - dismissedAt) < INSTALL_REST_MS) return undefined;
  if (offered) return 'prompt';
  return isIosSafari(userAgent, maxTouchPoints) ? 'ios' : undefined;
}

function isIosSafari(userAgent: string, maxTouchPoints: number): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers and the windows inside other apps have no such share menu, or another.
  return (
    isIos && /Version\/[\d.]+.* Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\/|GSA\//.test(userAgent)
  );
}
