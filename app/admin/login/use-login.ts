import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { StaffRole } from '#shared/company/staff-role.ts';
import { hasAdminToken, listenToToken } from '../../data/staff/admin-token.ts';
import { openAdminSession } from '../../data/staff/commands/admin-session.ts';
import { loadGuide } from '../../data/staff/commands/follow-guide.ts';
import { standing } from '../../data/staff/standing.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { START, safeNext, startOf } from '../parts/access/safe-next.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { deviceKind } from './device-kind.ts';

const MINUTE_MS = 60_000;

/** The typed key stays through any fault, so that a second try is one press. */
export function useLogin() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const [named, setLabel] = useState<string>();
  const label = named ?? t(`login.kinds.${deviceKind(navigator.userAgent, navigator.maxTouchPoints)}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const hasToken = useSyncExternalStore(listenToToken, hasAdminToken);
  const [hadToken] = useState(hasToken);
  // Another tab was logged in: this one is let in too. Staff who come to change the key stay.
  useEffect(() => {
    if (hasToken && !hadToken && !busy) navigate(arrivalOf(search, standing.get().role), { replace: true });
  }, [hasToken, hadToken, busy, navigate, search]);

  const wordsOf = ({ code, retryAfterMs }: Refusal): string => {
    if (code === 'admin.denied') return t('login.invalid');
    if (code === 'admin.crew_closed') return t('login.closed');
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
    if (answer.ok) return navigate(await firstOf(search, answer.body.role), { replace: true });
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

/** The owner of a company that is new goes to the guide; who was on the way to a screen goes on to it (D376). */
async function firstOf(search: URLSearchParams, role: StaffRole): Promise<string> {
  const next = arrivalOf(search, role);
  if (next !== START || role !== 'owner') return next;
  const guide = await loadGuide();
  return guide.ok && guide.body.opens ? '/admin/guide' : next;
}

function arrivalOf(search: URLSearchParams, role: StaffRole): string {
  const next = nextOf(search);
  return next === START ? startOf(role) : next;
}

function nextOf(search: URLSearchParams): string {
  return safeNext(search.get('next'), window.location.origin);
}
