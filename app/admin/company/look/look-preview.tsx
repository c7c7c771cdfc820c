import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { lookSection } from '#shared/company/look.ts';
import type { Look } from '#shared/company/nothing-set.ts';
import {
  contrast,
  EDGE_RATIO,
  type Hex,
  isHex,
  paletteOf,
  TEXT_RATIO,
  type Theme,
  themes,
} from '#shared/company/palette.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { PreviewCard } from '../frame/preview-card.tsx';
import styles from './look.module.css';

const THEMES: readonly Theme[] = ['light', 'dark'];

/** Header, button, link and a soft ground by day and by evening, and how well they are read. */
export function LookPreview({ look, view }: { look: Look; view: CompanySettingsView }) {
  const { accent } = lookSection.tidy(look);
  return (
    <PreviewCard locale={view.defaultLocale}>
      {(locale) =>
        THEMES.map((theme) => (
          <Sample
            key={theme}
            {...{ theme, locale }}
            name={view.name}
            accent={isHex(accent) ? accent : undefined}
          />
        ))
      }
    </PreviewCard>
  );
}

/** Ours begin from these (app/styles/tokens.css). */
const OURS: Readonly<Record<Theme, Hex>> = { light: '#0a6c67', dark: '#5fd0c0' };

/** One theme's own colours: the page's pairs are settled at its root, for the theme that the page is in. */
function tokensOf(accent: Hex, theme: Theme): CSSProperties {
  const { primary, onPrimary, primarySoft, onPrimarySoft } = paletteOf(accent, theme);
  const { grounds, inks } = themes[theme];
  const tokens: Record<`--${string}`, string | undefined> = {
    ...{ '--paper': grounds[0], '--ink': inks[0], '--primary': primary, '--on-primary': onPrimary },
    ...{ '--primary-soft': primarySoft, '--on-primary-soft': onPrimarySoft },
  };
  return tokens;
}

type SampleProps = { theme: Theme; locale: string; name: string; accent: Hex | undefined };

function Sample({ theme, locale, name, accent }: SampleProps) {
  const { t: staff } = useTranslation('admin');
  const { t } = useTranslation('home', { lng: locale });
  const tokens = tokensOf(accent ?? OURS[theme], theme);
  return (
    <figure className={styles.figure}>
      <figcaption className="soft" lang="fr">
        {staff(theme === 'light' ? 'company.look.day' : 'company.look.evening')}
      </figcaption>
      <div className={styles.sample} style={tokens}>
        <strong dir="auto">{name}</strong>
        <span className={styles.button}>{t('hero.book')}</span>
        <span className={styles.link}>{t('hero.prices')}</span>
        <span className={styles.soft}>{t('hero.eyebrow')}</span>
      </div>
      {accent && <Contrast theme={theme} accent={accent} />}
    </figure>
  );
}

/** On the ground where it is least; the palette never has less than it takes. */
function Contrast({ theme, accent }: { theme: Theme; accent: Hex }) {
  const { t } = useTranslation('admin');
  const { primary, onPrimary } = paletteOf(accent, theme);
  const edge = Math.min(...themes[theme].grounds.map((ground) => contrast(primary, ground)));
  const ratio = (value: number) => staffFormat.number(Math.floor(value * 10) / 10, 1);
  const words = t('company.look.contrast', {
    button: ratio(contrast(onPrimary, primary)),
    edge: ratio(edge),
    text: ratio(TEXT_RATIO),
    least: ratio(EDGE_RATIO),
  });
  const adjusted =
    primary === accent
      ? ''
      : t(theme === 'light' ? 'company.look.darkened' : 'company.look.lightened', {
          from: accent,
          to: primary,
        });
  return (
    <small className="soft tabular" lang="fr">
      {words} {adjusted}
    </small>
  );
}
