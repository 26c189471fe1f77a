/** What an agreement says about a hypothesis: that it holds, that it does not, or nothing. */
export const ndaOutcomes = ['entailed', 'contradicted', 'not-mentioned'] as const;
export type NdaOutcome = (typeof ndaOutcomes)[number];

/** The hypotheses of ContractNLI, by their names in the data set; 6, 9 and 14 do not exist. */
export const ndaIds = [
  'nda-1',
  'nda-2',
  'nda-3',
  'nda-4',
  'nda-5',
  'nda-7',
  'nda-8',
  'nda-10',
  'nda-11',
  'nda-12',
  'nda-13',
  'nda-15',
  'nda-16',
  'nda-17',
  'nda-18',
  'nda-19',
  'nda-20',
] as const;
export type NdaId = (typeof ndaIds)[number];

/** A question about every segment: does it support this hypothesis, or contradict it? */
export interface NdaOutput {
  readonly id: NdaId;
  readonly outcome: 'entailed' | 'contradicted';
}

/** Hypotheses that enough agreements contradict to train on. */
const contradicted: readonly NdaId[] = [
  'nda-1',
  'nda-2',
  'nda-3',
  'nda-4',
  'nda-5',
  'nda-7',
  'nda-17',
  'nda-19',
  'nda-20',
];

/** In the order of the model's columns. */
export const ndaOutputs: readonly NdaOutput[] = [
  ...ndaIds.map((id): NdaOutput => ({ id, outcome: 'entailed' })),
  ...contradicted.map((id): NdaOutput => ({ id, outcome: 'contradicted' })),
];

/** Returns the column of the model that answers a question. */
export function findColumn(id: NdaId, outcome: NdaOutcome): number | undefined {
  const column = ndaOutputs.findIndex((output) => output.id === id && output.outcome === outcome);
  return column < 0 ? undefined : column;
}
