import { useState } from 'react';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** One call at a time for a form that waits for its answer: `code` is why the last one failed. */
export function useAttempt() {
  const [code, setCode] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Makes the call, and answers whether the server did it. */
  const attempt = async (call: () => Promise<Outcome>): Promise<boolean> => {
    setBusy(true);
    setCode(undefined);
    const outcome = await call();
    setBusy(false);
    if (!outcome.ok) setCode(outcome.code);
    return outcome.ok;
  };
  return { code, isBusy, attempt, forget: () => setCode(undefined) };
}
