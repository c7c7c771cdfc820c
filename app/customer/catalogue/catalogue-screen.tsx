import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ServiceGrid } from '../parts/offer/service-grid.tsx';
import styles from './catalogue-screen.module.css';

export function CatalogueScreen() {
  const { t } = useTranslation('catalogue');
  useScreenTitle(t('title'));
  return (
    <div className={`page stack ${styles.screen}`}>
      <PageTitle lead={t('lead')}>{t('heading')}</PageTitle>
      <h2 className="visually-hidden">{t('list')}</h2>
      <ServiceGrid />
    </div>
  );
}
