import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGazetteer } from '../delivery/florida/gazetteer.ts';
import { initialArea, readZips, type ServiceArea } from './area.ts';
import { areaSection } from './area-section.ts';
import { coverArea } from './cover-area.ts';
import { judgeStop } from './judge-stop.ts';
import { type AreaAnswer, allOfFlorida, isRefused, judgePlace } from './served-area.ts';

const { findFaults, tidy } = areaSection;
const gazetteer = readGazetteer();
const zips = [...gazetteer.zips.keys()];
const counties = [...new Set([...gazetteer.zips.values()].map(({ county }) => county))];
const aZip = fc.constantFrom(...zips);
const someCounties = fc.uniqueArray(fc.constantFrom(...counties), { minLength: 1, maxLength: 8 });

function areaOf(area: Partial<ServiceArea>) {
  return coverArea(gazetteer, { ...initialArea, ...area }).area;
}

function answerFor(area: Partial<ServiceArea>, postalCode: string, country = 'US'): AreaAnswer | undefined {
  return judgePlace(areaOf(area), { country, postalCode });
}

function countServed(area: Partial<ServiceArea>): number {
  return areaOf(area).codes?.served.size ?? 0;
}

describe('what an owner may set', () => {
  test('[AR1] nothing set is all of Florida, and elsewhere a look first', () => {
    expect(areaOf({})).toEqual(allOfFlorida);
    expect(allOfFlorida).toMatchObject({ codes: null, outside: 'pending' });
  });

  test.each<[Partial<ServiceArea>, object]>([
    [{ by: 'state' }, {}],
    [{ by: 'counties' }, { counties: 'required' }],
    [{ by: 'counties', counties: 'Orange', zips: 'Orlando' }, {}],
    [{ by: 'zips' }, { zips: 'required' }],
    [{ by: 'zips', zips: '32801, Orlando' }, { zips: 'invalid' }],
    [{ by: 'zips', zips: `${'32801 '.repeat(2_999)}32801` }, {}],
    [{ by: 'zips', zips: `x${'32801 '.repeat(3_001)}` }, { zips: 'too_long' }],
    [{ by: 'radius' }, { zip: 'required' }],
    [{ by: 'counties', counties: 'Orange, Oz' }, { counties: 'invalid' }],
    [{ by: 'radius', zip: '3280' }, { zip: 'invalid' }],
    [{ by: 'radius', zip: '10001' }, { zip: 'invalid' }],
    [{ by: 'radius', zip: ' 32801-1234 ', miles: 0 }, { miles: 'too_small' }],
    [{ by: 'radius', zip: '32801', miles: 301 }, { miles: 'too_large' }],
    [{ by: 'radius', zip: '32801', miles: 2.5 }, { miles: 'invalid' }],
  ])('[AR2] %j: %j', (area, faults) => {
    expect(findFaults({ ...initialArea, ...area })).toEqual(faults);
  });

  test('[AR3] a pasted list is read however it was set apart, and kept in order', () => {
    expect(readZips('32803;32801-1234\n32803\t|328021234, ')).toEqual({
      zips: ['32801', '32802', '32803'],
      unread: [],
    });
    expect(readZips('3280 Orlando 32801').unread).toEqual(['3280', 'Orlando']);
    const typed = {
      ...initialArea,
      counties: 'Seminole,Lake , Lake',
      zips: ' 32803,32801 ',
      zip: ' 32801-1234',
    };
    expect(tidy(typed)).toMatchObject({
      counties: 'Lake, Seminole',
      zips: '32801 32803',
      zip: '32801',
    });
    expect(tidy({ ...initialArea, zips: ' 32803, Orlando' }).zips).toBe('32803, Orlando');
    expect(tidy(tidy(typed))).toEqual(tidy(typed));
  });
});

describe('where a company comes', () => {
  test.each([
    ['32801', 'served'],
    ['34999', 'served'],
    ['32801-1', undefined],
    ['10001-', 'outside'],
    ['328', undefined],
  ])('[AR4] all of Florida, %s: %s', (postalCode, answer) => {
    expect(answerFor({}, postalCode)).toBe(answer);
    expect(answerFor({}, postalCode, 'MX')).toBe('outside');
    expect(answerFor({}, postalCode, '')).toBeUndefined();
  });

  test.each([
    ['32801', 'served'],
    [' 32801-0001 ', 'served'],
    ['32801-1', undefined],
    ['33101', 'outside'],
    ['33101-', 'outside'],
    ['10001', 'outside'],
    ['34999', 'unknown'],
    ['34999-', undefined],
    ['328', undefined],
    ['', undefined],
  ])('[AR5] Orange County, %s: %s', (postalCode, answer) => {
    const orange = { by: 'counties', counties: 'Orange' } as const;
    expect(answerFor(orange, postalCode)).toBe(answer);
    expect(answerFor(orange, postalCode, 'MX')).toBe('outside');
    expect(answerFor(orange, postalCode, '')).toBeUndefined();
  });

  test('[AR6] only what is surely outside is refused, and only where the owner says so', () => {
    const place = (postalCode: string) => ({ country: 'US', postalCode });
    const strict = areaOf({ by: 'zips', zips: '32801', outside: 'refused' });
    expect(['32801', '33101', '10001', '34999', '328'].map((code) => isRefused(strict, place(code)))).toEqual(
      [false, true, true, false, false],
    );
    expect(isRefused(areaOf({ by: 'zips', zips: '32801' }), place('33101'))).toBe(false);
    expect(isRefused(areaOf({ outside: 'refused' }), place('10001'))).toBe(true);
  });

  test('[AR7] another county never takes a code away, and all counties are all codes', () => {
    fc.assert(
      fc.property(someCounties, fc.constantFrom(...counties), aZip, (some, other, zip) => {
        const before = answerFor({ by: 'counties', counties: some.join() }, zip);
        const after = answerFor({ by: 'counties', counties: [...some, other].join() }, zip);
        return before !== 'served' || after === 'served';
      }),
      { numRuns: 60 },
    );
    expect(counties).toHaveLength(67);
    expect(countServed({ by: 'counties', counties: counties.join() })).toBe(zips.length);
    expect(answerFor({ by: 'counties', counties: 'Orange' }, '32802')).toBe('served'); // boxes of Orlando
    expect(coverArea(gazetteer, { ...initialArea, by: 'counties', counties: 'Orange, Oz' }).unknown).toEqual([
      'Oz',
    ]);
  });

  test('[AR8] a list serves what it names, and says what nobody knows', () => {
    const typed = { ...initialArea, by: 'zips', zips: '32801 34999 31601' } as const;
    const { area, unknown } = coverArea(gazetteer, typed);
    expect(unknown).toEqual(['31601', '34999']);
    const answers = ['32801', '34999', '31601', '32803', '31602'].map((postalCode) =>
      judgePlace(area, { country: 'US', postalCode }),
    );
    expect(answers).toEqual(['served', 'served', 'served', 'outside', 'outside']);
  });

  test('[AR9] a radius has its own code in it, and more miles never take one away', () => {
    fc.assert(
      fc.property(aZip, aZip, fc.integer({ min: 1, max: 299 }), (zip, other, miles) => {
        const near = areaOf({ by: 'radius', zip, miles });
        const far = areaOf({ by: 'radius', zip, miles: miles + 1 });
        expect(judgePlace(near, { country: 'US', postalCode: zip })).toBe('served');
        const place = { country: 'US', postalCode: other };
        return judgePlace(near, place) !== 'served' || judgePlace(far, place) === 'served';
      }),
      { numRuns: 60 },
    );
    const orlando = { by: 'radius', zip: '32801', miles: 25 } as const;
    expect(answerFor(orlando, '34741')).toBe('served'); // Kissimmee
    expect(answerFor(orlando, '33602')).toBe('outside'); // Tampa
    expect(coverArea(gazetteer, { ...initialArea, ...orlando, zip: '10001' }).unknown).toEqual(['10001']);
  });

  test.each([
    [{ zip: '32801', city: 'Miami' }, 'served'],
    [{ zip: '33101', latitude: 28.54, longitude: -81.38 }, 'outside'],
    [{ latitude: 28.54, longitude: -81.38, city: 'Miami' }, 'served'],
    [{ city: 'Miami' }, 'outside'],
    [{ city: 'Winter Park', state: 'FL' }, 'served'],
    [{ city: 'Nowhere' }, undefined],
    [{ city: 'Valdosta', state: 'GA' }, 'outside'],
    [{}, undefined],
  ])('[AR10] a stop %j: %s', (stop, answer) => {
    expect(judgeStop(areaOf({ by: 'counties', counties: 'Orange' }), gazetteer, stop)).toBe(answer);
  });
});
