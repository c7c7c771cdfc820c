import { useTranslation } from 'react-i18next';
import type { CatalogueAnswer, CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import { remote } from '../../../data/remote.ts';
import { currentLists, orderEntries } from '../../../data/staff/commands/edit-catalogue.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { AdminData } from '../../parts/use-admin-read.ts';
import { faultWords } from '../../parts/words/fault-words.ts';

/** Shows a list in its new order at once, and in the one that holds when the server says otherwise. */
export function useOrder(data: AdminData<CatalogueAnswer>) {
  const { t } = useTranslation('admin');
  const latest = useLatest(data);
  return async (type: EntryType, list: readonly CatalogueEntry[]) => {
    const before = latest.current.body;
    const [first] = list;
    if (!before || !first) return;
    const ids = list.map(({ id }) => id);
    const inList = new Set(ids);
    const rest = before.entries.filter(({ id }) => !inList.has(id));
    // Services come first on the wire; products and options are looked for by their service.
    const entries = type === 'services' ? [...list, ...rest] : [...rest, ...list];
    await latest.current.put({ ...before, entries });
    const answer = await orderEntries(type, {
      ids,
      ...(type !== 'services' && { serviceId: first.serviceId }),
    });
    if (answer.ok) {
      await latest.current.put(answer.body);
      await remote.refreshCatalogue({ force: true }).catch(() => undefined);
      return;
    }
    const current = answer.code === 'catalogue.changed' ? currentLists(answer.body) : undefined;
    await latest.current.put(current ?? before);
    const text = current
      ? t('catalogue.moveStale')
      : `${t('catalogue.moveFailed')}. ${faultWords(answer.code, t)}`;
    showToast({ text, tone: 'danger' });
  };
}
