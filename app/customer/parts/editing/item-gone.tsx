import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

type ItemGoneProps = {
  failed: boolean;
  /** In place of "Failed to load configuration". */
  failedTitle?: string | undefined;
};

/** What should be edited is not in the cart any more, or could not be read (D71). */
export function ItemGone({ failed, failedTitle }: ItemGoneProps) {
  const { t } = useTranslation('configure');
  return (
    <div className="page">
      <EmptyState
        titleLevel="h1"
        title={failed ? (failedTitle ?? t('error.configuration')) : t('edit.gone')}
        drawing={<img src="/drawings/not-found.svg" alt="" width={320} height={240} />}
        action={<ButtonLink to="/cart">{t('edit.toCart')}</ButtonLink>}
      >
        {failed ? t('error.loadText') : t('edit.goneText')}
      </EmptyState>
    </div>
  );
}
