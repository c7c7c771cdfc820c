import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { countDone, partsOf } from '../../booking/request/count-parts.ts';
import type { RequestDraft } from '../../booking/request/request-draft.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { BeforeAfter } from '../../ui/layout/before-after.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ServicePicture } from '../parts/offer/service-picture.tsx';
import styles from './intake.module.css';

type RequestHeadProps = { kind: RequestKind; draft: RequestDraft; service: Service; lead: string };

/** The service in a picture, the question, and how much of the form is filled in. */
export function RequestHead({ kind, draft, service, lead }: RequestHeadProps) {
  const { t } = useTranslation('intake');
  const { locale } = useFormat();
  const { shows } = serviceKinds[kind].request;
  const done = countDone(kind, draft);
  const all = partsOf(kind).length;
  return (
    <>
      {shows === 'beforeAfter' ? (
        <PaversCompared />
      ) : (
        <ServicePicture
          src={service.image}
          className={classNames(styles.picture, shows === 'flakes' && styles.ground)}
          eager
        />
      )}
      <PageTitle eyebrow={service.title[locale]} lead={lead}>
        {t(`title.${kind}`)}
      </PageTitle>
      <ProgressBar
        value={done}
        max={all}
        label={t('progress', { done, all })}
        tone={done === all ? 'success' : 'primary'}
      />
    </>
  );
}

function PaversCompared() {
  const { t } = useTranslation('intake');
  return (
    <div className={styles.compare}>
      <BeforeAfter
        before={{ src: '/drawings/pavers-before.svg', label: t('pavers.before') }}
        after={{ src: '/drawings/pavers-after.svg', label: t('pavers.after') }}
        label={t('pavers.slider')}
        textOf={(percent) => t('pavers.position', { percent })}
        width={640}
        height={420}
      />
    </div>
  );
}
