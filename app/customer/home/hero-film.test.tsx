import { expect, test } from 'vitest';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { HeroFilm } from './hero-film.tsx';

test('the film is offered where it shows the company itself', async () => {
  const drawn = await drawPart(<HeroFilm />, 'en', { isPictured: true });
  expect(drawn).toContain('<button');
  expect(drawn).toContain('<ol');
});

test('another company has the picture alone, and no word of the film', async () => {
  const drawn = await drawPart(<HeroFilm />, 'en', { name: 'Acme Floors' });
  expect(drawn.replace(/<[^>]+>/g, '')).toBe('');
  expect(drawn).toContain('/drawings/home-hero.svg');
  expect(drawn).not.toContain('<button');
});
