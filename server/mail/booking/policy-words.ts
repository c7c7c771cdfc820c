import type { BookingView } from '#shared/api/bookings.ts';
import { changeableUntil, mayChangeAlone } from '#shared/booking/change-alone.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { momentWords } from './time-words.ts';

/** What the owner asks of those who would move or cancel (D372), as it is when the mail is written. */
export interface CancelPolicy {
  /** 0: until the visit starts, of which the mails say nothing more than they ever did. */
  readonly hours: number;
  /** The owner's own, in the mail's language; '' where there are none. */
  readonly words: string;
  /** Where a person is reached, as it is read; empty while the company has named neither. */
  readonly contacts: readonly string[];
  readonly now: Instant;
}

interface PolicyWords {
  readonly until: (until: string) => string;
  readonly after: string;
  readonly late: string;
  /** In place of what would invite to the button. */
  readonly reminder: string;
  readonly byUs: Readonly<Record<'moved' | 'updated', string>>;
}

const policyWords: Readonly<Record<Locale, PolicyWords>> = {
  en: {
    until: (until) => `You can move or cancel this visit yourself until ${until}.`,
    after: 'After that, please call or write to us',
    late: 'It is too late to move or cancel this visit online. Please call or write to us',
    reminder: 'Your visit is coming up.',
    byUs: {
      moved:
        'We moved your visit to the time below. Everything else stays as it was. Does it not suit you? Please call or write to us.',
      updated:
        'We changed your booking. Here is everything as it stands now. Does something not fit? Please call or write to us.',
    },
  },
  es: {
    until: (until) => `Puedes cambiar o cancelar esta visita por tu cuenta hasta el ${until}.`,
    after: 'Después, llámanos o escríbenos',
    late: 'Ya es tarde para cambiar o cancelar esta visita en línea. Llámanos o escríbenos',
    reminder: 'Se acerca tu visita.',
    byUs: {
      moved:
        'Hemos cambiado tu visita a la hora de abajo. Todo lo demás sigue igual. ¿No te viene bien? Llámanos o escríbenos.',
      updated: 'Hemos cambiado tu reserva. Así queda todo ahora. ¿Algo no te encaja? Llámanos o escríbenos.',
    },
  },
  fr: {
    until: (until) => `Vous pouvez déplacer ou annuler cette visite vous-même jusqu’au ${until}.`,
    after: 'Passé ce moment, appelez-nous ou écrivez-nous',
    late: 'Il est trop tard pour déplacer ou annuler cette visite en ligne. Appelez-nous ou écrivez-nous',
    reminder: 'Votre visite approche.',
    byUs: {
      moved:
        'Nous avons déplacé votre visite à l’horaire ci-dessous. Rien d’autre ne change. Il ne vous convient pas\u00a0? Appelez-nous ou écrivez-nous.',
      updated:
        'Nous avons modifié votre réservation. Voici où elle en est. Quelque chose ne convient pas\u00a0? Appelez-nous ou écrivez-nous.',
    },
  },
};

const contactColon: Readonly<Record<Locale, string>> = { en: ': ', es: ': ', fr: '\u00a0: ' };

export interface PolicyInput {
  readonly locale: Locale;
  readonly booking: Pick<BookingView, 'startISO' | 'timeZone'>;
  readonly policy?: CancelPolicy | undefined;
}

/** Until when a visit is the customer's to change, what to do after that, and what the owner says of it. */
export function policyNotes({ locale, booking, policy }: PolicyInput): string[] {
  if (!policy) return [];
  const { words, contacts } = policy;
  const own = words === '' ? [] : [words];
  if (policy.hours === 0) return own;
  const { until, after, late } = policyWords[locale];
  const reach = contacts.length > 0 ? contactColon[locale] + contacts.join(' · ') : '.';
  const startsAt = parseInstant(booking.startISO);
  if (startsAt === undefined || !mayChangeAlone(startsAt, policy.now, policy.hours))
    return [late + reach, ...own];
  const moment = momentWords(changeableUntil(startsAt, policy.hours), booking.timeZone, locale);
  return [`${until(moment)} ${after}${reach}`, ...own];
}

/** What a mail begins with instead where its usual words would send a customer to a button that is shut. */
export function policyIntro(
  input: PolicyInput & { readonly kind: string; readonly byOffice?: boolean | undefined },
): string | undefined {
  const { kind, byOffice, policy, locale } = input;
  if (!policy || policy.hours === 0) return undefined;
  if (kind === 'reminder') return policyWords[locale].reminder;
  if (!byOffice || !isLate(input)) return undefined;
  return kind === 'moved' || kind === 'updated' ? policyWords[locale].byUs[kind] : undefined;
}

function isLate({ booking, policy }: PolicyInput): boolean {
  const startsAt = parseInstant(booking.startISO);
  return (
    policy !== undefined && startsAt !== undefined && !mayChangeAlone(startsAt, policy.now, policy.hours)
  );
}
