import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { refusedFields } from '../../../booking/contact/refused-fields.ts';
import { agreeToPrice } from '../../../data/cart/agree-to-price.ts';
import type { LastContact } from '../../../data/drafts/last-contact.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import type { Draft } from '../../../frame/use-draft.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { OrderTotals } from '../../parts/order/order-totals.tsx';
import { PriceNotice } from '../../parts/order/price-notice.tsx';
import { usePriceConsent } from '../../parts/order/use-price-consent.ts';
import { hasWithdrawn, WithdrawnNotice } from '../../parts/order/withdrawn-notice.tsx';
import { InSight } from '../../parts/page/in-sight.tsx';
import { useWide } from '../../parts/page/use-wide.ts';
import { BookButton } from '../book-button.tsx';
import { BookingTrouble } from '../booking-trouble.tsx';
import { ChosenTime } from '../chosen-time.tsx';
import { DetailsBar } from '../details-bar.tsx';
import { DetailsPage } from '../details-page.tsx';
import styles from '../finalize.module.css';
import { PriceDialog } from '../price-dialog.tsx';
import { asksOnly, type Booking, type Order } from '../use-booking.ts';
import { AddressFields } from './address-fields.tsx';
import { isDropoff, isTyped } from './begin-contact.ts';
import { type Contact, contactFields } from './contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { NotesField } from './notes-field.tsx';
import { SmallPrint } from './small-print.tsx';
import { type ContactForm as Form, useContactForm } from './use-contact-form.ts';

/** Only for a customer who was here before; without it the form is as it is. */
const LeftOff = lazyPart(() => import('./left-off.tsx'), 'LeftOff');

const FORM_ID = 'contact-form';

export type ContactFormProps = {
  draft: Draft<Contact>;
  /** What it begins with where nothing was typed before. */
  fresh: Contact;
  /** Whom the last booking of this device was for. */
  last: LastContact | undefined;
  /** What the server refused of a request that was sent while no screen waited for it. */
  refused: Readonly<Record<string, string>> | undefined;
  order: Order;
  booking: Booking;
  timeZone: string;
  at: Instant;
};

/** The form, what it books, and the one button. */
export function ContactForm(props: ContactFormProps) {
  const { draft, fresh, last, refused, order, booking, timeZone, at } = props;
  const { t } = useTranslation('finalize');
  const wide = useWide();
  const { trouble, stage } = booking;
  const form = useContactForm(draft, {
    refused: refusedFields(refused, contactFields),
    isShut: stage !== 'idle',
  });
  const [website, setWebsite] = useState('');
  const isRestored = draft.isRestored && isTyped(draft.value);
  // What this booking itself leaves behind is told next time.
  const [wasHere] = useState(isRestored || last !== undefined);
  useTitle(form.errorCount);
  useRefusedFields(booking, form);
  const { cart, totals, selection, asked } = order;
  const isAskOnly = asksOnly(order, useOnline());
  const priceChange = trouble?.kind === 'price-changed' ? trouble : null;
  const consent = usePriceConsent(cart);
  const blocked = stage === 'idle' && hasWithdrawn(totals);

  const send = (agreedTotals?: Totals) => {
    const contact = form.check();
    if (!contact) return;
    if (agreedTotals) void agreeToPrice(cart, agreedTotals);
    void booking.submit(contact, order, website, agreedTotals?.totalCents ?? consent.tappedCents);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <>
      <DetailsPage {...{ wide, cart }}>
        <PageTitle eyebrow={t('eyebrow')}>{t('title')}</PageTitle>
        <InSight when={trouble?.kind === 'no-slot' && trouble}>
          <ChosenTime
            {...{ selection, asked, at, timeZone }}
            asksOnly={isAskOnly}
            isAsked={trouble?.kind === 'no-slot'}
          />
        </InSight>
        {blocked && <WithdrawnNotice totals={totals} />}
        {stage === 'idle' && <PriceNotice {...{ consent, totals }} />}
        {!wide && <FoldedSummary order={order} />}
        <InSight when={trouble} className={styles.live}>
          <BookingTrouble booking={booking} timeZone={timeZone} />
        </InSight>
        <FaultSummary form={form} />
        <form id={FORM_ID} className={styles.form} onSubmit={handleSubmit} noValidate>
          {wasHere && <LeftOff {...{ form, isRestored, fresh, last }} />}
          <ContactFields form={form} />
          <AddressFields form={form} isDropoff={isDropoff(form.values, cart.items)} />
          <NotesField form={form} />
          <Offline />
          <Honeypot value={website} onChange={setWebsite} />
          <SmallPrint quote={totals.quote} />
          {wide && <BookButton {...{ totals, stage, blocked }} asksOnly={isAskOnly} formId={FORM_ID} large />}
        </form>
      </DetailsPage>
      {!wide && <BookBar {...{ order, booking, blocked }} asksOnly={isAskOnly} />}
      <PriceDialog {...{ cart }} change={priceChange} onAgree={send} onClose={booking.forgetTrouble} />
    </>
  );
}

/** "(2) Your details" in the tab, so that the number of faults is heard with the page's name. */
function useTitle(errorCount: number): void {
  const { t } = useTranslation('finalize');
  useScreenTitle(errorCount > 0 ? `(${errorCount}) ${t('title')}` : t('title'));
}

/** Field errors of a refused booking go to their fields, once per refusal. */
function useRefusedFields({ trouble }: Booking, { refuse }: Form): void {
  useWhenChanged(() => {
    if (trouble?.kind === 'refused') refuse(refusedFields(trouble.fields, contactFields));
  }, [trouble]);
}

/** Below what is typed, as it comes and goes with the connection (D588). */
function Offline() {
  const { t } = useTranslation('finalize');
  if (useOnline()) return null;
  return (
    <Alert tone="warning" role="status" title={t('offline.title')}>
      {t('offline.text')}
    </Alert>
  );
}

function FoldedSummary({ order: { cart, totals } }: { order: Order }) {
  const { t } = useTranslation(['finalize', 'cart']);
  const words = useTotalWords();
  return (
    <Disclosure
      title={t('summary')}
      aside={totals.quote ? t('cart:summary.quote') : words.sum(totals.totalCents, openPart(totals.lines))}
    >
      <OrderTotals cart={cart} />
    </Disclosure>
  );
}

type BookBarProps = { order: Order; booking: Booking; asksOnly: boolean; blocked: boolean };

function BookBar({ order: { totals }, booking, asksOnly, blocked }: BookBarProps) {
  const words = useTotalWords();
  return (
    <DetailsBar
      totals={totals}
      totalCents={totals.totalCents}
      label={words.label({ ...openPart(totals.lines), estimate: totals.estimate || asksOnly })}
      action={<BookButton {...{ totals, asksOnly, blocked }} stage={booking.stage} formId={FORM_ID} />}
    />
  );
}

/** A field only robots fill (D134). `inert` keeps it from eyes, ears, Tab and autofill without hiding it from them. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('finalize');
  return (
    <div className={styles.aside} inert aria-hidden="true">
      <label>
        {t('fields.website')}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
