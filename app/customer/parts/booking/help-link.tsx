import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialled } from '#shared/company/company.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useCatalogue } from '../page/use-catalogue.ts';

type HelpLinkProps = { subject: string; className?: string | undefined; children: ReactNode };

/**
 * A mail to the company's own address (`settings.helpEmail`), where `children` say so; a call where it has named a phone
 * alone, and nothing at all where it has named neither.
 */
export function HelpLink({ subject, className, children }: HelpLinkProps) {
  const { t } = useTranslation('shell');
  const { helpEmail, phone } = useCatalogue().catalogue ?? {};
  if (helpEmail) {
    return (
      <a className={className} href={`mailto:${helpEmail}?subject=${encodeURIComponent(subject)}`}>
        {children}
      </a>
    );
  }
  if (!phone) return null;
  return (
    <a className={classNames('tabular', className)} href={`tel:${dialled(phone)}`}>
      {t('call', { phone })}
    </a>
  );
}
