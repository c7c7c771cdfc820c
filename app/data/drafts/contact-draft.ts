/** The draft of name and address: written by finalize, thrown away once it was booked. */
export const CONTACT_DRAFT = 'finalize';
