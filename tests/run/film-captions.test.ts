import { expect, test } from 'vitest';
import { captionWords, FILM_MS, filmStartsMs, warpToFilm, writeCaptions } from './film-captions.ts';

test('each sentence stands until shortly before the next', () => {
  const lines = writeCaptions(captionWords.fr).split('\n');
  expect(lines[0]).toBe('WEBVTT');
  expect(lines[2]).toMatch(/^00:00\.000 --> 00:03\.480 position/);
  expect(lines.slice(3, 5).join(' ')).toBe(captionWords.fr.home);
  expect(lines.filter((line) => !line.includes('-->')).every((line) => line.length <= 22)).toBe(true);
  expect(lines.filter((line) => line.includes('-->'))).toHaveLength(7);
});

test('a slow recording becomes a film of half a minute with its scenes where the captions expect them', () => {
  const played = {
    home: 0,
    rooms: 4_000,
    details: 10_000,
    cart: 15_000,
    time: 20_000,
    form: 28_000,
    booked: 44_000,
  };
  const warp = warpToFilm(played, 48_000);
  expect(FILM_MS).toBe(30_000);
  expect([warp(0), warp(4_000), warp(28_000), warp(48_000)]).toEqual([
    0,
    filmStartsMs.rooms,
    filmStartsMs.form,
    FILM_MS,
  ]);
  expect(warp(36_000)).toBe((filmStartsMs.form + filmStartsMs.booked) / 2);
});
