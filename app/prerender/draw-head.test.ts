import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyView } from '#shared/api/company.ts';
import type { PageRequest } from '#shared/api/page.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { aCompany } from '../../tests/support/a-company.ts';
import { loadFrameWords } from '../i18n/i18n.ts';
import { drawHead } from './draw-head.ts';
import type { FoundScreen } from './find-screen.ts';

const acme: CompanyView = {
  ...aCompany,
  name: 'Acme Floors',
  legalName: 'Acme Floors LLC',
  phone: '(407) 555-0199',
  helpEmail: 'help@acme-mail.com',
  addressLine1: '1 Acme Way',
  city: 'Orlando',
  region: 'FL',
  postalCode: '32801',
  defaultLocale: 'en',
  timeZone: 'America/New_York',
  mailsLeave: true,
  area: {
    by: 'counties',
    counties: ['Orange', 'Lake'],
    zip: '',
    miles: 25,
    outside: 'refused',
    served: '328:01',
    elsewhere: '',
  },
};

const carpet = {
  kind: 'carpet',
  title: { en: 'Carpet', es: 'Alfombra', fr: 'Moquette' },
  teaser: { en: 'Room by room', es: 'Cuarto por cuarto', fr: 'Pièce par pièce' },
  image: '/drawings/carpet.svg',
  products: [{ title: { en: 'Bedroom', es: 'Dormitorio', fr: 'Chambre' }, priceCents: 7_900 }],
} as unknown as FoundScreen['service']; // what a head says of a service

beforeAll(async () => {
  await loadFrameWords('en');
  await i18next.loadNamespaces('home');
});

/** What search engines read of a page. */
function told(path: string, company: CompanyView = acme, service?: FoundScreen['service']) {
  const locale: Locale = 'en';
  const facts = { company } as PageRequest['facts']; // all that a head reads
  const found: FoundScreen = { screen: '', area: 'home', ...(service && { service }) };
  const head = drawHead({ path, locale, slug: 'acme', origin: 'https://acme.test', facts }, found);
  return { head, data: JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(head)?.[1] ?? '') };
}

test('home tells of its company where it is, how it is reached and where it comes, and answers as it does on screen', () => {
  const { data } = told('/');
  const [company, faq] = data['@graph'];
  expect(company).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    '@id': 'https://acme.test/#company',
    name: 'Acme Floors',
    legalName: 'Acme Floors LLC',
    telephone: '+14075550199',
    email: 'help@acme-mail.com',
    address: { streetAddress: '1 Acme Way', addressLocality: 'Orlando', postalCode: '32801' },
    areaServed: [{ name: 'Orange County, Florida' }, { name: 'Lake County, Florida' }],
    image: 'https://acme.test/icons/icon-512.png',
  });
  expect(faq['@type']).toBe('FAQPage');
  const answers = faq.mainEntity.map(
    (each: { acceptedAnswer: { text: string } }) => each.acceptedAnswer.text,
  );
  expect(answers).toHaveLength(3);
  expect(answers[2]).toBe(
    'We come to every ZIP code of these counties of Florida: Orange and Lake. Anywhere else, please ask us before you book.',
  );
});

test('a service is told as its company sells it, and answers of home stand nowhere else', () => {
  const { data, head } = told('/service/carpet', acme, carpet);
  expect(data).toMatchObject({
    '@type': 'Service',
    name: 'Carpet',
    provider: { name: 'Acme Floors', telephone: '+14075550199' },
    offers: [{ name: 'Bedroom', price: '79.00', priceCurrency: 'USD' }],
  });
  expect(head).not.toContain('FAQPage');
  expect(head).not.toContain('Sabal');
});

test.each(['tile', 'pavers'] as const)(
  'of %s no product is offered at a figure that is not its price',
  (kind) => {
    const service = { ...carpet, kind } as FoundScreen['service']; // as above
    expect(told(`/service/${kind}`, acme, service).data).not.toHaveProperty('offers');
  },
);

test('a mark of its own is the picture that is shared', () => {
  const { head, data } = told('/', { ...acme, logo: `/api/files/${'b'.repeat(64)}` });
  const picture = `https://acme.test/api/files/${'b'.repeat(64)}/icon-512.png?tenant=acme`;
  expect(head).toContain(`<meta property="og:image" content="${picture}">`);
  expect(data['@graph'][0].image).toBe(picture);
});
