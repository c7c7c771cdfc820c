import type { BookingView, CustomersCrew } from '#shared/api/bookings.ts';
import { isDrive } from '#shared/booking/is-drive.ts';
import { type CancelPolicy, policyNotes } from '#shared/company/cancel-policy.ts';
import type { Hex } from '#shared/company/palette.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { colon } from '../frame/colon.ts';
import { escapeHtml } from '../frame/escape-html.ts';
import { type MailFact, mailFrame } from '../frame/mail-frame.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';
import { shortText } from '../frame/short-text.ts';
import { subjectLine } from '../frame/subject-line.ts';
import { unlinked } from '../frame/unlinked.ts';
import { type MailTold, type MailWords, mailWords } from './booking-words.ts';
import { lateIntro } from './late-words.ts';
import { cancelledRows, type MailPrice, moneyRows } from './money-rows.ts';
import { policyIntro } from './policy-words.ts';
import { quoteWords } from './quote-words.ts';
import { timeWords } from './time-words.ts';

/** A pair of ISO instants. */
type BookingTime = Pick<BookingView, 'startISO' | 'endISO'>;

export interface BookingMailInput {
  readonly kind: 'booked' | 'pending' | 'moved' | 'updated' | 'cancelled' | 'reminder';
  readonly locale: Locale;
  readonly booking: BookingView;
  /** When the visit was before it was moved. */
  readonly formerTime?: BookingTime | undefined;
  /** What it cost before it was edited. */
  readonly formerPrice?: MailPrice | undefined;
  /** The company moved or cancelled it: "as you asked" would not be true. */
  readonly byOffice?: boolean | undefined;
  /** It waited until it was edited, and does so no more. */
  readonly confirmed?: boolean | undefined;
  /** The quote that waited for an answer ended with it. */
  readonly offerOver?: boolean | undefined;
  /** It leaves only now that the visit has begun. */
  readonly isLate?: boolean | undefined;
  /** It waits for a person because of where it is. */
  readonly far?: 'outside' | 'unknown' | undefined;
  /** Who comes, where the owner wants it told. */
  readonly crew?:
    | (Pick<CustomersCrew, 'name' | 'again'> & { readonly pictureUrl?: string | undefined })
    | undefined;
  /** True: a reminder will follow. */
  readonly willRemind?: boolean;
  /** What the owner asks of those who would move or cancel; absent where nothing is asked. */
  readonly policy?: CancelPolicy | undefined;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  /** Who sends it and from where; empty while the company has named neither. */
  readonly imprint?: string | undefined;
  readonly manageUrl: string;
  readonly bookAgainUrl: string;
}

/** Everything that both versions of a mail say, in words. */
interface Said {
  readonly words: MailWords;
  readonly told: MailTold;
  readonly hello: string;
  readonly intro: string;
  readonly rows: readonly MailFact[];
  readonly action: { readonly label: string; readonly url: string };
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/** The gate code never stands in a mail (D123). */
export function renderBookingMail(given: BookingMailInput): RenderedMail {
  const { customerName, address } = given.booking;
  const typed = { customerName: unlinked(customerName), address: unlinked(address) };
  const input = { ...given, booking: { ...given.booking, ...typed } };
  const said = say(input);
  const { shortDay } = timeWords(input.booking, input.locale);
  const subject = said.words.subject[said.told];
  return {
    subject: subjectLine((service) => subject(service, shortDay), input.booking.serviceTitle),
    text: textOf(input, said),
    html: htmlOf(input, said),
  };
}

function say(input: BookingMailInput): Said {
  const { kind, locale, booking } = input;
  const words = mailWords[locale];
  const told = kind === 'pending' && booking.quote ? 'quote' : kind;
  return {
    words,
    told,
    hello: words.hello(booking.customerName),
    intro: introOf(input, told, words),
    rows: [
      ...crewRows(input, words),
      ...(kind === 'cancelled'
        ? cancelledRows(booking, locale)
        : moneyRows(booking, locale, input.formerPrice)),
      { label: words.reference, value: shortId(booking.id) },
    ],
    action:
      kind === 'cancelled'
        ? { label: words.bookAgain, url: input.bookAgainUrl }
        : { label: words.manage, url: input.manageUrl },
    steps: nextSteps(input, told, words),
    notes: kind === 'cancelled' ? [] : notesOf(input, words),
  };
}

/** Of a visit that is off nobody comes. */
function crewRows({ kind, crew }: BookingMailInput, words: MailWords): MailFact[] {
  if (crew === undefined || kind === 'cancelled') return [];
  const name = unlinked(crew.name);
  const { pictureUrl } = crew;
  return [{ label: words.crew, value: crew.again ? words.crewAgain(name) : name, pictureUrl }];
}

function introOf(input: BookingMailInput, told: MailTold, words: MailWords): string {
  const { kind, byOffice, confirmed } = input;
  const byUs = byOffice && (kind === 'moved' || kind === 'updated' || kind === 'cancelled');
  const intro = policyIntro(input) ?? lateIntro(input) ?? (byUs ? words.introByUs[kind] : words.intro[told]);
  return confirmed ? `${words.nowConfirmed} ${intro}` : intro;
}

/** Nothing comes next of a visit that has begun. */
function nextSteps(
  { isLate, willRemind, booking }: BookingMailInput,
  told: MailTold,
  words: MailWords,
): readonly string[] {
  if (isLate) return [];
  if (told === 'booked') {
    const steps = isDrive(booking.itemsSnapshot) ? words.steps.drive : words.steps.booked;
    return [...(willRemind ? [words.willRemind] : []), ...steps];
  }
  return told === 'pending' || told === 'quote' ? words.steps[told] : [];
}

function textOf(
  input: BookingMailInput,
  { words, told, hello, intro, rows, action, steps, notes }: Said,
): string {
  const { locale, booking, companyName, imprint } = input;
  const where = { label: words.where, value: booking.address };
  return [
    words.title[told],
    '',
    hello,
    intro,
    '',
    ...[...timeRows(input, words), where, ...rows].flatMap((row) => textLines(row, locale)),
    '',
    `${action.label}${colon[locale]} ${action.url}`,
    '',
    ...(steps.length > 0 ? [words.next, ...steps.map((step, index) => `${index + 1}. ${step}`), ''] : []),
    ...(notes.length > 0 ? [...notes, ''] : []),
    words.footer(companyName),
    ...(imprint ? [imprint] : []),
  ].join('\n');
}

function htmlOf(
  input: BookingMailInput,
  { words, told, hello, intro, rows, action, steps, notes }: Said,
): string {
  const { locale, booking, companyName, logoUrl, accent, imprint = '', formerTime } = input;
  const when = timeWords(booking, locale);
  const former = formerTime && timeWords({ ...booking, ...formerTime }, locale);
  return mailFrame({
    locale,
    companyName: escapeHtml(companyName),
    logoUrl: logoUrl && escapeHtml(logoUrl),
    accent,
    title: escapeHtml(words.title[told]),
    preview: escapeHtml(
      shortText(told === 'cancelled' ? intro : `${booking.serviceTitle}, ${when.day}, ${when.hours}`),
    ),
    paragraphs: [hello, intro].map(escapeHtml),
    leaf: {
      ...when.leaf,
      lines: [when.hours, when.day, booking.address].map(escapeHtml),
      former: former && {
        label: escapeHtml(`${words.oldTime}${colon[locale]}`),
        time: escapeHtml(`${former.day}, ${former.hours}`),
      },
      isOver: told === 'cancelled',
    },
    rows: rows.map(escapeFact),
    action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
    next: steps.length > 0 ? { title: escapeHtml(words.next), steps: steps.map(escapeHtml) } : undefined,
    notes: notes.map(escapeHtml),
    footer: [words.footer(companyName), imprint].filter(Boolean).map(escapeHtml),
  });
}

function timeRows({ booking, formerTime, locale }: BookingMailInput, words: MailWords): MailFact[] {
  const row = (label: string, time: BookingTime) => {
    const { day, hours } = timeWords({ ...booking, ...time }, locale);
    return { label, value: `${day}, ${hours}` };
  };
  return formerTime
    ? [row(words.newTime, booking), row(words.oldTime, formerTime)]
    : [row(words.when, booking)];
}

function notesOf(input: BookingMailInput, words: MailWords): readonly string[] {
  return [...statusNotes(input), ...policyNotes(input), ...priceNotes(input, words), words.manageHint];
}

/** The first mail of a pending visit says so in its title; later ones must not sound as if it were confirmed. */
function statusNotes({ kind, booking, locale, far, offerOver }: BookingMailInput): string[] {
  const { pendingNote, farNote } = mailWords[locale];
  const over = offerOver ? [quoteWords[locale].over] : [];
  if (booking.status !== 'PENDING') return over;
  const isLater = kind === 'moved' || kind === 'updated';
  return [...over, ...(far ? [farNote[far]] : []), ...(isLater ? [pendingNote] : [])];
}

function textLines({ label, value, details = [] }: MailFact, locale: Locale): string[] {
  return [`${label}${colon[locale]} ${value}`, ...details.map((detail) => `  · ${detail}`)];
}

function escapeFact(fact: MailFact): MailFact {
  const { label, value, details = [], pictureUrl } = fact;
  return {
    ...fact,
    ...{ label: escapeHtml(label), value: escapeHtml(value), details: details.map(escapeHtml) },
    pictureUrl: pictureUrl && escapeHtml(pictureUrl),
  };
}

/** What is owed when; a request for a quote owes nothing at all, which its steps say the first time. */
function priceNotes({ kind, booking, isLate }: BookingMailInput, words: MailWords): string[] {
  const { quote, estimate, itemsSnapshot } = booking;
  if (quote) return kind === 'pending' && !isLate ? [] : [words.quoteNote];
  const guessed = itemsSnapshot.filter((line) => line.estimate);
  const roads = guessed.filter(({ detail }) => detail.some(({ delivery }) => delivery));
  return [
    ...(estimate && (roads.length === 0 || roads.length < guessed.length) ? [words.estimateNote] : []),
    ...(roads.some(isDoubted) ? [words.doubtNote] : roads.length > 0 ? [words.roadNote] : []),
    words.nothingToPay,
  ];
}

function isDoubted({ detail }: BookingView['itemsSnapshot'][number]): boolean {
  return detail.some(({ delivery }) => delivery?.doubt);
}
