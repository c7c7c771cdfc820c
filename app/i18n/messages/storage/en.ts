export const storage = {
  label: 'Storage on this device',
  close: 'Close',
  opening: {
    title: 'Opening what is saved on this device…',
    text: 'This takes longer than usual. Your cart and what you typed show as soon as it is open.',
  },
  evicted: {
    title: 'This browser deleted what was saved here.',
    back: 'Your cart came back from our server; drafts and requests not sent yet are gone.',
    coming:
      'Your cart comes back from our server as soon as it answers; drafts and requests not sent yet are gone.',
    text: 'Drafts and requests not sent yet are gone.',
  },
  full: {
    title: 'Your last change is not saved on this device.',
    text: 'This device has no room left. Free some space, then change it again; what was saved before is still here.',
  },
  memory: {
    title: 'Changes are not saved on this device.',
    text: 'Everything works until you close or reload this page. Your cart is kept on our server.',
    alone:
      'Everything works until you close or reload this page. Your cart is gone then too; what you book stays booked.',
    framed:
      'Everything works until you close or reload this page. Inside another site this browser saves nothing for us; in a tab of its own it usually does.',
    open: 'Open in a new tab',
  },
  forget: {
    act: 'Forget me on this device',
    title: 'Forget everything on this device?',
    text: 'Your cart, drafts, requests not sent yet, copies of bookings and your language are deleted from this browser. Bookings stay booked; the links in your e-mails still open them.',
    confirm: 'Forget everything',
    keep: 'Keep it',
    failed: 'It could not be deleted. Close the other tabs of this site and try again.',
  },
} as const;
