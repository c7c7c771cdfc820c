import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { READDRESS_WINDOW_MIN } from '#shared/booking/readdress-window.ts';
import { minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { lazyPart, NotDownloaded } from '../../frame/lazy-part.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useOpener } from '../parts/page/use-opener.ts';
import type { EmailFormProps } from './email-form.tsx';
import { useSentAddress } from './use-sent-address.ts';

const Form = lazyPart(() => import('./email-form.tsx'), 'EmailForm', {
  waiting: <Skeleton shape="box" height="12rem" />,
  missing: NotDownloaded,
});

type EmailFixProps = Omit<EmailFormProps, 'onClose'> & {
  /** As the server has it: how long ago it was made is its word. */
  booking: BookingView | undefined;
};

/** "Wrong e-mail? Fix it here", for as long as the server takes it (D106). */
export function EmailFix({ booking, ...form }: EmailFixProps) {
  const { t } = useTranslation('confirmation');
  const { isOpen, open, close, button } = useOpener();
  const madeAt = parseInstant(booking?.createdAt ?? '');
  const isFresh = madeAt !== undefined && minutesBetween(madeAt, serverNow()) < READDRESS_WINDOW_MIN;
  // What was sent and not answered is asked for again, whatever the link of before says by now.
  const sent = useSentAddress(form.link.id);
  const [isLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    close();
  };
  if (isOpen || (sent.isOpen && !isLeft)) return <Form {...form} onClose={leave} />;
  if (booking?.status === 'CANCELLED' || !(isFresh || sent.isOpen)) return null;
  return (
    <Button ref={button} variant="quiet" onClick={open}>
      {t('wrongEmail')}
    </Button>
  );
}
