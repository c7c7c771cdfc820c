import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasAdminToken, listenToToken } from '../../data/staff/admin-token.ts';
import { openAdminSession } from '../../data/staff/commands/admin-session.ts';
import { loadGuide } from '../../data/staff/commands/follow-guide.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { START, safeNext } from '../parts/access/safe-next.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { deviceName } from './device-name.ts';

const MINUTE_MS = 60_000;

/** The typed key stays through any fault, so that a second try is one press. */
export function useLogin() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const [label, setLabel] = useState(() => deviceName(navigator.userAgent, navigator.maxTouchPoints));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const hasToken = useSyncExternalStore(listenToToken, hasAdminToken);
  const [hadToken] = useState(hasToken);
  // Another tab was logged in: this one is let in too. Staff who come to change the key stay.
  useEffect(() => {
    if (hasToken && !hadToken && !busy) navigate(nextOf(search), { replace: true });
  }, [hasToken, hadToken, busy, navigate, search]);

  const wordsOf = ({ code, retryAfterMs }: Refusal): string => {
    if (code === 'admin.denied') return t('login.invalid');
    if (code !== 'request.too_many' || retryAfterMs === undefined) return faultWords(code, t);
    return t('login.wait', { count: Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)) });
  };
  const refuse = (words: string) => {
    setError(words);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (key.trim() === '') return refuse(t('login.required'));
    setBusy(true);
    const answer = await openAdminSession(key, label);
    // It stays busy on the way out: the move of another tab's login would come in between.
    if (answer.ok) return navigate(await firstOf(search), { replace: true });
    setBusy(false);
    refuse(wordsOf(answer));
  };
  return {
    input,
    key,
    label,
    setLabel,
    error,
    busy,
    submit,
    setKey: (next: string) => {
      setKey(next);
      setError(undefined);
    },
  };
}

/** A company that is new goes to its guide; who was on the way to a screen goes on to it (D376). */
async function firstOf(search: URLSearchParams): Promise<string> {
  const next = nextOf(search);
  if (next !== START) return next;
  const guide = await loadGuide();
  return guide.ok && guide.body.opens ? '/admin/guide' : next;
}

function nextOf(search: URLSearchParams): string {
  return safeNext(search.get('next'), window.location.origin);
}
