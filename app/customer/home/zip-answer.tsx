import { CircleCheck, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ServedArea } from '#shared/company/served-area.ts';
import { ReachLinks, useCanReach } from '../parts/area/reach-links.tsx';
import type { ZipAnswer } from './judge-zip.ts';

/** What the field of the ZIP code is answered with; nothing while there is no code. */
export function ZipAnswerWords({ answer, area }: { answer: ZipAnswer; area: ServedArea }) {
  const { t } = useTranslation('home');
  const canReach = useCanReach();
  if (answer.says === 'nothing' || answer.says === 'malformed') return null;
  const { says, zip } = answer;
  if (says === 'inside') {
    return (
      <>
        <CircleCheck aria-hidden="true" />
        <strong>{t('zip.inside', { zip })}</strong>
      </>
    );
  }
  const isRefused = says === 'outside' && area.outside === 'refused';
  return (
    <>
      <Info aria-hidden="true" />
      {isRefused ? (
        <span>
          {t(canReach ? 'zip.refusedAsk' : 'zip.refused', { zip })} <ReachLinks />
        </span>
      ) : (
        <span>
          {t(says === 'unknown' ? 'zip.unknown' : area.codes ? 'zip.elsewhere' : 'zip.outside', { zip })}
        </span>
      )}
    </>
  );
}
