import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { renderLetter } from '../frame/letter.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';

interface Words {
  readonly subject: (company: string) => string;
  readonly title: string;
  readonly what: string;
  readonly action: string;
  readonly notes: readonly string[];
  readonly footer: (company: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (company) => `Your bookings with ${company}`,
    title: 'Your bookings',
    what: 'Here is the link you asked for. It shows all your visits; open one to move or cancel it.',
    action: 'See my bookings',
    notes: [
      'The link works for seven days. It is your key: please keep it to yourself.',
      'Not you? Ignore this e-mail and nothing happens.',
    ],
    footer: (company) => `${company} · Home and property services in Florida`,
  },
  es: {
    subject: (company) => `Tus reservas con ${company}`,
    title: 'Tus reservas',
    what: 'Aquí tienes el enlace que pediste. Te muestra todas tus visitas; abre una para cambiarla de horario o cancelarla.',
    action: 'Ver mis reservas',
    notes: [
      'El enlace funciona durante siete días. Es tu llave: no lo compartas.',
      '¿No lo pediste tú? Ignora este correo y no pasará nada.',
    ],
    footer: (company) => `${company} · Servicios para el hogar y la propiedad en Florida`,
  },
  fr: {
    subject: (company) => `Vos réservations chez ${company}`,
    title: 'Vos réservations',
    what: 'Voici le lien que vous avez demandé. Il affiche toutes vos visites\u00a0; ouvrez-en une pour la déplacer ou l’annuler.',
    action: 'Voir mes réservations',
    notes: [
      'Ce lien fonctionne pendant sept jours. C’est votre clé\u00a0: gardez-la pour vous.',
      'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail\u00a0: il ne se passera rien.',
    ],
    footer: (company) => `${company} · Services à domicile en Floride`,
  },
};

/** The way back for a customer who has lost theirs: a link to the list of their bookings (D129). */
export function renderAccessLinkMail(input: {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  readonly imprint?: string | undefined;
  readonly listUrl: string;
}): RenderedMail {
  const { locale, companyName, logoUrl, accent, imprint, listUrl } = input;
  const { subject, title, what, action, notes, footer } = words[locale];
  return renderLetter({
    locale,
    companyName,
    logoUrl,
    accent,
    subject: subject(companyName),
    title,
    preview: what,
    paragraphs: [what],
    action: { label: action, url: listUrl },
    notes,
    footer: footer(companyName),
    imprint,
  });
}
