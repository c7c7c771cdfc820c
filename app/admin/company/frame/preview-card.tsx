import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, localeNames, locales } from '#shared/kernel/locale.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Card } from '../../../ui/layout/card.tsx';

type PreviewCardProps = {
  /** What the preview opens in: the company's own language. */
  locale: Locale;
  children: (locale: Locale) => ReactNode;
};

/** What a customer will see, in the language of a customer. A picture: nothing in it leads on. */
export function PreviewCard({ locale, children }: PreviewCardProps) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState(locale);
  return (
    <Card as="section" className="stack" aria-labelledby="company-preview">
      <h2 id="company-preview">{t('company.preview')}</h2>
      <ChoiceGroup
        legend={t('company.previewLanguage')}
        legendHidden
        layout="chips"
        choices={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={chosen}
        onChange={setChosen}
      />
      <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
        <div className="stack" lang={chosen}>
          {children(chosen)}
        </div>
      </Suspense>
    </Card>
  );
}
