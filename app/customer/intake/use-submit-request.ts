import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../local/clock.ts';
import { addToCart } from '../../local/commands/add-to-cart.ts';
import { clearDraft } from '../../local/commands/clear-draft.ts';
import { replaceServiceItems } from '../../local/commands/replace-service-items.ts';
import { saveLastIntake } from '../../local/commands/save-last-intake.ts';
import { readCart } from '../../local/reads/cart.ts';
import { showDone } from '../parts/show-done.ts';
import { useSubmitLock } from '../parts/use-submit-lock.ts';
import { type IntakeDraft, type RequestKind, toInstance, toLastIntake } from './intake-draft.ts';
import { requestKey } from './use-kept-request.ts';

export interface Sending {
  /** Puts the request in the cart; asks first when the cart holds one of this service (decision 70). */
  readonly submit: () => Promise<void>;
  /** How many it holds, while the question is open; 0 otherwise. */
  readonly asking: number;
  readonly answer: (how: 'replace' | 'add') => Promise<void>;
  readonly dismiss: () => void;
  readonly locked: boolean;
  readonly failed: boolean;
}

/** From a checked draft to the next step (A§2, decision 144). */
export function useSubmitRequest(service: Service, kind: RequestKind, draft: IntakeDraft): Sending {
  const { t } = useTranslation('intake');
  const navigate = useNavigate();
  const [locked, runLocked] = useSubmitLock();
  const [asking, setAsking] = useState(0);
  const [failed, setFailed] = useState(false);

  const put = async (how: 'replace' | 'add') => {
    const instance = toInstance(draft, kind);
    const items = [{ id: newId(), serviceId: service.id, productId: null, instances: [instance] }];
    await saveLastIntake(kind, toLastIntake(instance));
    await (how === 'add' ? addToCart(items) : replaceServiceItems(service.id, items));
    await clearDraft(requestKey(kind)).catch(() => undefined); // It is in the cart; the copy is harmless.
    showDone(t('saved'));
    navigate(`/checkout?kind=${kind}`);
  };
  const attempt = (how: 'replace' | 'add') =>
    runLocked(async () => {
      setFailed(false);
      await put(how).catch(() => setFailed(true));
    });

  return {
    // Outside the lock, which stays shut for a moment: a quick answer to the question must count.
    submit: async () => {
      const others = await countOthers(service, draft.id);
      if (others > 0) setAsking(others);
      else await attempt('replace');
    },
    asking,
    answer: (how) => {
      setAsking(0);
      return attempt(how);
    },
    dismiss: () => setAsking(0),
    locked,
    failed,
  };
}

/** Requests of this service in the cart; not the one being sent, which a second tap would meet there. */
async function countOthers(service: Service, id: Id): Promise<number> {
  // A cart that cannot be read cannot be written either, and that is said then.
  const items = await readCart().then(
    (cart) => cart.items,
    () => [],
  );
  const mine = items.filter((item) => item.serviceId === service.id);
  return mine.flatMap((item) => item.instances).filter((instance) => instance.id !== id).length;
}
