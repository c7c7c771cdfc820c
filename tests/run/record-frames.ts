import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Nearly lossless: the film is compressed once more. */
const JPEG_QUALITY = 95;

interface Frame {
  readonly file: string;
  /** Milliseconds of the recording. */
  readonly atMs: number;
}

interface Recorded {
  readonly lengthMs: number;
  readonly frames: readonly Frame[];
}

interface Recording {
  /** Milliseconds of the film at this moment. */
  readonly now: () => number;
  /** Ends the recording; `film` then says which frame is seen at a moment of it. */
  readonly stop: () => Promise<Recorded>;
}

/** Films the page into `folder`, a picture whenever something on it changed. */
export async function recordFrames(page: Page, folder: string): Promise<Recording> {
  const client = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const startMs = Date.now();
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void client.send('Page.screencastFrameAck', { sessionId });
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    // Chromium stamps wall time, in seconds.
    frames.push({ file, atMs: (metadata.timestamp ?? 0) * 1_000 - startMs });
  });
  await client.send('Page.startScreencast', { format: 'jpeg', quality: JPEG_QUALITY, everyNthFrame: 1 });
  return {
    now: () => Date.now() - startMs,
    stop: async () => {
      const lengthMs = Date.now() - startMs;
      await client.send('Page.stopScreencast');
      return { lengthMs, frames };
    },
  };
}

/**
 * Lays the frames out at a steady pace, as files `00000.jpg` and on in `folder`. `warp` makes milliseconds of the film
 * from milliseconds of the recording.
 */
export function layOutFrames(
  frames: readonly Frame[],
  folder: string,
  film: { readonly lengthMs: number; readonly framesPerS: number; readonly warp: (ms: number) => number },
): void {
  const { lengthMs, framesPerS, warp } = film;
  for (let number = 0; number < (lengthMs / 1_000) * framesPerS; number++) {
    const atMs = (number * 1_000) / framesPerS;
    const frame = frames.findLast((one) => warp(one.atMs) <= atMs) ?? frames[0];
    if (!frame) throw new Error('nothing was recorded');
    symlinkSync(frame.file, join(folder, `${String(number).padStart(5, '0')}.jpg`));
  }
}
