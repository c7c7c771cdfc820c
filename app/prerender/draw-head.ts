import i18next from 'i18next';
import { readAreaView } from '#shared/api/area.ts';
import type { CompanyView } from '#shared/api/company.ts';
import type { PageRequest } from '#shared/api/page.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { dialled } from '#shared/company/company.ts';
import { ownWords } from '#shared/company/own-words.ts';
import { isHex } from '#shared/company/palette.ts';
import { type Locale, locales, localeTags } from '#shared/kernel/locale.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { withLanguage } from '#shared/kernel/with-language.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { iconUrl } from '#shared/pictures/icon.ts';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
import { faqQuestions } from '../i18n/faq-questions.ts';
import { formatsOf } from '../i18n/use-format.ts';
import { escapeJson } from './escape-json.ts';
import type { FoundScreen } from './find-screen.ts';

/** The picture that a messenger shows beside a link. */
const CARD_PICTURE = '/icons/icon-512.png';

/**
 * What search engines and messengers read of a page: its title and description, its one address and that of each
 * language, how it looks when it is shared, and what is offered, as schema.org says it. Nothing is claimed that the page
 * does not show: samples of reviews are no rating.
 */
export function drawHead(request: PageRequest, found: FoundScreen): string {
  const { path, locale, origin, facts } = request;
  const { title, description } = wordsOf(request, found);
  const address = addressOf(origin, path, locale);
  const picture = found.service?.image.endsWith('.png') ? origin + found.service.image : markOf(request);
  return [
    `<title>${escapeHtml(`${title} · ${facts.company.name}`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...locales.map((each) => alternate(each, addressOf(origin, path, each))),
    alternate('x-default', origin + path),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', facts.company.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', localeTags[locale].replace('-', '_')),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary'),
    ...themeLink(facts.company),
    `<script type="application/ld+json">${escapeJson(structuredData(request, found, description))}</script>`,
  ].join('\n');
}

/** The company's colours, before anything is drawn in ours; a page may not say them itself (CSP). */
function themeLink({ look }: CompanyView): string[] {
  const accent = look?.accent ?? '';
  return isHex(accent) ? [`<link rel="stylesheet" href="/theme/${accent.slice(1)}.css">`] : [];
}

/** Links lead on and prices are there; what is chosen, held and booked needs the app. */
export function drawNotice({ helpEmail, phone }: CompanyView): string {
  const { t } = i18next;
  const mail = escapeHtml(helpEmail);
  const words = [
    escapeHtml(t('shell:noScript.text')),
    mail && `${escapeHtml(t('shell:noScript.write'))} <a href="mailto:${mail}">${mail}</a>`,
    phone && `<a href="tel:${dialled(phone)}">${escapeHtml(phone)}</a>`,
  ];
  return `<noscript><p class="page">${words.filter(Boolean).join(' ')}</p></noscript>`;
}

/** In the language asked for; without one the page follows the browser (D290). */
function addressOf(origin: string, path: string, locale: Locale): string {
  return withLanguage(origin + path, locale);
}

interface HeadWords {
  readonly title: string;
  readonly description: string;
}

function wordsOf({ path, locale, facts }: PageRequest, { service }: FoundScreen): HeadWords {
  const { t } = i18next;
  if (service) return { title: service.title[locale], description: service.teaser[locale] };
  if (path === '/terms') return { title: t('legal:terms.title'), description: t('legal:terms.lead') };
  if (path === '/privacy') return { title: t('legal:privacy.title'), description: t('legal:privacy.lead') };
  if (path === '/checkout') return { title: t('checkout:title'), description: t('checkout:lead') };
  if (path === '/services') return { title: t('catalogue:title'), description: t('catalogue:lead') };
  const { texts, defaultLocale } = facts.company;
  const lead = texts && ownWords(texts.heroLead, locale, defaultLocale);
  return { title: t('home:title'), description: lead || t('home:hero.lead') };
}

/** The company's own mark, or ours. */
function markOf({ slug, origin, facts }: PageRequest): string {
  return origin + (iconUrl(facts.company.logo ?? '', slug, 'icon-512.png') ?? CARD_PICTURE);
}

function structuredData(request: PageRequest, { service }: FoundScreen, description: string) {
  const { path, origin, locale, facts } = request;
  const { name, legalName, phone, helpEmail } = facts.company;
  const address = postalAddress(facts.company);
  const company = {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#company`,
    name,
    url: `${origin}/`,
    image: markOf(request),
    areaServed: areaServed(facts.company),
    availableLanguage: locales,
    ...(legalName && { legalName }),
    ...(helpEmail && { email: helpEmail }),
    ...(phone && { telephone: dialled(phone) }),
    ...(address && { address }),
  };
  if (path === '/') return { '@context': 'https://schema.org', '@graph': [company, faqPage(request)] };
  if (!service) return { '@context': 'https://schema.org', ...company };
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title[locale],
    description,
    provider: company,
    areaServed: company.areaServed,
    ...offersOf(service, locale),
  };
}

/** What home answers below everything else, in its own words. */
function faqPage({ origin, locale, facts }: PageRequest) {
  const t = i18next.getFixedT(null, 'home');
  return {
    '@type': 'FAQPage',
    '@id': `${origin}/#faq`,
    inLanguage: locale,
    mainEntity: faqQuestions(t, formatsOf(locale), readAreaView(facts.company.area)).map(
      ({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      }),
    ),
  };
}

/** Of schema.org: places by name where there are some, codes where those are what the company has named. */
function areaServed({ area }: CompanyView) {
  const { by, counties, zip, miles, codes } = readAreaView(area);
  switch (by) {
    case 'state':
      return { '@type': 'State', name: 'Florida' };
    case 'counties':
      return counties.map((name) => ({ '@type': 'AdministrativeArea', name: `${name} County, Florida` }));
    case 'zips':
      return [...(codes?.served ?? [])];
    case 'radius':
      return {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', postalCode: zip, addressCountry: 'US' },
        geoRadius: `${miles} mi`,
      };
  }
}

function postalAddress({ addressLine1, city, region, postalCode }: CompanyView) {
  if (!addressLine1) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: addressLine1,
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: 'US',
  };
}

/**
 * What a product costs by itself. Where a rule or an answer makes the price, as by the square foot, a product's own figure
 * plays no part (PR5), and nobody could buy at it.
 */
function offersOf(service: Service, locale: Locale) {
  const isPriced = serviceKinds[service.kind].pricedBy === 'product' && !isQuoteService(service);
  const offers = (isPriced ? service.products : [])
    .filter(({ priceCents }) => priceCents > 0)
    .map(({ title, priceCents }) => ({
      '@type': 'Offer',
      name: title[locale],
      price: toDollars(priceCents).toFixed(2),
      priceCurrency: 'USD',
    }));
  return offers.length > 0 ? { offers } : {};
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function alternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
