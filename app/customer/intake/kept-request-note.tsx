import { useTranslation } from 'react-i18next';
import { RENTME_HOURS_MAX } from '#shared/cart/limits.ts';
import type { RequestDraft } from '../../booking/request/request-draft.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { type IntakePreset, isCapped, isMet, withPreset } from './intake-preset.ts';
import type { KeptRequest } from './use-kept-request.ts';

type KeptRequestNoteProps = { kept: KeptRequest; draft: RequestDraft; preset: IntakePreset };

/** Where the answers on screen come from: an earlier visit, the address, or as much of its wish as one visit takes. */
export function KeptRequestNote({ kept, draft, preset }: KeptRequestNoteProps) {
  const { t } = useTranslation('intake');
  const wish = usePresetWords(preset);
  if (kept.failed) return <Alert tone="danger">{t('kept.failed')}</Alert>;
  if (!kept.restored) return <CappedNote draft={draft} preset={preset} />;
  const isAsked = wish !== undefined && !isMet(draft, preset);
  return (
    <Alert
      title={t('kept.title')}
      onDismiss={kept.keepRestored}
      dismissLabel={t('close')}
      actions={
        <>
          {isAsked && (
            <Button onClick={() => kept.change(withPreset(draft, preset))}>{t('kept.use', { wish })}</Button>
          )}
          <Button variant="secondary" onClick={kept.startOver}>
            {t('kept.startOver')}
          </Button>
        </>
      }
    >
      {t('kept.text')} {isAsked && t('kept.asked', { wish })}
    </Alert>
  );
}

/** A week was once sold whole: says what became of its forty hours. */
function CappedNote({ draft, preset }: Omit<KeptRequestNoteProps, 'kept'>) {
  const { t } = useTranslation('intake');
  const { duration } = useFormat();
  if (!isCapped(preset) || !isMet(draft, preset)) return null;
  const max = duration(RENTME_HOURS_MAX * 60);
  return (
    <Alert title={t('capped.title', { max })}>
      {t('capped.text', { wish: duration((preset.hours ?? 0) * 60) })}
    </Alert>
  );
}

function usePresetWords({ category, type, hours }: IntakePreset): string | undefined {
  const { t } = useTranslation('intake');
  const { duration } = useFormat();
  if (category) return t(`handyman.category.${category}`);
  if (type) return t(`pavers.type.${type}`);
  return hours === undefined ? undefined : duration(Math.min(hours, RENTME_HOURS_MAX) * 60);
}
