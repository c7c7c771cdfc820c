import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import type { IntentRow, PreferredTime } from '../../data/device/rows.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useKnownCatalogue } from '../served-page.ts';
import type { Listed } from './keep-settled.ts';

/** The tenant's (D321), until the catalogue has told. */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** An intent as a sentence, and how it stands. */
export function useIntentWords() {
  const { t } = useTranslation('outbox');
  const { date, time, list } = useFormat();
  const timeZone = useKnownCatalogue()?.timeZone ?? DEFAULT_TIME_ZONE;
  const when = (at: Instant) => t('when', { date: date(at, timeZone, 'short'), time: time(at, timeZone) });

  const bookingOf = (wishes: readonly PreferredTime[], startAt: Instant) => {
    const others = wishes.slice(1).map((wish) => when(wish.startAt));
    const first = when(wishes[0]?.startAt ?? startAt);
    return others.length === 0
      ? t('what.booking', { when: first })
      : t('what.bookingOr', { when: first, others: list(others) });
  };
  const what = (row: IntentRow): string => {
    switch (row.kind) {
      case 'booking':
        return bookingOf(row.wishes, row.startAt);
      case 'given-up':
        return t('what.booking', { when: when(row.startAt) });
      case 'reschedule':
        return t('what.reschedule', { from: when(row.fromStartAt), to: when(row.startAt) });
      case 'cancel':
        return row.startAt === null ? t('what.cancelAny') : t('what.cancel', { when: when(row.startAt) });
      case 'edit-services':
        return t('what.edit', { when: when(row.startAt) });
      case 'newsletter':
        return t('what.newsletter', { email: row.email });
      case 'access-link':
        return t('what.accessLink', { email: row.email });
    }
  };
  const reason = (row: IntentRow): string => {
    if (row.code === null) return t('reason.still');
    // It waited too long to be meant still (LC28).
    return row.code === 'timeout' ? t('reason.expired') : errorText(row.code);
  };
  const state = ({ row, end }: Listed): string => {
    if (row.kind === 'given-up') return t('state.givenUp');
    switch (end ?? row.state) {
      case 'sent':
        return t('state.sent');
      case 'discarded':
        return t('state.discarded');
      case 'waiting':
        return t('state.waiting');
      case 'sending':
        return t('state.sending');
      case 'unknown':
        return t('state.unknown');
      case 'asks':
        return t('state.asks', { reason: reason(row) });
    }
  };
  return { what, state };
}
