import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shortId } from '#shared/kernel/ids.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { refusedFields } from '../../../booking/contact/refused-fields.ts';
import type { LocalCart } from '../../../data/cart/read-cart.ts';
import type { CustomerEdit } from '../../../data/changes/read-edit-services.ts';
import { editContactDraft } from '../../../data/drafts/edit-contact-draft.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import type { Draft } from '../../../frame/use-draft.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { PriceNotice } from '../../parts/order/price-notice.tsx';
import { expectedCents, usePriceConsent } from '../../parts/order/use-price-consent.ts';
import { hasWithdrawn, WithdrawnNotice } from '../../parts/order/withdrawn-notice.tsx';
import { InSight } from '../../parts/page/in-sight.tsx';
import { SlowNote } from '../../parts/page/slow-note.tsx';
import { useNow } from '../../parts/page/use-now.ts';
import { useWide } from '../../parts/page/use-wide.ts';
import { AddressFields } from '../contact/address-fields.tsx';
import { type Contact, contactFields } from '../contact/contact.ts';
import { ContactFields } from '../contact/contact-fields.tsx';
import { FaultSummary } from '../contact/fault-summary.tsx';
import { NotesField } from '../contact/notes-field.tsx';
import { useContactForm } from '../contact/use-contact-form.ts';
import { DetailsBar } from '../details-bar.tsx';
import { DetailsPage } from '../details-page.tsx';
import styles from '../finalize.module.css';
import { useKeepHold } from '../use-keep-hold.ts';
import { EditTime } from './edit-time.tsx';
import { EditTrouble } from './edit-trouble.tsx';
import { editedContact } from './edited-contact.ts';
import { OfferEnds } from './offer-ends.tsx';
import { useSaveEdit } from './use-save-edit.ts';

const EditChanges = lazyPart(() => import('../../parts/editing/edit-changes.tsx'), 'EditChanges');

/** Only for a customer who was here before; without it the form is as it is. */
const LeftOff = lazyPart(() => import('../contact/left-off.tsx'), 'LeftOff');

const FORM_ID = 'edit-form';

type ConfirmEditProps = {
  edit: CustomerEdit;
  cart: LocalCart;
  totals: Totals;
  /** Another time for the visit; without one it keeps its start, and one that was lost has to be chosen anew. */
  selection: SlotSelection | undefined;
  booked: Contact;
  draft: Draft<Contact>;
};

export function ConfirmEdit({ edit, cart, totals, selection, booked, draft }: ConfirmEditProps) {
  const { t } = useTranslation('edit');
  const wide = useWide();
  const { isBusy, trouble, save, takeInstead } = useSaveEdit(edit);
  // The e-mail cannot be changed here, and may have been elsewhere.
  const typed = { ...draft.value, email: booked.email };
  const form = useContactForm({ ...draft, value: typed }, { booked, isShut: isBusy });
  const at = useNow(selection !== undefined);
  useKeepHold(selection, at);
  const isLost = selection?.status === 'lost';
  // Once the server has named another price, that one is what is agreed to.
  const isNewPrice = trouble?.code === 'price.changed';
  const totalCents = (isNewPrice ? cart.acceptedTotalCents : undefined) ?? totals.totalCents;
  const consent = usePriceConsent(cart);
  useWhenChanged(() => {
    if (trouble) form.refuse(refusedFields(trouble.fields, contactFields));
  }, [trouble]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const contact = form.check();
    const agreedCents = isNewPrice ? totalCents : (consent.tappedCents ?? expectedCents(cart) ?? totalCents);
    if (contact) void save(editedContact(booked, contact), agreedCents, selection !== undefined);
  };
  const button = <SaveButton {...{ totals, totalCents, isBusy, isLost }} large={wide} />;
  return (
    <>
      <DetailsPage {...{ wide, cart }}>
        <PageTitle eyebrow={t('confirm.reference', { id: shortId(edit.bookingId) })}>
          {t('confirm.title')}
        </PageTitle>
        <EditTime {...{ edit, selection, at }} minutes={totals.minutes} />
        <WithdrawnNotice totals={totals} />
        {!isNewPrice && !isBusy && <PriceNotice {...{ consent, totals }} />}
        {cart.editingBookingId !== null && <EditChanges cart={cart} />}
        {cart.booked?.endsOffer && <OfferEnds totals={totals} />}
        <InSight when={trouble} className={styles.live}>
          {trouble && <EditTrouble {...{ edit, trouble, takeInstead }} before={totals} after={totalCents} />}
        </InSight>
        <FaultSummary form={form} />
        <form id={FORM_ID} className={styles.form} onSubmit={handleSubmit} noValidate>
          <LeftOff
            {...{ form }}
            draftKey={editContactDraft(edit.bookingId)}
            isRestored={draft.isRestored}
            fresh={booked}
          />
          <ContactFields form={form} email={<FixedEmail email={booked.email} />} />
          <AddressFields form={form} isDropoff={false} />
          <NotesField form={form} />
          <Offline />
          <SlowNote isBusy={isBusy} text={t('confirm.saving')} />
          {wide && button}
        </form>
      </DetailsPage>
      {!wide && <DetailsBar {...{ totals, totalCents }} label={t('changes.after')} action={button} />}
    </>
  );
}

/** D90: another address is another link. */
function FixedEmail({ email }: { email: string }) {
  const { t } = useTranslation('edit');
  return (
    <div>
      <span className="soft">{t('confirm.email')}</span>
      <br />
      <strong dir="auto">{email}</strong>
      <br />
      <small className="soft">{t('confirm.emailHint')}</small>
    </div>
  );
}

function Offline() {
  const { t } = useTranslation('edit');
  if (useOnline()) return null;
  return (
    <Alert tone="warning" role="status" title={t('confirm.offline')}>
      {t('confirm.offlineText')}
    </Alert>
  );
}

type SaveProps = {
  totals: Totals;
  totalCents: number;
  isBusy: boolean;
  isLost: boolean;
  large: boolean;
};

function SaveButton({ totals, totalCents, isBusy, isLost, large }: SaveProps) {
  const { t } = useTranslation(['edit', 'checkout', 'finalize']);
  const total = useTotalWords().sum(totalCents, openPart(totals.lines));
  return (
    <Button
      type="submit"
      form={FORM_ID}
      size={large ? 'l' : 'm'}
      wide
      busy={isBusy}
      disabled={hasWithdrawn(totals) || isLost}
      why={t(hasWithdrawn(totals) ? 'checkout:withdrawn.why' : 'finalize:slot.missing')}
    >
      {totals.quote ? t('confirm.save') : t('confirm.saveFor', { total })}
    </Button>
  );
}
