/**
 * Waits of tests in a world of their own, and of parts. Vitest's second for what has to come by itself is less than a busy machine may
 * take; what has to be quick is shown by clocks that the test itself moves.
 */
import { vi } from 'vitest';

const { waitFor } = vi;
vi.waitFor = (check, options = 10_000) => waitFor(check, options);
