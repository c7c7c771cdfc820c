import type { Instance } from '#shared/cart/instance.ts';
import { truncateLabel } from '#shared/cart/label.ts';
import { useRequestWords } from '../../../booking/request/use-request-words.ts';

type RequestDetailsProps = {
  instance: Instance;
  /** Numbers and choices, told after the kind of work. */
  words: readonly string[];
};

/** A request form in short: what kind of work, its numbers, and what was written where the name does not say it. */
export function RequestDetails({ instance, words }: RequestDetailsProps) {
  const kinds = useRequestWords({ ...instance.handymanMeta, ...instance.intake });
  const description = instance.handymanMeta?.description ?? instance.intake?.description ?? '';
  const line = [...kinds, ...words].join('\u00a0· ');
  return (
    <>
      {line && <p className="soft">{line}</p>}
      {instance.label === undefined && description !== '' && (
        <p className="soft" dir="auto">
          {truncateLabel(description)}
        </p>
      )}
    </>
  );
}
