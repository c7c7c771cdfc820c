import { Check, MapPin, Navigation, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '#shared/delivery/stop.ts';
import { Tag } from '../../../ui/layout/tag.tsx';
import { isBlankStop } from '../is-blank-plan.ts';

/** Who said where this is, or that a person typed it. */
export function StopSource({ stop }: { stop: Stop }) {
  const { t } = useTranslation('planner');
  if (stop.source === null) {
    if (isBlankStop(stop)) return null;
    return <Tag icon={<PencilLine aria-hidden="true" />}>{t('source.typed')}</Tag>;
  }
  if (stop.approximate) {
    return (
      <Tag tone="sun" icon={<MapPin aria-hidden="true" />}>
        {stop.zip.trim() ? t('source.approximate') : t('source.approximateTown')}
      </Tag>
    );
  }
  const icons = { manual: <MapPin aria-hidden="true" />, user: <Navigation aria-hidden="true" /> };
  const icon =
    stop.source === 'manual' || stop.source === 'user' ? icons[stop.source] : <Check aria-hidden="true" />;
  return (
    <Tag tone="success" icon={icon}>
      {t(`source.${stop.source}`)}
    </Tag>
  );
}
