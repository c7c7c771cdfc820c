export const newsletter = {
  form: {
    title: 'A letter for your home',
    lead: 'Care tips and new services, now and then. Nothing else, and you can unsubscribe with one click.',
    email: 'Your e-mail',
    website: 'Leave this field empty',
    send: 'Subscribe',
    offline: 'You’re offline: we keep your address on this device and send it when you’re back.',
    wait_one: 'Please wait {{count}} minute and try again. Your address stays here.',
    wait_other: 'Please wait {{count}} minutes and try again. Your address stays here.',
    kept: 'Your address stays here; please try again.',
    done: 'One more click',
    doneText:
      'An e-mail with a link goes to {{email}}. You are on the list once you open it and press the button; until then you get no letter.',
    doneKeptTitle: 'Noted',
    doneKept:
      '{{email}} is noted, but we cannot send e-mail at the moment. You are on the list once you open the link of a later e-mail and press the button; until then you get no letter.',
    saved: 'Saved on this device',
    savedText:
      '{{email}} is not on the list yet. We’ll send it when you’re back online; you are on the list once you open the link in our e-mail and press the button.',
    again: 'Another address',
  },
  fault: {
    required: 'Please enter your e-mail.',
    invalid: 'This does not look like an e-mail address.',
    reserved: 'That is an example address; our letter would reach nobody.',
    too_long: 'This is too long for an e-mail address.',
  },
  title: 'Newsletter',
  confirm: {
    title: 'Shall we write to you?',
    text: 'Press the button and this address is on our list.',
    act: 'Yes, subscribe me',
    done: 'Welcome, you are on the list',
    doneText: '{{email}} is on our list. Every letter has a link to leave.',
  },
  unsubscribe: {
    title: 'Leave the newsletter?',
    text: 'Press the button and we send no more letters to this address. This changes nothing about your bookings.',
    act: 'Yes, unsubscribe me',
    done: 'You have left the newsletter',
    doneText: '{{email}} gets no more letters from us. This changes nothing about your bookings.',
  },
  address: 'Address',
  failed: 'Please press again; pressing twice does no harm.',
  retry: 'Try again',
  bad: {
    title: 'This link no longer works',
    text: 'It is incomplete or too old. Enter your address to ask for a fresh link.',
    leave:
      'It is incomplete or too old. The link in any other letter of ours works as well, or ask us and we take you off the list.',
    write: 'Write to us',
  },
  home: 'Go to the home page',
} as const;
