import { AppError } from '@clauselight/schema';
import { isStorable } from '../../platform/database/storable-text.ts';

/** Throws invalid_request where what was named as a side of an agreement can be no text of a database. */
export function checkSide(side: string | undefined): void {
  if (side !== undefined && !isStorable(side)) {
    throw new AppError('invalid_request', { details: '/side is no text' });
  }
}
