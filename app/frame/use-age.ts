import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../data/device/clock.ts';
import { formatAge } from '../i18n/format-age.ts';
import { useLocale } from '../i18n/use-locale.ts';

/** Ages are told in minutes. */
const TICK_MS = 30_000;

/** "12 minutes ago", kept right while it is shown. */
export function useAge(at: Instant): string {
  const { t } = useTranslation('outbox');
  const locale = useLocale();
  const [today, setToday] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setToday(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return formatAge(today - at, locale) ?? t('justNow');
}
