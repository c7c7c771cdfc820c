import type { Locale } from '#shared/kernel/locale.ts';

const lateWords: Readonly<Record<Locale, Readonly<Record<'booked' | 'pending', string>>>> = {
  en: {
    booked:
      'Your visit is confirmed, and by the time this e-mail was sent it should have begun. If nobody came, please call or write to us.',
    pending:
      'We have your request, but the time you asked for has come before our answer. If you have not heard from us, please call or write to us.',
  },
  es: {
    booked:
      'Tu visita está confirmada y, al enviarte este correo, ya debería haber empezado. Si no ha venido nadie, llámanos o escríbenos.',
    pending:
      'Tenemos tu solicitud, pero la hora que pediste ha llegado antes que nuestra respuesta. Si no has tenido noticias nuestras, llámanos o escríbenos.',
  },
  fr: {
    booked:
      'Votre visite est confirmée et, au moment où part cet e-mail, elle devrait avoir commencé. Si personne n’est venu, appelez-nous ou écrivez-nous.',
    pending:
      'Nous avons votre demande, mais l’heure demandée est arrivée avant notre réponse. Si vous n’avez pas eu de nos nouvelles, appelez-nous ou écrivez-nous.',
  },
};

/** What a first mail begins with that leaves only once its visit has begun (D511). */
export function lateIntro(input: {
  readonly kind: string;
  readonly locale: Locale;
  readonly isLate?: boolean | undefined;
}): string | undefined {
  const { kind, locale, isLate } = input;
  if (!isLate) return undefined;
  return kind === 'booked' || kind === 'pending' ? lateWords[locale][kind] : undefined;
}
