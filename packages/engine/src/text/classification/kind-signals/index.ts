import { formSignals } from './forms.ts';
import { messageSignals } from './messages.ts';
import { moneySignals } from './money-papers.ts';
import { proseSignals } from './prose.ts';
import type { KindSignals } from './signal.ts';

/** Kinds that are not contracts, with their signals. Of two kinds with the same weight, the first is chosen. */
export const kindSignals: readonly KindSignals[] = [
  ...moneySignals,
  ...messageSignals,
  ...formSignals,
  ...proseSignals,
];
