import { type AddressView, addressView, type SuggestionView } from '#shared/api/delivery.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { call } from '../wire/http.ts';

export interface AddressDetailsAsk extends Pick<SuggestionView, 'source' | 'id'> {
  readonly sessionToken: Id;
  readonly locale: Locale;
}

/** The address behind a suggestion; undefined when it could not be had, for whatever reason (D336). */
export async function fetchAddress(
  { source, id, sessionToken, locale }: AddressDetailsAsk,
  signal?: AbortSignal,
): Promise<AddressView | undefined> {
  const answer = await call({
    method: 'GET',
    path: '/addresses/details',
    query: { source, id, sessionToken, locale },
    schema: addressView,
    signal,
  });
  return answer.ok ? answer.body : undefined;
}
