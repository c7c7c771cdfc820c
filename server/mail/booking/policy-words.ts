import { mayChangeAlone } from '#shared/booking/change-alone.ts';
import type { PolicyInput } from '#shared/company/cancel-policy.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';

interface IntroWords {
  /** In place of what would invite to the button. */
  readonly reminder: string;
  readonly byUs: Readonly<Record<'moved' | 'updated', string>>;
}

const introWords: Readonly<Record<Locale, IntroWords>> = {
  en: {
    reminder: 'Your visit is coming up.',
    byUs: {
      moved:
        'We moved your visit to the time below. Everything else stays as it was. If it doesn’t suit you, please call or write to us.',
      updated:
        'We changed your booking. Here is everything as it stands now. If something isn’t right, please call or write to us.',
    },
  },
  es: {
    reminder: 'Se acerca tu visita.',
    byUs: {
      moved:
        'Hemos cambiado tu visita a la hora de abajo. Todo lo demás sigue igual. ¿No te conviene? Llámanos o escríbenos.',
      updated: 'Hemos cambiado tu reserva. Así queda todo ahora. ¿Algo no está bien? Llámanos o escríbenos.',
    },
  },
  fr: {
    reminder: 'Votre visite approche.',
    byUs: {
      moved:
        'Nous avons déplacé votre visite à l’horaire ci-dessous. Rien d’autre ne change. Il ne vous convient pas\u00a0? Appelez-nous ou écrivez-nous.',
      updated:
        'Nous avons modifié votre réservation. Voici où elle en est. Quelque chose ne convient pas\u00a0? Appelez-nous ou écrivez-nous.',
    },
  },
};

/** What a mail begins with instead where its usual words would send a customer to a button that is shut. */
export function policyIntro(
  input: PolicyInput & { readonly kind: string; readonly byOffice?: boolean | undefined },
): string | undefined {
  const { kind, byOffice, policy, locale } = input;
  if (!policy || policy.hours === 0) return undefined;
  if (kind === 'reminder') return introWords[locale].reminder;
  if (!byOffice || !isLate(input)) return undefined;
  return kind === 'moved' || kind === 'updated' ? introWords[locale].byUs[kind] : undefined;
}

function isLate({ booking, policy }: PolicyInput): boolean {
  const startsAt = parseInstant(booking.startISO);
  return (
    policy !== undefined && startsAt !== undefined && !mayChangeAlone(startsAt, policy.now, policy.hours)
  );
}
