import { Trash2 } from 'lucide-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { KindForm } from '#shared/kinds/service-kind.ts';
import { isRequestKind } from '../../../booking/request/count-parts.ts';
import { RequestFields } from '../../../booking/request/request-fields.tsx';
import { useRequestForm } from '../../../booking/request/use-request-form.ts';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import type { LineDraft, LineFieldsProps } from './line-draft.ts';
import { lineFaults, requestOf } from './line-draft.ts';
import { LinePrice } from './line-price.tsx';
import { RoomFields } from './room-fields.tsx';
import { TileFields } from './tile-fields.tsx';
import styles from './work.module.css';

type WorkLineProps = {
  line: LineDraft;
  catalogue: Catalogue;
  told: boolean;
  /** Just added: its first field is where the talk goes on. */
  isNew: boolean;
  onChange: (part: Partial<LineDraft>) => void;
  onRemove: (name: string) => void;
};

/** One service of the booking: what its kind asks for, and what it comes to. */
export function WorkLine({ line, catalogue, told, isNew, onChange, onRemove }: WorkLineProps) {
  const { t } = useTranslation('admin');
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, [isNew]);
  const service = catalogue.book.services.get(line.serviceId);
  const name = service?.title.fr ?? t('new-booking.work.goneName');
  const faults = told && service !== undefined ? lineFaults(line, service) : [];
  return (
    <li ref={item} className={`${styles.line} stack`} data-fault={faults.length > 0 ? '' : undefined}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <IconButton
          label={t('new-booking.work.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onRemove(name)}
        />
      </div>
      {service === undefined ? (
        <Alert tone="warning">{t('new-booking.work.gone')}</Alert>
      ) : (
        <>
          <KindFields {...{ line, service, faults, onChange }} rates={catalogue.rates} />
          <LinePrice line={line} service={service} catalogue={catalogue} />
        </>
      )}
    </li>
  );
}

const fieldsOf: Readonly<Record<KindForm, ComponentType<LineFieldsProps>>> = {
  rooms: RoomFields,
  pieces: RoomFields,
  tile: TileFields,
  request: RequestedFields,
  planner: PlannedFields,
};

function KindFields(props: LineFieldsProps) {
  const Fields = fieldsOf[serviceKinds[props.service.kind].form];
  return <Fields {...props} />;
}

function PlannedFields(props: LineFieldsProps) {
  return props.line.plan && <DeliveryFields {...props} planned={props.line.plan} />;
}

function RequestedFields(props: LineFieldsProps) {
  const { kind } = props.service;
  return isRequestKind(kind) && <Request {...props} kind={kind} />;
}

/** What is asked for in words, as the customers' own form asks it. */
function Request({ line, service, kind, rates, faults, onChange }: LineFieldsProps & { kind: RequestKind }) {
  const form = useRequestForm(kind, requestOf(line), (request) => onChange({ request }), {
    id: `request-${line.id}`,
    isCompact: true,
    told: faults.length > 0,
  });
  return <RequestFields form={form} offer={{ service, rates }} />;
}
