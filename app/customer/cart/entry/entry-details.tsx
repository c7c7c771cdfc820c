import { Suspense } from 'react';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { RequestDetails } from './request-details.tsx';
import { useInstanceDetails } from './use-instance-details.ts';

/**
 * What was asked for, in a line. The words of requests are downloaded only for a cart that holds one; a delivery has a
 * list of stops instead.
 */
export function EntryDetails({ instance, service }: { instance: Instance; service: Service | undefined }) {
  const words = useInstanceDetails()(instance, service);
  const plain = <DetailLine words={words} />;
  if (service === undefined || serviceKinds[service.kind].form !== 'request') return plain;
  return (
    <Suspense fallback={plain}>
      <RequestDetails instance={instance} words={words} />
    </Suspense>
  );
}

function DetailLine({ words }: { words: readonly string[] }) {
  return words.length > 0 && <p className="soft">{words.join('\u00a0· ')}</p>;
}
