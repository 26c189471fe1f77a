/** How one contract's terms compare with the annotators' answer on one point. */
export interface Outcome {
  /** How many values the annotators state. */
  readonly annotated: number;
  /** How many values the engine states. */
  readonly predicted: number;
  /** How many of the predicted ones are right. */
  readonly right: number;
  /** How many of the annotated ones are found. */
  readonly found: number;
  readonly expected: string;
  readonly got: string;
}

export interface Figures {
  readonly contracts: number;
  readonly annotated: number;
  readonly predicted: number;
  readonly right: number;
  readonly found: number;
  /** 0-1; undefined if nothing was predicted or annotated. */
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly f1: number | undefined;
  /** Contracts with an answer in which all that is annotated was found and nothing else predicted, and their share. */
  readonly correct: number;
  readonly correctShare: number | undefined;
}

/** Adds up the outcomes of the contracts that can be compared. */
export function sumOutcomes(outcomes: readonly Outcome[]): Figures {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const [annotated, predicted] = [sum((one) => one.annotated), sum((one) => one.predicted)];
  const [right, found] = [sum((one) => one.right), sum((one) => one.found)];
  const precision = divide(right, predicted);
  const recall = divide(found, annotated);
  const contracts = outcomes.filter((one) => one.annotated > 0);
  const correct = contracts.filter(isCorrect).length;
  const f1 = precision && recall ? (2 * precision * recall) / (precision + recall) : undefined;
  const correctShare = divide(correct, contracts.length);
  const counts = { contracts: contracts.length, annotated, predicted, right, found, correct };
  return { ...counts, precision, recall, f1, correctShare };
}

/** Whether a contract's terms say what the annotators do, no less and nothing wrong. */
export function isCorrect({ annotated, predicted, right, found }: Outcome): boolean {
  return found === annotated && right === predicted;
}

function divide(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
