import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { renderLetter } from '../frame/letter.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';
import { shortText } from '../frame/short-text.ts';
import { unlinked } from '../frame/unlinked.ts';

interface Words {
  readonly subject: (company: string) => string;
  readonly title: string;
  readonly asked: (service: string) => string;
  readonly why: string;
  readonly action: string;
  readonly notes: readonly string[];
  readonly leave: string;
  readonly footer: (company: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (company) => `How did it go with ${company}?`,
    title: 'How did it go?',
    asked: (service) => `We were at your place for: ${service}. Would you tell others how it went?`,
    why: 'Stars and a few words take a minute. They help your neighbors choose, and they help us do better.',
    action: 'Write a review',
    notes: [
      'Only the name that you choose, your words, the town and the month are shown.',
      'We ask once for each visit. If you would rather not, there is nothing to do.',
    ],
    leave: 'Don’t ask me again',
    footer: (company) => `${company} · Home and property services in Florida`,
  },
  es: {
    subject: (company) => `¿Qué tal te fue con ${company}?`,
    title: '¿Qué tal te fue?',
    asked: (service) => `Estuvimos en tu casa para: ${service}. ¿Les cuentas a los demás qué tal fue?`,
    why: 'Unas estrellas y unas palabras te llevan un minuto. Ayudan a tus vecinos a elegir y a nosotros a mejorar.',
    action: 'Escribir una opinión',
    notes: [
      'Solo se muestran el nombre que tú elijas, tus palabras, la ciudad y el mes.',
      'Preguntamos una sola vez por visita. Si prefieres no hacerlo, no tienes que hacer nada.',
    ],
    leave: 'No me pregunten más',
    footer: (company) => `${company} · Servicios para el hogar y la propiedad en Florida`,
  },
  fr: {
    subject: (company) => `Comment s’est passée la visite de ${company}\u00a0?`,
    title: 'Comment cela s’est-il passé\u00a0?',
    asked: (service) =>
      `Nous sommes venus chez vous pour\u00a0: ${service}. Le raconteriez-vous aux autres\u00a0?`,
    why: 'Quelques étoiles et quelques mots prennent une minute. Ils aident vos voisins à choisir, et nous à mieux faire.',
    action: 'Donner mon avis',
    notes: [
      'Seuls le nom que vous choisissez, vos mots, la ville et le mois sont affichés.',
      'Nous ne demandons qu’une fois par visite. Si vous préférez ne rien dire, il n’y a rien à faire.',
    ],
    leave: 'Ne plus me demander d’avis',
    footer: (company) => `${company} · Services à domicile en Floride`,
  },
};

/** A day after a visit: asks its customer to review it (D403). */
export function renderReviewMail(input: {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  readonly imprint?: string | undefined;
  readonly serviceTitle: string;
  readonly reviewUrl: string;
  readonly leaveUrl: string;
}): RenderedMail {
  const { locale, companyName, logoUrl, accent, imprint, serviceTitle, reviewUrl, leaveUrl } = input;
  const { subject, title, asked, why, action, notes, leave, footer } = words[locale];
  return renderLetter({
    locale,
    companyName,
    logoUrl,
    accent,
    subject: subject(companyName),
    title,
    preview: why,
    paragraphs: [asked(unlinked(shortText(serviceTitle))), why],
    action: { label: action, url: reviewUrl },
    notes,
    way: { label: leave, url: leaveUrl },
    footer: footer(companyName),
    imprint,
  });
}
