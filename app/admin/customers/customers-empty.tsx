import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

type CustomersEmptyProps = {
  /** There is no customer yet; else none has what is looked for. */
  isFirst: boolean;
  onNew: () => void;
  onClear: () => void;
};

export function CustomersEmpty({ isFirst, onNew, onClear }: CustomersEmptyProps) {
  const { t } = useTranslation('admin');
  if (isFirst) {
    return (
      <EmptyState
        drawing={<img src="/drawings/booked.svg" alt="" width="320" height="240" />}
        title={t('customers.empty')}
        action={<Button onClick={onNew}>{t('customers.new')}</Button>}
      >
        <p>{t('customers.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<img src="/drawings/not-found.svg" alt="" width="320" height="240" />}
      title={t('customers.none')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('customers.clearSearch')}
        </Button>
      }
    >
      <p>{t('customers.noneText')}</p>
    </EmptyState>
  );
}
