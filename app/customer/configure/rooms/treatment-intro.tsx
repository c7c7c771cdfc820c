import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Service } from '#shared/catalogue/service.ts';
import { optionsOf } from '../../../booking/offer/option-choices.ts';
import { useDraft } from '../../../frame/use-draft.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from '../configure.module.css';

/** Remembered with the drafts: once for each device (D81). */
const SEEN_KEY = 'seen:treatment-intro';
/** That the treatments were explained on this device. */
const seenSchema = z.object({ seen: z.literal(true) });

/** What the carpet treatments do: opens by itself the first time, afterwards from the "?" button. */
export function TreatmentIntro({ service }: { service: Service }) {
  const { t } = useTranslation('configure');
  const [isAsked, setAsked] = useState(false);
  const seen = useDraft<z.infer<typeof seenSchema> | undefined>(SEEN_KEY, seenSchema, undefined);
  const explained = service.kind === 'carpet' && optionsOf(service, 'treatment').length > 0;
  if (!explained) return null;
  const isFirst = seen.isRead && !seen.isFailed && seen.value === undefined;
  const close = () => {
    setAsked(false);
    seen.change(() => ({ seen: true }));
  };
  return (
    <>
      <IconButton
        variant="outline"
        label={t('intro.open')}
        icon={<CircleQuestionMark aria-hidden="true" />}
        onClick={() => setAsked(true)}
      />
      <Dialog open={isAsked || isFirst} onClose={close} title={t('intro.title')} closeLabel={t('close')}>
        <TreatmentList service={service} />
        {/* Inside what scrolls on a small phone, so that the keyboard can reach its end. */}
        <Button wide onClick={close}>
          {t('intro.ok')}
        </Button>
      </Dialog>
    </>
  );
}

function TreatmentList({ service }: { service: Service }) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const texts: Readonly<Record<string, string>> = {
    'fiber-odor': t('intro.odorText'),
    'fiber-sanitizer': t('intro.sanitizerText'),
    'fiber-protectant': t('intro.protectantText'),
  };
  return (
    <div className={`stack ${styles.intro}`}>
      <img src="/drawings/carpet-cleaning.svg" alt="" width={320} height={200} />
      <p>{t('intro.text')}</p>
      <dl className="stack">
        {optionsOf(service, 'treatment').map((option) => (
          <div key={option.id}>
            <dt>
              <strong>{option.title[locale]}</strong>
            </dt>
            <dd>{texts[option.slug]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
