import { useTranslation } from 'react-i18next';
import { StepsBar } from '../../../ui/feedback/steps-bar.tsx';

/** `<BookingSteps current={1|2}>` Cart · date and time · details (D303). */
export function BookingSteps({ current }: { current: 1 | 2 }) {
  const { t } = useTranslation('checkout');
  return (
    <StepsBar
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      current={current}
      steps={[
        { label: t('steps.cart'), to: '/cart' },
        { label: t('steps.time'), to: '/checkout' },
        { label: t('steps.details') },
      ]}
    />
  );
}
