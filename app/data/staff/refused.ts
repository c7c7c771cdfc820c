/**
 * With which words the server ended the session that this page had: `closed` where its crew does not work any more (D472).
 * In memory alone, until the next login or the end of the page.
 */
let refused: 'ended' | 'closed' | undefined;

export function noteRefused(how: typeof refused): void {
  refused = how;
}

export function howRefused(): typeof refused {
  return refused;
}
