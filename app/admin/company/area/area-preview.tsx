import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceArea } from '#shared/company/area.ts';
import { areaSection } from '#shared/company/area-section.ts';
import { coverArea } from '#shared/company/cover-area.ts';
import { judgePlace, type ServedArea } from '#shared/company/served-area.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './area.module.css';
import { FloridaMap } from './florida-map.tsx';

/** Of a company that has no address, a code in the middle of the map. */
const SAMPLE_ZIP = '32801';

/** How many codes are served, where they lie, and what a customer of any code would be told. `own`: the company's ZIP code. */
export function AreaPreview({ area, own }: { area: ServiceArea; own: string }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(own || SAMPLE_ZIP);
  const { served, unknown } = useMemo(() => {
    const coverage = coverArea(readGazetteer(), areaSection.tidy(area));
    return { served: coverage.area, unknown: area.by === 'zips' ? coverage.unknown : [] };
  }, [area]);
  const dots = useMemo(() => dotsOf(served), [served]);
  const count = served.codes?.served.size ?? readGazetteer().zips.size;
  return (
    <Card as="section" className="stack" aria-labelledby="company-preview">
      <h2 id="company-preview">{t('company.preview')}</h2>
      <p role="status">
        <strong>{t('company.area.count', { count })}</strong>
      </p>
      {area.by !== 'counties' && <FloridaMap label={t('company.area.count', { count })} dots={dots} />}
      {unknown.length > 0 && (
        <p className={`soft ${styles.sentence}`}>
          {t('company.area.unknown', { count: unknown.length, zips: unknown.join(', ') })}
        </p>
      )}
      <TextField
        label={t('company.area.try')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={styles.sentence}>
        <TriedWords served={served} zip={typed.trim()} />
      </p>
    </Card>
  );
}

function TriedWords({ served, zip }: { served: ServedArea; zip: string }) {
  const { t } = useTranslation('admin');
  const answer = judgePlace(served, { country: 'US', postalCode: zip });
  if (answer === undefined) return t('company.area.tried.none');
  if (answer === 'served') return t('company.area.tried.served', { zip });
  if (answer === 'unknown') return t('company.area.tried.unknown', { zip });
  return t(served.outside === 'refused' ? 'company.area.tried.refused' : 'company.area.tried.pending', {
    zip,
  });
}

function dotsOf({ codes }: ServedArea) {
  const zips = [...readGazetteer().zips.values()].filter(({ atTown }) => !atTown);
  return codes === null ? zips : zips.filter(({ zip }) => codes.served.has(zip));
}
