import { Archive, CircleAlert, Clock, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MailHead } from '#shared/api/admin/mails.ts';
import { Tag } from '../../ui/layout/tag.tsx';

const looks = {
  kept: { tone: 'sun', Icon: Archive, words: 'mails.state.kept' },
  sent: { tone: 'success', Icon: MailCheck, words: 'mails.state.sent' },
  waiting: { tone: 'info', Icon: Clock, words: 'mails.state.waiting' },
  dead: { tone: 'danger', Icon: CircleAlert, words: 'mails.state.dead' },
} as const;

/** Never "sent" when it was not: without SMTP a mail is only kept (D363). */
export function MailStateTag({ state }: { state: MailHead['state'] }) {
  const { t } = useTranslation('admin');
  const { tone, Icon, words } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Tag>
  );
}
