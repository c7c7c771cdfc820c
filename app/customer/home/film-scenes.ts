/** What the film shows, in its order; the captions are the same sentences (tests/run/record-film.ts). */
export const filmScenes = [
  'film.scenes.home',
  'film.scenes.rooms',
  'film.scenes.details',
  'film.scenes.cart',
  'film.scenes.time',
  'film.scenes.form',
  'film.scenes.booked',
] as const;
