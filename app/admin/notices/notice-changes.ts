import type { TFunction } from 'i18next';
import type { NoticesView } from '#shared/api/admin/notices.ts';
import { type NoticeAddress, type Notices, noticeKinds } from '#shared/company/notices.ts';
import { localeNames } from '#shared/kernel/locale.ts';

type Words = TFunction<'admin'>;

/** What was saved, without what became of the mails. */
export function savedNotices({ summaryMinute, addresses }: NoticesView): Notices {
  return {
    summaryMinute,
    addresses: addresses.map(({ bounced: _bounced, lastMail: _lastMail, ...address }) => address),
  };
}

/** Who that is, in a word. */
export function nameOf({ label, email }: NoticeAddress, t: Words): string {
  return label.trim() || email.trim() || t('notices.nameless');
}

/** "7 h 30" of 450. */
export function wallWords(minute: number): string {
  return `${Math.floor(minute / 60)}\u00a0h\u00a0${String(minute % 60).padStart(2, '0')}`;
}

interface NoticeChange {
  /** Of whom, and which field. */
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** Where two lists differ, in words: what a conflict and the history show. One who is new or gone is one line. */
export function noticeChanges(before: Notices, after: Notices, t: Words): NoticeChange[] {
  const ids = new Set([...after.addresses, ...before.addresses].map(({ id }) => id));
  const changes = [...ids].flatMap((id) => {
    const [was, is] = [before, after].map(({ addresses }) => addresses.find((one) => one.id === id));
    return changesOf(was, is, t);
  });
  const [from, to] = [before, after].map(({ summaryMinute }) => wallWords(summaryMinute));
  return [...changes, { what: t('notices.summary'), from: from ?? '', to: to ?? '' }].filter(
    (change) => change.from !== change.to,
  );
}

function changesOf(was: NoticeAddress | undefined, is: NoticeAddress | undefined, t: Words): NoticeChange[] {
  const someone = is ?? was;
  if (someone === undefined) return [];
  const name = nameOf(was ?? someone, t);
  if (!was || !is) {
    const whole = (one: NoticeAddress | undefined) =>
      one === undefined
        ? t('notices.nobody')
        : fieldsOf(one, t)
            .map(({ value }) => value)
            .join(' · ');
    return [{ what: name, from: whole(was), to: whole(is) }];
  }
  const former = fieldsOf(was, t);
  return fieldsOf(is, t).map(({ field, value }, position) => ({
    what: `${name}\u00a0: ${field}`,
    from: former[position]?.value ?? '',
    to: value,
  }));
}

function fieldsOf({ label, email, locale, kinds, daily }: NoticeAddress, t: Words) {
  const known = noticeKinds.filter((kind) => kinds.includes(kind));
  return [
    { field: t('notices.label'), value: label.trim() || t('notices.nothing') },
    { field: t('notices.email'), value: email.trim() || t('notices.nothing') },
    { field: t('notices.locale'), value: localeNames[locale] },
    {
      field: t('notices.of'),
      value: known.map((kind) => t(`notices.kinds.${kind}`)).join(', ') || t('notices.nothing'),
    },
    { field: t('notices.when'), value: t(daily ? 'notices.whens.daily' : 'notices.whens.now') },
  ];
}
