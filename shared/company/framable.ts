/** What a person does there needs neither a key nor a private link. */
const FRAMABLE =
  /^\/(?:(?:services|cart|checkout|finalize|confirmation|terms|privacy)?|(?:service|intake)\/[^/]+)$/;

/**
 * Whether a screen may be in a frame of a site that the company named. Never the back office, and nothing that a mailed
 * link opens: whose page lies over them could have somebody press there (D449).
 */
export function isFramable(path: string): boolean {
  return FRAMABLE.test(path);
}

/** What the app in a frame says to the page around it once it is there, so that a refused frame is noticed. */
export const FRAME_READY = 'sabal:ready';

/** What it says when Escape was pressed in it and closed nothing there: the page around may close what it opened. */
export const FRAME_ESCAPE = 'sabal:escape';
