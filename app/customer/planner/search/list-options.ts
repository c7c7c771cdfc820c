import type { SuggestionView } from '#shared/api/delivery.ts';
import { canonicalText } from '#shared/delivery/route-key.ts';
import type { RecentAddress } from '../../../data/delivery/recent-addresses.ts';

/** Beside suggestions of the server, what was used before is a shortcut, not the list. */
const RECENT_WHILE_TYPING_MAX = 3;

export type SearchOption =
  | { readonly kind: 'recent'; readonly key: string; readonly address: RecentAddress }
  | { readonly kind: 'suggestion'; readonly key: string; readonly suggestion: SuggestionView }
  | { readonly kind: 'here'; readonly key: 'here' }
  | { readonly kind: 'manual'; readonly key: 'manual' };

interface Listed {
  /** What stands in the field. */
  readonly text: string;
  readonly recent: readonly RecentAddress[];
  readonly suggestions: readonly SuggestionView[];
  readonly canLocate: boolean;
}

/** What the list offers, in order: addresses used before, what was found, where the person stands; by hand always last. */
export function listOptions({ text, recent, suggestions, canLocate }: Listed): readonly SearchOption[] {
  const typed = canonicalText(text);
  const isEmpty = typed === '';
  const used = isEmpty
    ? recent
    : recent.filter((each) => matches(each, typed)).slice(0, RECENT_WHILE_TYPING_MAX);
  const usedLabels = new Set(used.map(({ label }) => canonicalText(label)));
  const found = suggestions.filter(({ label }) => !usedLabels.has(canonicalText(label)));
  return [
    ...used.map((address) => ({ kind: 'recent', key: address.id, address }) as const),
    ...found.map(
      (suggestion) =>
        ({ kind: 'suggestion', key: `${suggestion.source} ${suggestion.id}`, suggestion }) as const,
    ),
    ...(isEmpty && canLocate ? [{ kind: 'here', key: 'here' } as const] : []),
    { kind: 'manual', key: 'manual' },
  ];
}

/** Every typed word begins a word of the address. */
function matches({ label, street, city, zip, placeName }: RecentAddress, typed: string): boolean {
  const words = canonicalText([label, street, city, zip, placeName].join(' ')).split(/[\s,]+/);
  return typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
