import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { type Embed, sitesOf } from '#shared/company/embed.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { CodeBox, CopyCode } from '../../parts/managed/code-box.tsx';
import { PreviewCard } from '../frame/preview-card.tsx';

type EmbedPreviewProps = { embed: Embed; view: CompanySettingsView };

/** What to paste into the other site, in the language that its visitors read. */
export function EmbedPreview({ embed, view }: EmbedPreviewProps) {
  return (
    <PreviewCard locale={view.defaultLocale}>
      {(locale) => <Code locale={locale} isAllowed={sitesOf(embed).length > 0} />}
    </PreviewCard>
  );
}

const ways = ['button', 'inline'] as const;
type Way = (typeof ways)[number];

function Code({ locale, isAllowed }: { locale: Locale; isAllowed: boolean }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [way, setWay] = useState<Way>('button');
  const code = `<script src="${location.origin}/embed.js" data-open="${way}" data-lang="${locale}" async></script>`;
  return (
    <div className="stack" lang="fr">
      {!isAllowed && <Alert tone="info">{t('company.embed.none')}</Alert>}
      <ChoiceGroup
        legend={t('company.embed.way')}
        layout="chips"
        choices={ways.map((value) => ({ value, label: t(`company.embed.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <p>{t(`company.embed.wayHints.${way}`)}</p>
      <div>
        <h3 id={id}>{t('company.embed.code')}</h3>
        <CodeBox labelledBy={id}>{code}</CodeBox>
      </div>
      <div className="cluster">
        <CopyCode text={code} variant="secondary">
          {t('company.embed.copy')}
        </CopyCode>
      </div>
      <p className="soft">{t('company.embed.more')}</p>
      <p className="soft">{t('company.embed.trouble')}</p>
    </div>
  );
}
