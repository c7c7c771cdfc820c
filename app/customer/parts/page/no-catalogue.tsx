import type { ReactNode } from 'react';
import { remote } from '../../../data/remote.ts';
import { readFetch } from '../../../data/wire/read-fetch-state.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { useStored } from './use-stored.ts';

/** Prices and hours are not on this device: they are on their way (`loading`), or could not be had and can be asked for again. */
export function NoCatalogue({ title, retry, loading }: { title: string; retry: string; loading: ReactNode }) {
  const fetch = useStored(() => readFetch('catalogue'))?.value;
  if (fetch?.status !== 'failed') return loading;
  return (
    <ErrorPanel
      title={title}
      action={
        <Button variant="secondary" onClick={() => void remote.refreshCatalogue({ force: true })}>
          {retry}
        </Button>
      }
    >
      {errorText(fetch.code ?? '')}
    </ErrorPanel>
  );
}
