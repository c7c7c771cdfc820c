import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Instance } from '#shared/cart/instance.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addToCart } from '../../../data/cart/add-to-cart.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import { replaceServiceItems } from '../../../data/cart/replace-service-items.ts';
import { newId } from '../../../data/device/clock.ts';
import { saveLastIntake } from '../../../data/drafts/last-intake.ts';
import { showDone } from '../page/show-done.ts';
import { useSubmitLock } from '../page/use-submit-lock.ts';
import { toLastIntake } from './to-last-intake.ts';

export interface PutRequest {
  /**
   * Puts the request in the cart and goes to `next`, or to the one given here; asks first when the cart holds one of
   * this service (D70).
   */
  readonly submit: (next?: string) => Promise<void>;
  /** How many it holds, while the question is open; 0 otherwise. */
  readonly asking: number;
  readonly answer: (how: 'replace' | 'add') => Promise<void>;
  readonly dismiss: () => void;
  readonly locked: boolean;
  readonly failed: boolean;
  /** Takes the failure off the screen; what was written stays. */
  readonly dismissFault: () => void;
}

interface PutRequestOptions {
  /** Where a request in the cart leads. */
  readonly next: string;
  /** Said in a toast on the way. */
  readonly done: string;
  /** What is left to do once it is in the cart, such as to drop its draft; a failure changes nothing. */
  readonly after?: () => Promise<unknown>;
}

/**
 * From a checked request to the cart and the next step (D144). `make` gives the same instance id until it
 * is in the cart, so that a second tap adds nothing.
 */
export function usePutRequest(
  service: Service,
  kind: IntakeKind,
  make: () => Instance,
  { next, done, after }: PutRequestOptions,
): PutRequest {
  const navigate = useNavigate();
  const [locked, runLocked] = useSubmitLock();
  const [asking, setAsking] = useState(0);
  const [failed, setFailed] = useState(false);
  const target = useRef(next);

  const put = async (how: 'replace' | 'add') => {
    const instance = make();
    const items = [{ id: newId(), serviceId: service.id, productId: null, instances: [instance] }];
    await saveLastIntake(kind, toLastIntake(instance));
    await (how === 'add' ? addToCart(items) : replaceServiceItems(service.id, items));
    await after?.().catch(() => undefined); // It is in the cart; what is left behind is harmless.
    showDone(done);
    navigate(target.current);
  };
  const attempt = (how: 'replace' | 'add') =>
    runLocked(async () => {
      setFailed(false);
      await put(how).catch(() => setFailed(true));
    });

  return {
    // Outside the lock, which stays shut for a moment: a quick answer to the question must count.
    submit: async (to = next) => {
      target.current = to;
      const others = await countOthers(service, make().id);
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
    dismissFault: () => setFailed(false),
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
