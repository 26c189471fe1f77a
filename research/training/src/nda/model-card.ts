import { createHash } from 'node:crypto';
import { cues } from '@clauselight/engine/research';
import { foldCount } from './cross-validate.ts';
import { keptBuckets } from './fit-classifier.ts';
import { type Answered, type HypothesisFigures, listMajority, measureNdas } from './measure.ts';
import { formatFigures, sumFigures } from './print-figures.ts';

interface ModelCardRequest {
  /** Of the agreements that are there as a whole, by models that did not see them. */
  readonly figures: readonly HypothesisFigures[];
  readonly answered: readonly Answered[];
  /** The weights as they are shipped. */
  readonly bytes: Uint8Array;
}

/** The model card of the weights, Markdown: what they are, what they were learned from, how good they are. */
export function describeNdaModel({ figures, answered, bytes }: ModelCardRequest): string {
  const whole = answered.filter(({ nda }) => nda.isWhole);
  const parts = answered.filter(({ nda }) => !nda.isWhole);
  const ofParts = sumFigures(measureNdas(parts, listMajority(answered.map(({ nda }) => nda))));
  return `# Model card: the checks of non-disclosure agreements

Written by \`npm run train:nda -- --data DIR\`, together with the weights beside it. The same data give the same bytes.

## What it does

It answers the 17 questions of ContractNLI about a non-disclosure agreement: whether the agreement says so (entailed), says the opposite
(contradicted) or says nothing (not mentioned), and which passages it rests that on. Everything runs in the engine, without a network.

1. Sentences are cut into the items that they list. For each item one logistic regression a question and an answer (26) estimates whether it is
   what the answer rests on: hashed words, pairs and threes of words, the lead-in of the list, headings, and ${cues.length} wordings written by hand.
   ${keptBuckets} buckets of features keep weights, rounded to 8 bits, in the figures below as well.
2. For each question a softmax regression decides by the best scores of the items, those of the other questions and the wordings that occur.
3. An outcome falls away where none of its best passages holds a word of the matter (nobody is told that spoken information counts by a sentence that
   speaks of no form), and the next probable takes its place. Some words
   settle a question by themselves: for taking a product apart, notice of an order, rights, copies kept, and what needs no mark.

## What it was learnt from

${answered.length} non-disclosure agreements of the training split of ContractNLI (Koreeda and Manning 2021, Stanford NLP, CC BY 4.0): ${whole.length} whole texts, and of
${parts.length} others the annotated passages. Development and test splits were not used.

## How it was measured

By ${foldCount}-fold cross-validation, divided by agreement, on the ${whole.length} whole texts: neither the classifier nor the judge that answers for an agreement was
fitted with it, and its annotated passages in the second file were left out. The scores from which a judge learns come from the classifiers of
the folds, as usual for stacked models. The wordings and the words of the matter were written by somebody who had read
answers to these agreements, so that the figures are somewhat favourable. "Most frequent label" is
the share that is right where the label most frequent in training is always given. "Passages found" and "right": of the annotated passages those
that the evidence touches, and of the evidence what touches an annotated passage, where outcome and label agree.

${formatFigures(figures)}

On the annotated passages of the other ${parts.length} agreements, cross-validated in the same way: accuracy ${ofParts.accuracy.toFixed(3)}, most frequent label ${ofParts.baseline.toFixed(3)}. These are
easier, because what could mislead is missing.

## Limits

- English agreements only. Of eight questions there are no contradictions to learn from, or one or two: these are never answered with "contradicted".
- A label is the annotators' reading of a general sentence, not legal advice: whether staff "may" be told is answered with yes where staff with a need
  to know are named, whatever else applies.
- "Not mentioned" means that nothing was recognised; the passages nearest to the question are given, to be read.

## The file

\`nda.bin\`: ${bytes.length.toLocaleString('en-US')} bytes, SHA-256 \`${createHash('sha256').update(bytes).digest('hex')}\`.
`;
}
