import { home as en } from '../../app/i18n/messages/home/en.ts';
import { home as es } from '../../app/i18n/messages/home/es.ts';
import { home as fr } from '../../app/i18n/messages/home/fr.ts';

/** In the order of the film, and how long each lasts in it, however long it took to play: half a minute together. */
const lengthsMs = {
  home: 3_600,
  rooms: 4_400,
  details: 4_800,
  cart: 3_400,
  time: 4_600,
  form: 5_200,
  booked: 4_000,
} as const;
export type Scene = keyof typeof lengthsMs;
type SceneTimes = Readonly<Record<Scene, number>>;

const scenes = Object.keys(lengthsMs) as Scene[]; // its own keys, in the order written
export const FILM_MS = Object.values(lengthsMs).reduce((sum, ms) => sum + ms, 0);

/** When each scene of the finished film starts. */
export const filmStartsMs = startsOf(lengthsMs);

/** The same sentences as under the film on the home screen. */
export const captionWords = { en: en.film.scenes, es: es.film.scenes, fr: fr.film.scenes } as const;

/** On the free ground left of the phone (film-stage.ts). */
const PLACE = 'position:29% line:38% size:54% align:center';
/** Characters: what fits there. Browsers cut off a long line in a narrow box instead of breaking it. */
const LINE_MAX = 22;
/** A caption leaves before the next one comes, so that the eye notices. */
const GAP_MS = 120;

/** WebVTT: each sentence stands from the start of its scene to the start of the next. */
export function writeCaptions(words: Readonly<Record<Scene, string>>): string {
  const cues = scenes.map((scene) => {
    const start = filmStartsMs[scene];
    const end = start + lengthsMs[scene] - GAP_MS;
    return `${writeTime(start)} --> ${writeTime(end)} ${PLACE}\n${breakLines(words[scene])}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function breakLines(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LINE_MAX) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Where a moment of the recording belongs in the film: every scene is stretched or pressed to its own length. */
export function warpToFilm(playedStartsMs: SceneTimes, playedMs: number): (ms: number) => number {
  return (ms) => {
    const scene = scenes.findLast((one) => playedStartsMs[one] <= ms) ?? 'home';
    const next = scenes[scenes.indexOf(scene) + 1];
    const from = playedStartsMs[scene];
    const until = next === undefined ? playedMs : playedStartsMs[next];
    const part = until > from ? Math.min(1, (ms - from) / (until - from)) : 0;
    return filmStartsMs[scene] + part * lengthsMs[scene];
  };
}

function startsOf(lengths: SceneTimes): SceneTimes {
  const starts = { ...lengths };
  let at = 0;
  for (const scene of scenes) {
    starts[scene] = at;
    at += lengths[scene];
  }
  return starts;
}

/** 00:07.250 */
function writeTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = ((ms % 60_000) / 1_000).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${seconds.padStart(6, '0')}`;
}
