import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '#shared/catalogue/intake-choices.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { isPartDone } from './count-parts.ts';
import { Flakes } from './flakes.tsx';
import { PartCard } from './part-card.tsx';
import { type RequestForm, requestFieldId } from './use-request-form.ts';

/** From here on the person is told how much room is left. */
const COUNTED_FROM = 0.8 * DESCRIPTION_MAX;

/** Free words in any script; too many are said, never cut. */
export function DescriptionPart({ form }: { form: RequestForm }) {
  const { t } = useTranslation('intake');
  const { number } = useFormat();
  const { kind, draft, errors } = form;
  const { request } = serviceKinds[kind];
  const isRequired = request?.isDescriptionRequired ?? false;
  const title = t(`description.${request?.describes ?? 'label'}`);
  const { length } = draft.description;
  return (
    <PartCard
      title={title}
      note={isRequired ? undefined : t('optional')}
      done={isPartDone('description', draft)}
    >
      {kind === 'epoxy' && <Flakes />}
      <TextArea
        id={requestFieldId('description')}
        label={title}
        labelHidden
        rows={4}
        dir="auto"
        required={isRequired}
        hint={
          length < COUNTED_FROM
            ? t(`description.${kind}`)
            : t('description.counter', { length: number(length), max: number(DESCRIPTION_MAX) })
        }
        error={errors.description}
        value={draft.description}
        onChange={(event) => form.set({ description: event.target.value })}
        onBlur={() => form.leave('description')}
      />
    </PartCard>
  );
}
