import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { crewOfBooking } from '#shared/api/admin/crews.ts';
import type { Refusal } from '../../../data/wire/http.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

const unfitAnswer = z.object({ crew: crewOfBooking, why: z.array(z.enum(['kinds', 'area', 'travel'])) });

/** Whether the server refused only because of what the free crew does, where it comes or how far it is, which staff may overrule. */
export function isUnfit({ code, body }: Refusal): boolean {
  return code === 'crew.unfit' && unfitAnswer.safeParse(body).success;
}

type UnfitAlertProps = { refusal: Refusal; busy: boolean; onAnyway: () => void };

/** `<UnfitAlert refusal busy onAnyway>` Which crew is free, why it does not fit, and a press that takes it all the same (AG50). */
export function UnfitAlert({ refusal, busy, onAnyway }: UnfitAlertProps) {
  const { t } = useTranslation('admin');
  const said = unfitAnswer.safeParse(refusal.body);
  if (!said.success) return null;
  const { crew, why } = said.data;
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('crews.unfit.title', { name: crew.name })}
      actions={
        <Button variant="secondary" busy={busy} onClick={onAnyway}>
          {t('crews.unfit.anyway')}
        </Button>
      }
    >
      {why.map((one) => t(`crews.unfit.${one}`)).join(' ')}
    </Alert>
  );
}
