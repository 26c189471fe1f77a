import { AppError } from '@clauselight/schema';
import { isStorable } from '../../platform/database/storable-text.ts';

/** Throws `invalid_request` if the name of a side cannot be stored as text in the database. */
export function checkSide(side: string | undefined): void {
  if (side !== undefined && !isStorable(side)) {
    throw new AppError('invalid_request', { details: '/side is no text' });
  }
}
