import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { isComplete, toOptions } from '../../../booking/offer/option-choices.ts';
import { setInstanceOptions } from '../../../data/cart/set-instance-options.ts';
import { lazyPart, NotDownloaded } from '../../../frame/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { showDone } from '../../parts/page/show-done.ts';
import { useOptionDraft } from './use-option-draft.ts';

/** The fields, and their words, are downloaded when the first of these dialogs is opened. */
const OptionFields = lazyPart(() => import('../../../booking/offer/option-fields.tsx'), 'OptionFields', {
  waiting: <FieldsSkeleton />,
  missing: NotDownloaded,
});

export type OptionsDialogProps = {
  onClose: () => void;
  instance: Instance;
  service: Service;
  product: Product | null;
  name: string;
};

/**
 * Changes the options of one instance in place: nothing in the cart changes unless Save is pressed (D157). What
 * was chosen waits on this device unless it is cancelled.
 */
export function OptionsDialog({ onClose, instance, service, product, name }: OptionsDialogProps) {
  const { t } = useTranslation('cart');
  const { choices, isRestored, choose, startOver } = useOptionDraft(instance, service);
  const [fault, setFault] = useState<'gone' | 'update' | null>(null);
  const cancel = () => {
    startOver();
    onClose();
  };
  const save = async () => {
    const saved = await setInstanceOptions(instance.id, toOptions(choices, service)).catch(() => null);
    if (saved === null) return setFault('update');
    if (!saved) return setFault('gone');
    showDone(t('optionsDialog.saved'));
    cancel();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('optionsDialog.title', { name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            {t('optionsDialog.cancel')}
          </Button>
          <Button
            disabled={!isComplete(choices, service)}
            why={t('optionsDialog.missing')}
            onClick={() => void save()}
          >
            {t('optionsDialog.save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {fault && (
          <Alert tone="danger" role="alert">
            {fault === 'gone' ? t('error.optionsGone') : t('error.update')}
          </Alert>
        )}
        {isRestored && (
          <Alert
            role="status"
            title={t('optionsDialog.leftOff')}
            actions={
              <Button variant="secondary" onClick={startOver}>
                {t('optionsDialog.startOver')}
              </Button>
            }
          >
            {t('optionsDialog.unsaved')}
          </Alert>
        )}
        <OptionFields
          service={service}
          product={product}
          seats={instance.seats}
          choices={choices}
          onChange={choose}
          required
        />
      </div>
    </Sheet>
  );
}

function FieldsSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" height="10rem" />
      <Skeleton shape="box" height="10rem" />
    </SkeletonGroup>
  );
}
