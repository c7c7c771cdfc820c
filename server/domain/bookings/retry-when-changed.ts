import { AppError } from '../../errors/app-error.ts';

/** While we waited for the days, another transaction moved or cancelled the booking that this transaction had read. */
export class BookingChanged extends Error {
  constructor() {
    super('The booking was moved meanwhile');
    this.name = 'BookingChanged';
  }
}

/** A booking that is moved by others three times while one person moves it is theirs to sort out. */
const ATTEMPTS = 3;

/** Runs a transaction again, from reading on, when it meets a booking that is no longer the one it read. */
export async function retryWhenChanged<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BookingChanged)) throw error;
      if (attempt === ATTEMPTS) throw new AppError('booking.changed');
    }
  }
}
