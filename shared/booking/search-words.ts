import { isId, shortId } from '../kernel/ids.ts';

/**
 * What staff typed, as it stands in the text that bookings are looked for by: small letters without marks. A phone
 * number is one word of digits, without the country in front of an American one; an id counts with its first 8.
 * An apostrophe parts words: phones write another one in a name than the keyboard of who looks for it.
 */
export function searchWords(typed: string): readonly string[] {
  const text = smallLetters(withoutMarks(typed.replace(UNSEEN, ''))).trim();
  if (isId(text)) return [shortId(text)];
  if (/^[\d\s()+./\p{Pd}]+$/u.test(text) && /\d{3}/.test(text.replace(/\D/g, ''))) {
    return [text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')];
  }
  return text
    .split(/[\s'’‘ʼ`´]+/)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '');
}

/** What comes along with a number from an address book; the joiners of Persian and Hindi are part of a name. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

/** One for each, as the database makes them: `İ` is `i`, and `Σ` is `σ` also where a word ends. */
export function smallLetters(text: string): string {
  return Array.from(text, (letter) => Array.from(letter.toLowerCase())[0]).join('');
}

/** The marks that the column takes away, and no other: a letter that it keeps must be kept here to be found. */
const MARKS = /[\u0300\u0301\u0302\u0303\u0308\u0327]/g;
const MARKED = /[ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝÿ]/gi;

function withoutMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(MARKED, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/ø/gi, 'o')
    .replace(MARKS, '');
}
