import type { SearchMode } from '../stop.ts';
import { foldName, type Gazetteer } from './gazetteer.ts';
import { isFlorida } from './locate-stop.ts';

/** What a typed line holds; '' for what it does not. */
export interface QueryParts {
  /** Street with its number, or the name of a place. */
  readonly street: string;
  /** As typed, perhaps only its beginning. */
  readonly town: string;
  /** Digits of a ZIP, perhaps only the first ones. */
  readonly zip: string;
}

/** Fewer letters begin too many towns to tell where the street ends: "12 Oak St O". */
const TOWN_PREFIX_MIN = 3;
/** Two capital letters at the end that are no Florida: nothing here can be meant. */
const OTHER_STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
/** Longer lines are no address; they would only cost time. */
const CHARS_MAX = 200;

/**
 * RT37: street, town and ZIP of "12 Oak St, Winter Park, FL, 32789" or of the same without commas; undefined for
 * another state.
 */
export function parseQuery(gazetteer: Gazetteer, q: string, mode: SearchMode): QueryParts | undefined {
  const fragments = q.slice(0, CHARS_MAX).split(',').map(tidy).filter(Boolean);
  const [first = '', ...rest] = fragments; // a state counts behind a comma only: CT is also Court
  const { words, zip, foreign } = withoutRegion(rest.join(' ').split(' ').filter(Boolean));
  if (foreign) return undefined;
  if (words.length > 0) return { street: first, town: words.join(' '), zip };
  return mode === 'place' ? { street: first, town: '', zip } : splitLine(gazetteer, first, zip);
}

/** One line without commas: the ZIP from its end, then the longest end that begins a town's name. */
function splitLine(gazetteer: Gazetteer, line: string, knownZip: string): QueryParts {
  const { words, zip: ownZip } = withoutRegion(line.split(' '));
  const zip = knownZip || ownZip;
  for (let start = hasNumber(words) ? 2 : 0; start < words.length; start += 1) {
    const town = words.slice(start).join(' ');
    if (beginsTown(gazetteer, town)) return { street: words.slice(0, start).join(' '), town, zip };
  }
  return { street: words.join(' '), town: '', zip };
}

interface Region {
  readonly words: readonly string[];
  readonly zip: string;
  readonly foreign: boolean;
}

const ZIP = /^(\d{3,5})(?:-\d{0,4})?$/;

/**
 * Takes a ZIP (whole, with its four more digits, or begun) and Florida from the end of the words, in either order: the
 * planner puts the state of its own field behind what was typed.
 */
function withoutRegion(words: readonly string[]): Region {
  let zip = '';
  let rest = words;
  for (;;) {
    const last = rest.at(-1) ?? '';
    const digits = zip === '' ? ZIP.exec(last)?.[1] : undefined;
    if (last === '' || (digits === undefined && !isFlorida(last))) break;
    zip ||= digits ?? '';
    rest = rest.slice(0, -1);
  }
  return { words: rest, zip, foreign: OTHER_STATE.test(rest.at(-1) ?? '') };
}

/** "12 Oak Street": number and first word are the street's. */
function hasNumber([first = '', ...others]: readonly string[]): boolean {
  return /^\d/.test(first) && others.length > 0;
}

function beginsTown({ towns }: Gazetteer, text: string): boolean {
  const key = foldName(text);
  return key.length >= TOWN_PREFIX_MIN && towns.some((town) => town.key.startsWith(key));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
