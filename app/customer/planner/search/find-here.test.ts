import { afterEach, expect, test, vi } from 'vitest';
import { findHere } from './find-here.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./find-nearest-town.ts');
});

const coords = { latitude: 28.6, longitude: -81.34, accuracy: 20 };

function deviceAnswers(answer: 'place' | 'nothing'): void {
  const getCurrentPosition = (take: (position: unknown) => void, refuse: (why: unknown) => void) =>
    answer === 'place' ? take({ coords }) : refuse({ code: 1 });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

test('a device tells where it is, and its tables which town is near', async () => {
  deviceAnswers('place');
  expect(await findHere()).toEqual({ latitude: 28.6, longitude: -81.34, radiusM: 20, town: 'Winter Park' });
});

test('a device that does not tell where it is is nowhere', async () => {
  deviceAnswers('nothing');
  expect(await findHere()).toBeUndefined();
});

test('a place is one without its town too, where the tables of towns never reached this device', async () => {
  vi.doMock('./find-nearest-town.ts', () => {
    throw new Error('not downloaded');
  });
  deviceAnswers('place');
  expect(await findHere()).toEqual({ latitude: 28.6, longitude: -81.34, radiusM: 20, town: undefined });
});
