import { describe, expect, test } from 'vitest';
import { locales } from '#shared/kernel/locale.ts';
import { areas, type MessageTree } from './areas.ts';
import { flatten, textsOf } from './message-texts.test-support.ts';
import { crewWords } from './messages/admin/crew/es.ts';

const translatedAreas = areas.filter((area) => area !== 'admin');

describe('how customers are spoken to', () => {
  const found = (locale: string, pattern: RegExp) =>
    translatedAreas
      .flatMap((area) => [...textsOf(area, locale)].map(([key, text]) => [`${area}:${key}`, text] as const))
      .filter(([key, text]) => key !== 'errors:mail.not_found' && pattern.test(text));

  test('Spanish says tú everywhere', () => {
    const polite =
      /\busted(es)?\b|\bsu equipo\b|(^|[.:;!?»] |\bo )(Abra|Acorte|Elija|Escriba|Espere|Intente|Pida|Reserve|Revise|Toque|Vuelva)\b/i;
    expect(found('es', polite)).toEqual([]);
    expect('Acorte el texto.').toMatch(polite);
  });

  test('Spanish is that of the Americas (D574)', () => {
    const ofSpain =
      /\b(aparcar|trastero|grifo|suelos?|móvil|ordenador|recados?|hormigón|vosotros|furgoneta|coger)\b|cómo de \p{L}+ est/iu;
    const ofCrews = flatten(crewWords as MessageTree);
    expect(found('es', ofSpain)).toEqual([]);
    expect([...ofCrews].filter(([, text]) => ofSpain.test(text))).toEqual([]);
    expect('Dinos dónde aparcar').toMatch(ofSpain);
  });

  test('Spanish puts no plural before a time, which may be one o’clock', () => {
    const before = /\b(las|las horas) {{time}}/;
    expect(found('es', before)).toEqual([]);
    expect('después de las {{time}}').toMatch(before);
  });

  test('French keeps its signs in the line of their words, to customers and to staff', () => {
    const loose = /\S [:;!?»]|« /;
    const ofStaff = [...textsOf('admin', 'fr'), ['planted', 'Hors ligne : voici']];
    expect(found('fr', loose)).toEqual([]);
    expect(ofStaff.filter(([, text = '']) => loose.test(text)).map(([key]) => key)).toEqual(['planted']);
  });

  test('French has one space before its signs: our letters draw U+202F too narrow to part them (D543)', () => {
    expect(found('fr', /\u202f[:;!?»]/)).toEqual([]);
  });

  test('French has one word for a mail', () => {
    expect(found('fr', /courriel/i)).toEqual([]);
  });
});

describe('numbers in sentences', () => {
  /** Of which there may be one; a point on the map is told to be away from a town from two miles on. */
  const counted = /{{(miles|rating)}} (miles?|millas?|étoiles?)\b/;
  const ofTwoAtLeast = 'planner:map.awayFrom';

  test.each(locales)('in %s say one mile and one star', (locale) => {
    const texts = areas.flatMap((area) =>
      [...textsOf(area, locale)].map(([key, text]) => [`${area}:${key}`, text] as const),
    );
    const alone = texts.filter(([key, text]) => counted.test(text) && !/_(one|many|other)$/.test(key));
    expect(alone.map(([key]) => key)).toEqual([ofTwoAtLeast]);
  });
});
