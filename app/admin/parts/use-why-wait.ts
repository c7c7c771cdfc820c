import { useTranslation } from 'react-i18next';
import { useOnline } from '../../frame/use-online.ts';

/** Why nothing can be written now, in French; undefined while it can. The back office writes only with a connection. */
export function useWhyWait(): string | undefined {
  const { t } = useTranslation('admin');
  return useOnline() ? undefined : t('whyWait');
}
