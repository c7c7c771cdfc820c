import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { READDRESS_WINDOW_MIN } from '#shared/booking/readdress-window.ts';
import { minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import { errorText } from '../../i18n/error-text.ts';
import { serverNow } from '../../local/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpener } from '../parts/use-opener.ts';
import type { EmailFormProps } from './email-form.tsx';

const Form = lazy<ComponentType<EmailFormProps>>(() =>
  import('./email-form.tsx').then(
    ({ EmailForm }) => ({ default: EmailForm }),
    () => ({ default: () => <Alert tone="warning">{errorText('network')}</Alert> }),
  ),
);

type EmailFixProps = Omit<EmailFormProps, 'onClose'> & {
  /** As the server has it: how long ago it was made is its word. */
  booking: BookingView | undefined;
};

/** "Wrong e-mail? Fix it here", for as long as the server takes it (decision 106). */
export function EmailFix({ booking, ...form }: EmailFixProps) {
  const { t } = useTranslation('confirmation');
  const { isOpen, open, close, button } = useOpener();
  const madeAt = parseInstant(booking?.createdAt ?? '');
  const isFresh = madeAt !== undefined && minutesBetween(madeAt, serverNow()) < READDRESS_WINDOW_MIN;
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
        <Form {...form} onClose={close} />
      </Suspense>
    );
  }
  if (!isFresh || booking?.status === 'CANCELLED') return null;
  return (
    <Button ref={button} variant="quiet" onClick={open}>
      {t('wrongEmail')}
    </Button>
  );
}
