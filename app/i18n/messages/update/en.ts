export const update = {
  ready: 'A new version is ready.',
  act: 'Update',
  coming: 'Updating…',
  afterHold: 'We’ll update once the time you’re holding is booked or released.',
  afterSending: 'We’ll update once everything here has been sent.',
  elsewhere: 'The app was updated in another tab. Reload to go on.',
  reload: 'Reload',
} as const;
