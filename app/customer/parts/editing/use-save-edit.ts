import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { Instance } from '#shared/cart/instance.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { replaceInstance } from '../../../data/cart/replace-instance.ts';
import { clearDraft } from '../../../data/drafts/drafts.ts';
import { clearEditIntent } from '../../../data/drafts/edit-intent.ts';
import { showDone } from '../page/show-done.ts';
import { useSubmitLock } from '../page/use-submit-lock.ts';
import { editDraftKey } from './use-edited.ts';

/**
 * The two ways out of an edit. Save replaces the instance; both drop the intent and lead to the cart. `updateFailed` are
 * words of a form's own for a cart that could not be written.
 */
export function useSaveEdit(instanceId: Id, updateFailed?: string) {
  const { t } = useTranslation('configure');
  const navigate = useNavigate();
  const [locked, runLocked] = useSubmitLock();
  const [fault, setFault] = useState<'gone' | 'update' | null>(null);
  const save = (instance: Instance) =>
    runLocked(async () => {
      setFault(null);
      const saved = await replaceInstance(instanceId, instance).catch(() => null);
      if (saved === null) return setFault('update');
      if (!saved) return setFault('gone');
      showDone(t('saved'));
      await leaveEdit(navigate, instanceId);
    });
  const words = { gone: t('edit.gone'), update: updateFailed ?? t('error.update') };
  return {
    save,
    cancel: () => void leaveEdit(navigate, instanceId),
    locked,
    error: fault && words[fault],
    dismissError: () => setFault(null),
  };
}

/**
 * The form gives its place in the history to the cart: Back would come to it with nothing left to edit, and it would say
 * that what was just saved is gone from the cart.
 */
export async function leaveEdit(navigate: NavigateFunction, instanceId: Id): Promise<void> {
  // What stays behind after a fault here is found and dropped by the next edit.
  await Promise.allSettled([clearEditIntent(instanceId), clearDraft(editDraftKey(instanceId))]);
  void navigate('/cart', { replace: true });
}
