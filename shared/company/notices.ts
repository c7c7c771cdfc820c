import { findContactFault } from '../booking/contact-rules.ts';
import type { Id } from '../kernel/ids.ts';
import type { Locale } from '../kernel/locale.ts';

/** What a company's own people may be told of, in the order in which it is asked about. */
export const noticeKinds = ['booked', 'moved', 'cancelled', 'quote', 'undeliverable', 'review'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Somebody of the company who is told by mail. */
export interface NoticeAddress {
  readonly id: Id;
  /** Who that is, as the company calls them; may be empty. */
  readonly label: string;
  readonly email: string;
  readonly locale: Locale;
  readonly kinds: readonly NoticeKind[];
  /** True: one mail a day of everything, in place of one for each. */
  readonly daily: boolean;
}

export interface Notices {
  readonly addresses: readonly NoticeAddress[];
  /** When the daily summary is written: minutes after midnight on the company's clock. */
  readonly summaryMinute: number;
}

/** More people than a small company has; each costs a mail for every fact. */
export const NOTICE_ADDRESSES_MAX = 10;
/** In UTF-16 units. */
export const noticeLengthMax = { label: 60, email: 254 } as const;
/** Summaries begin at whole and half hours. */
export const SUMMARY_STEP_MIN = 30;
export const DAY_MIN = 24 * 60;

/** `reserved` is an example address, where no mail arrives. */
type NoticeFault = 'required' | 'invalid' | 'reserved' | 'too_long' | 'taken';
type NoticeFaultField = 'label' | 'email' | 'kinds';
/** By position and field, as `0.email`. */
type NoticeFaults = Readonly<Record<string, NoticeFault>>;

/** Also what joins or turns text, which would change the words that it stands between. */
const UNFIT = /\p{Cc}|\p{Cf}/u;

function faultField(position: number, field: NoticeFaultField): string {
  return `${position}.${field}`;
}

/** What is wrong with what was typed, space around it aside; empty when nothing is. Asked by the form and by the server. */
export function findNoticeFaults(typed: readonly NoticeAddress[]): NoticeFaults {
  const addresses = typed.map(tidyAddress);
  const faults: Record<string, NoticeFault> = {};
  for (const [position, { label, email, kinds }] of addresses.entries()) {
    const note = (field: NoticeFaultField, fault: NoticeFault | undefined) => {
      if (fault) faults[faultField(position, field)] = fault;
    };
    note('label', labelFault(label));
    const isTaken = addresses.slice(0, position).some((other) => isSameMailbox(other.email, email));
    note('email', findContactFault('email', email) ?? (isTaken ? 'taken' : undefined));
    note('kinds', kinds.length === 0 ? 'required' : undefined);
  }
  return faults;
}

function labelFault(label: string): NoticeFault | undefined {
  if (label.length > noticeLengthMax.label) return 'too_long';
  return UNFIT.test(label) ? 'invalid' : undefined;
}

/** People write one address in several ways; no server that matters tells them apart. */
function isSameMailbox(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}

/** As it is kept: no space around a text, kinds once each and in their order. */
export function tidyNotices({ addresses, summaryMinute }: Notices): Notices {
  return { addresses: addresses.map(tidyAddress), summaryMinute };
}

function tidyAddress({ id, label, email, locale, kinds, daily }: NoticeAddress): NoticeAddress {
  return {
    id,
    label: label.trim().replace(/\s+/g, ' '),
    email: email.trim(),
    locale,
    kinds: noticeKinds.filter((kind) => kinds.includes(kind)),
    daily,
  };
}

export function isSameNotices(one: Notices, other: Notices): boolean {
  return JSON.stringify(tidyNotices(one)) === JSON.stringify(tidyNotices(other));
}
