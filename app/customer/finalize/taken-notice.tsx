import type { ReactNode } from 'react';
import { errorText } from '../../i18n/error-text.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { NearSlots, type NearSlotsProps } from '../parts/booking/near-slots.tsx';

type TakenNoticeProps = NearSlotsProps & {
  /** Why, where it is not taken but cannot be booked at all. */
  code?: string | undefined;
  /** The words of the link to all other times. */
  others: string;
  children: ReactNode;
};

/** `<TakenNotice others …NearSlots>` The time is gone: the nearest ones as buttons, and the way to all of them. */
export function TakenNotice({ code = 'slot.taken', others, children, ...near }: TakenNoticeProps) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={errorText(code)}
      actions={
        <>
          <NearSlots {...near} />
          <ButtonLink to="/checkout" variant="quiet">
            {others}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Alert>
  );
}
