import { useTranslation } from 'react-i18next';
import { StorageForget } from '../../frame/storage/storage-forget.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import { useHoldMinutes } from '../parts/booking/use-hold-minutes.ts';
import { LegalPage } from './legal-page.tsx';

/** The day these words last changed in meaning. */
const PRIVACY_VERSION = '2026-11-21';

export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  const holdMin = useHoldMinutes();
  const kept = holdMin ? t('privacy.duration.textFor', { minutes: 2 * holdMin }) : t('privacy.duration.text');
  const contact = (
    <p>
      <HelpLink subject={t('privacy.title')}>{t('privacy.contact.action')}</HelpLink>
    </p>
  );
  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      since={PRIVACY_VERSION}
      paragraphs={[
        {
          id: 'device',
          title: t('privacy.device.title'),
          text: t('privacy.device.text'),
          more: <StorageForget />,
        },
        { id: 'server', title: t('privacy.server.title'), text: t('privacy.server.text') },
        { id: 'duration', title: t('privacy.duration.title'), text: kept },
        { id: 'newsletter', title: t('privacy.newsletter.title'), text: t('privacy.newsletter.text') },
        { id: 'gate-code', title: t('privacy.gate.title'), text: t('privacy.gate.text') },
        { id: 'links', title: t('privacy.links.title'), text: t('privacy.links.text') },
        {
          id: 'contact',
          title: t('privacy.contact.title'),
          text: t('privacy.contact.text'),
          more: contact,
        },
      ]}
    />
  );
}
