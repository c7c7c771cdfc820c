import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useCatalogue } from '../parts/page/use-catalogue.ts';

/** The form is ours, the service not this company's: says which there are, by their slugs (D19). */
export function IntakeMissing() {
  const { t } = useTranslation('intake');
  const { t: words } = useTranslation('catalogue');
  const { catalogue } = useCatalogue();
  return (
    <div className="page">
      <EmptyState
        titleLevel="h1"
        title={t('missing.title')}
        drawing={<img src="/drawings/not-found.svg" alt="" width={320} height={240} />}
        action={<ButtonLink to="/services">{words('unknown.services')}</ButtonLink>}
      >
        {t('missing.text', { slugs: catalogue?.services.map((service) => service.slug).join(', ') ?? '' })}
      </EmptyState>
    </div>
  );
}
