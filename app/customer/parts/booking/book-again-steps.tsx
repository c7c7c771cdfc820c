import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookAgainView } from '#shared/api/booking-changes.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { refillCart } from '../../../data/bookings/refill-cart.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import { remote } from '../../../data/remote.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { showDone } from '../page/show-done.ts';
import { SlowNote } from '../page/slow-note.tsx';

export interface BookAgainStepsProps {
  readonly link: { readonly id: Id; readonly email: string; readonly sig: string };
  /** Called at the end, whatever came of it. */
  readonly onEnd: () => void;
  /** It did not work; why is said here until it is tried again. */
  readonly onFail: () => void;
  readonly onRetry: () => void;
}

interface Found {
  readonly items: readonly CartItem[];
  readonly dropped: BookAgainView['dropped'];
}

/** Asks the server what can be booked once more, and the person before anything in the cart is replaced. */
export function BookAgainSteps(props: BookAgainStepsProps) {
  const { t } = useTranslation('booking');
  const { asking, isBusy, fault, fill } = useBookAgain(props);
  if (fault !== undefined) {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={t('again.failed')}
        actions={
          <Button variant="secondary" onClick={props.onRetry}>
            {t('again.retry')}
          </Button>
        }
        onDismiss={props.onEnd}
        dismissLabel={t('close')}
      >
        {fault}
      </Alert>
    );
  }
  return (
    <>
      <SlowNote
        isBusy={isBusy}
        text={t('again.asking')}
        cancel={{ label: t('again.stop'), onCancel: props.onEnd }}
      />
      <Dialog
        open={asking !== undefined}
        onClose={props.onEnd}
        title={t('again.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={props.onEnd} data-first-focus="">
              {t('again.keep')}
            </Button>
            <Button onClick={() => asking && void fill(asking)}>{t('again.replace')}</Button>
          </>
        }
      >
        {t('again.text')}
      </Dialog>
    </>
  );
}

function useBookAgain({ link, onEnd, onFail }: BookAgainStepsProps) {
  const { t } = useTranslation('booking');
  const { list } = useFormat();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const isStarted = useRef(false);
  const isLeft = useRef(false);
  const isFilling = useRef(false);

  const fail = (text: string) => {
    setFault(text);
    onFail();
  };
  const takeBack = async (items: readonly CartItem[]) => {
    await refillCart(items);
    showDone(t('again.undone'));
  };
  const fill = async ({ items, dropped }: Found) => {
    // A second tap would find its own cart in the place of the one to put back.
    if (isFilling.current) return;
    isFilling.current = true;
    const before = await refillCart(items);
    const names = dropped.map(({ serviceTitle, option }) =>
      option === '' ? t('again.extra', { service: serviceTitle }) : (option ?? serviceTitle),
    );
    const missing = names.length > 0 ? ` ${t('again.dropped', { names: list(names) })}` : '';
    const undo = { label: t('again.undo'), onUndo: () => void takeBack(before.items) };
    onEnd();
    void navigate('/cart');
    showToast({
      text: t('again.done') + missing,
      tone: 'success',
      ...(before.items.length > 0 && { undo }),
    });
  };
  const start = async () => {
    const outcome = await remote.bookAgain(link);
    if (isLeft.current) return; // cancelled: nothing was put anywhere yet
    if (!outcome.ok) return fail(errorText(outcome.code));
    if (outcome.items.length === 0) return fail(t('again.nothing'));
    const { count } = await readCart();
    if (count > 0) setAsking(outcome);
    else await fill(outcome);
  };
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void start();
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return { asking, isBusy: asking === undefined, fault, fill };
}
