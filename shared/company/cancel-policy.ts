import { changeableUntil, mayChangeAlone } from '../booking/change-alone.ts';
import { type Instant, parseInstant } from '../kernel/instant.ts';
import { type Locale, localeTags } from '../kernel/locale.ts';
import { writeDate } from '../kernel/write-date.ts';

/** What the owner asks of those who would move or cancel (D372), as it is when it is read. */
export interface CancelPolicy {
  /** 0: until the visit starts, of which the mails say nothing more than they ever did. */
  readonly hours: number;
  /** The owner's own, in the reader's language; '' where there are none. */
  readonly words: string;
  /** Where a person is reached, as it is read; empty while the company has named neither. */
  readonly contacts: readonly string[];
  readonly now: Instant;
}

interface PolicyWords {
  readonly until: (until: string) => string;
  readonly after: string;
  readonly late: string;
}

const policyWords: Readonly<Record<Locale, PolicyWords>> = {
  en: {
    until: (until) => `You can move or cancel this visit yourself until ${until}.`,
    after: 'After that, please call or write to us',
    late: 'It is too late to move or cancel this visit online. Please call or write to us',
  },
  es: {
    until: (until) => `Puedes cambiar o cancelar esta visita por tu cuenta hasta el ${until}.`,
    after: 'Después, llámanos o escríbenos',
    late: 'Ya es tarde para cambiar o cancelar esta visita en línea. Llámanos o escríbenos',
  },
  fr: {
    until: (until) => `Vous pouvez déplacer ou annuler cette visite vous-même jusqu’au ${until}.`,
    after: 'Passé ce moment, appelez-nous ou écrivez-nous',
    late: 'Il est trop tard pour déplacer ou annuler cette visite en ligne. Appelez-nous ou écrivez-nous',
  },
};

const contactColon: Readonly<Record<Locale, string>> = { en: ': ', es: ': ', fr: '\u00a0: ' };

export interface PolicyInput {
  readonly locale: Locale;
  readonly booking: { readonly startISO: string; readonly timeZone: string };
  readonly policy?: CancelPolicy | undefined;
}

/**
 * What every mail of a visit that is to come says of changing it: until when it is the customer's to change, what to do
 * after that, and what the owner says of it. The owner reads the same before it is saved.
 */
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

/** `Wednesday, December 2 at 8:00 AM EST`, in the company's zone. */
function momentWords(at: Instant, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  return writeDate(format.formatToParts(at), locale);
}
