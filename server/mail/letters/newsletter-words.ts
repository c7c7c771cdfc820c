import type { Locale } from '#shared/kernel/locale.ts';

interface NewsletterWords {
  readonly confirm: {
    readonly subject: (company: string) => string;
    readonly title: string;
    readonly asked: (company: string) => string;
    readonly why: string;
    readonly action: string;
    readonly notes: readonly string[];
  };
  readonly welcome: {
    readonly subject: (company: string) => string;
    readonly title: string;
    readonly hello: (company: string) => string;
    readonly what: string;
    readonly action: string;
    readonly leave: string;
  };
  readonly footer: (company: string) => string;
}

const en: NewsletterWords = {
  confirm: {
    subject: (company) => `One click and you’re in: ${company} news`,
    title: 'Is this you?',
    asked: (company) => `Someone, we hope you, asked for news from ${company} at this address.`,
    why: 'Open the link below and confirm on that page. Until you do, we won’t write again.',
    action: 'Yes, sign me up',
    notes: ['The link works for seven days.', 'Not you? Ignore this e-mail and nothing happens.'],
  },
  welcome: {
    subject: (company) => `Welcome to ${company} news`,
    title: 'You’re on the list',
    hello: (company) => `Thanks for letting ${company} into your inbox.`,
    what: 'A few times a season: care tips for Florida homes, and our new services. We never give your address to anyone else.',
    action: 'See what we do',
    leave: 'Unsubscribe with one click',
  },
  footer: (company) => `${company} · Home and property services in Florida`,
};

const es: NewsletterWords = {
  confirm: {
    subject: (company) => `Un clic y listo: las noticias de ${company}`,
    title: '¿Eres tú?',
    asked: (company) =>
      `Alguien, esperamos que tú, pidió recibir las noticias de ${company} en esta dirección.`,
    why: 'Abre el enlace de abajo y confirma en esa página. Mientras no lo hagas, no te escribiremos más.',
    action: 'Sí, quiero suscribirme',
    notes: ['El enlace funciona durante siete días.', '¿No fuiste tú? Ignora este correo y no pasará nada.'],
  },
  welcome: {
    subject: (company) => `Ya recibes las noticias de ${company}`,
    title: 'Ya estás en la lista',
    hello: (company) => `Gracias por abrirle tu buzón a ${company}.`,
    what: 'Unas pocas veces por temporada: consejos para cuidar tu casa en Florida y nuestros servicios nuevos. Tu dirección no se la damos a nadie.',
    action: 'Ver lo que hacemos',
    leave: 'Cancelar la suscripción con un clic',
  },
  footer: (company) => `${company} · Servicios para el hogar y la propiedad en Florida`,
};

const fr: NewsletterWords = {
  confirm: {
    subject: (company) => `Plus qu’un clic\u00a0: les nouvelles de ${company}`,
    title: 'C’est bien vous\u00a0?',
    asked: (company) =>
      `Une demande d’abonnement aux nouvelles de ${company} nous est parvenue pour cette adresse.`,
    why: 'Ouvrez le lien ci-dessous et confirmez sur la page. Sans cela, nous ne vous écrirons plus.',
    action: 'Oui, je m’abonne',
    notes: [
      'Ce lien fonctionne pendant sept jours.',
      'Ce n’est pas vous\u00a0? Ignorez cet e-mail\u00a0: il ne se passera rien.',
    ],
  },
  welcome: {
    subject: (company) => `Bienvenue parmi les lecteurs de ${company}`,
    title: 'C’est noté, merci',
    hello: (company) => `Merci d’ouvrir votre boîte de réception à ${company}.`,
    what: 'Quelques messages par saison\u00a0: des conseils d’entretien pour les maisons de Floride et nos nouveaux services. Votre adresse n’est donnée à personne.',
    action: 'Découvrir nos services',
    leave: 'Se désabonner en un clic',
  },
  footer: (company) => `${company} · Services à domicile en Floride`,
};

export const newsletterWords: Readonly<Record<Locale, NewsletterWords>> = { en, es, fr };
