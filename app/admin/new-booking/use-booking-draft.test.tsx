import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeToken } from '../../data/staff/admin-token.ts';
import { forgetStaffDrafts, saveStaffDraft } from '../../data/staff/staff-draft.ts';
import { startNewBooking, takeClient } from '../parts/start-new-booking.ts';
import { aCall, aClient } from './a-call.test-support.ts';
import { swapAside, withAside } from './booking-draft.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { isUnderWay } from './use-place.ts';
import { ASIDE_DRAFTS, CALL_DRAFT } from './use-restored.ts';

const ana = aCall();
const bob = aCall({ client: aClient({ customerName: 'Bob Reyes', email: 'bob@sabal-mail.com' }) });
const blank = aCall({
  client: aClient({ customerName: '', email: '', line1: '', city: '', postalCode: '' }),
});

beforeEach(() => writeToken('device-token'));
afterEach(() => {
  forgetStaffDrafts();
  takeClient();
  writeToken(null);
});

/** Who is in the form, and who lies aside, as a screen that was just opened says it. */
function opened(): string {
  function Hand() {
    const { draft, aside } = useBookingDraft('America/New_York');
    return [draft, ...aside].map(({ client }) => client.customerName).join(' | ');
  }
  return renderToStaticMarkup(
    <StaticRouter location="/admin/bookings/new">
      <Hand />
    </StaticRouter>,
  );
}

test('a call that was put aside is there again when the form is opened anew', () => {
  saveStaffDraft(ASIDE_DRAFTS, [ana]);
  expect(opened()).toBe(' | Ana López');
  startNewBooking({ client: { name: 'Zoe Diaz', email: 'zoe@sabal-mail.com', phone: null } });
  saveStaffDraft(CALL_DRAFT, bob);
  expect(opened()).toBe('Zoe Diaz | Bob Reyes | Ana López');
});

test('taking one puts what was in hand in its place, and nothing that is empty', () => {
  expect(withAside([ana], blank)).toEqual([ana]);
  expect(swapAside([ana], bob, ana)).toEqual([bob]);
  expect(swapAside([bob, ana], blank, ana)).toEqual([bob]);
  expect(swapAside([ana], bob, bob)).toEqual([ana]);
});

test('from the press until it is known what came of it nothing is changed', () => {
  expect(isUnderWay({ busy: true, trouble: undefined })).toBe(true);
  expect(isUnderWay({ busy: false, trouble: { is: 'lost' } })).toBe(true);
  expect(isUnderWay({ busy: false, trouble: undefined })).toBe(false);
});
