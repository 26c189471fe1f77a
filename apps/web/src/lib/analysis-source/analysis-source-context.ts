import { createContext, useContext } from 'react';
import { createOwnReading, type Reading } from './reading.ts';

/** How the analysis below is read; outside of any, as one's own documents are. */
export const ReadingContext = createContext<Reading>(createOwnReading(''));

export function useReading(): Reading {
  return useContext(ReadingContext);
}
