import { expect, test } from 'vitest';
import { findPictureFault, PICTURE_BYTES_MAX, typeOfPicture } from './picture.ts';
import { hashOfPicture, isStoredPicture, pictureUrl, storedPicture } from './picture-url.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF');
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\r');
const webp = bytes('RIFF\x10\0\0\0WEBP');

test('a picture is known by its first bytes', () => {
  expect([jpeg, png, webp].map(typeOfPicture)).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  for (const other of ['', 'GIF89a', '<svg xmlns=', '\xff\xd8', 'RIFF\x10\0\0\0WAVE', 'PK\x03\x04'])
    expect([other, typeOfPicture(bytes(other))]).toEqual([other, undefined]);
});

test('what is wrong is told before it is sent', () => {
  expect(findPictureFault(100, jpeg)).toBeUndefined();
  expect(findPictureFault(PICTURE_BYTES_MAX, png)).toBeUndefined();
  expect(findPictureFault(PICTURE_BYTES_MAX + 1, png)).toBe('too_large');
  expect(findPictureFault(0, bytes(''))).toBe('required');
  expect(findPictureFault(100, bytes('GIF89a......'))).toBe('unknown');
  expect(findPictureFault(100, bytes('\0\0\0\x18ftypheic'))).toBe('heic');
  expect(findPictureFault(100, bytes('\0\0\0\x18ftypisom'))).toBe('unknown');
});

test('a row keeps the path of an upload or a drawing, and nothing else', () => {
  const hash = 'a0'.repeat(32);
  const stored = storedPicture(hash);
  expect(hashOfPicture(stored)).toBe(hash);
  expect([stored, '/drawings/pavers.svg', '/drawings/rooms/office.svg'].every(isStoredPicture)).toBe(true);
  for (const other of [
    '',
    '/drawings/../logo.svg',
    'https://evil.test/x.webp',
    `${stored}?tenant=other`,
    `/api/files/${hash.toUpperCase()}`,
    'javascript:alert(1)',
  ])
    expect([other, isStoredPicture(other)]).toEqual([other, false]);
});

test('its address names the company, which an image cannot say in a header', () => {
  const stored = storedPicture('0f'.repeat(32));
  expect(pictureUrl(stored, 'acme')).toBe(`${stored}?tenant=acme`);
  expect(pictureUrl(stored, 'acme', 'small')).toBe(`${stored}?tenant=acme&size=small`);
  expect(pictureUrl('/drawings/pavers.svg', 'acme', 'small')).toBe('/drawings/pavers.svg');
});
