import { expect, test } from 'vitest';
import { judgeZip } from './judge-zip.ts';

test('a ZIP code of Florida is inside, any other outside', () => {
  expect(judgeZip('32801')).toEqual({ says: 'inside', zip: '32801' });
  expect(judgeZip(' 34747-1234 ')).toEqual({ says: 'inside', zip: '34747' });
  expect(judgeZip('10001')).toEqual({ says: 'outside', zip: '10001' });
});

test('the code is found in what was pasted around it', () => {
  expect(judgeZip('Orlando, FL 32801')).toEqual({ says: 'inside', zip: '32801' });
  expect(judgeZip('10450 Turkey Lake Rd, Orlando, FL 32819-1234')).toEqual({ says: 'inside', zip: '32819' });
  expect(judgeZip('328011234')).toEqual({ says: 'inside', zip: '32801' });
});

test('nothing typed says nothing, and what is no code is malformed', () => {
  expect(judgeZip('  ')).toEqual({ says: 'nothing' });
  for (const typed of ['3280', '328011', 'Orlando', '🏠'.repeat(50), '١٢٣٤٥', '-32', '1e9']) {
    expect(judgeZip(typed), typed).toEqual({ says: 'malformed' });
  }
});
