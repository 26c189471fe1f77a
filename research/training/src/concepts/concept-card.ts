import { createHash } from 'node:crypto';
import type { LabeledSentence, WrittenExample } from '@clauselight/datasets';
import type { ConceptCalibration } from '@clauselight/engine/research';
import type { HeldOutFigures } from './held-out.ts';
import { filters, hidden } from './network-state.ts';

export interface ConceptCardInput {
  readonly bytes: Uint8Array;
  readonly figures: HeldOutFigures;
  readonly concepts: readonly string[];
  readonly calibration: readonly ConceptCalibration[];
  readonly examples: readonly WrittenExample[];
  readonly labels: readonly LabeledSentence[];
  readonly foldCount: number;
}

/** The model card: data, procedure and figures, as the training measured them. */
export function writeConceptCard(input: ConceptCardInput): string {
  return [...describeModel(input), ...describeFigures(input), ...listConcepts(input), ''].join(
    '\n',
  );
}

function describeModel({ bytes, concepts, examples, labels }: ConceptCardInput): readonly string[] {
  const batches = new Set(examples.map(({ batch }) => batch));
  const held = examples.filter(({ holds }) => holds).length;
  const documents = new Set(labels.map(({ document }) => document));
  return [
    '# Model card: the concept model',
    '',
    'Written by `npm run train:concepts -- --data FOLDER --vectors FILE`, together with the weights beside it. The same data give the same bytes.',
    '',
    '## What it does',
    '',
    `For every sentence of a contract it estimates which of ${concepts.length} concepts of risk the sentence holds, and whose risk it is. \`docs/concepts.md\` lists the concepts.`,
    'It sees the parties in the order in which the sentence names them, and not who they are.',
    '',
    '1. Every word has a vector of 64 numbers: GloVe (Pennington, Socher and Manning 2014, public domain), reduced by its principal components.',
    `2. ${filters} filters look at three neighboring words each; the strongest place in the sentence counts. ${hidden} hidden units see the mean of the vectors and hashed words, stems,`,
    '   pairs and triples (32,768 features).',
    '3. One output for each concept, and for whose risk it is: the party that is named first, second or third, everyone, or nobody named.',
    '4. Log-odds become probabilities by one slope for all concepts and an offset for each. A concept makes a finding from its own threshold on.',
    '',
    '## What it was learned from',
    '',
    `- ${examples.length} sentences written for this project in ${batches.size} batches of different authors and styles: ${held} hold their concept, ${examples.length - held} nearly do.`,
    `- ${labels.length} sentences of ${documents.size} real documents, read for the concepts that an earlier model or the rules found likely, and for all others that a reader noticed.`,
    '  One reader each. Their words stay in the documents; `research/data/concepts/labels.jsonl` holds places and answers.',
    '- Other sentences of these documents, as examples of what mostly holds nothing.',
    '',
    '## The file',
    '',
    `\`concepts.bin\`: ${bytes.length.toLocaleString('en-US')} bytes, SHA-256 \`${createHash('sha256').update(bytes).digest('hex')}\`.`,
  ];
}

function describeFigures({ figures, foldCount }: ConceptCardInput): readonly string[] {
  const share = (value: number) => value.toFixed(3);
  return [
    '',
    '## How it was measured',
    '',
    `By ${foldCount}-fold cross-validation, divided by document: the network that scores a sentence did not see its document. The sentences that were read are those that were hard to tell,`,
    'so precision in whole documents is another figure (`npm run evaluate:reviews`). Thresholds and offsets were chosen on the same scores.',
    '',
    '| | |',
    '|---|---|',
    `| precision of findings | ${share(figures.precision)} |`,
    `| recall | ${share(figures.recall)} |`,
    `| average precision, mean of concepts | ${share(figures.averagePrecision)} |`,
    `| findings in 1,000 sentences that nobody read | ${figures.findingsOfUnread.toFixed(1)} |`,
    `| bearer right, where the network is sure | ${share(figures.bearerRight)} |`,
    `| wrong party among parties named | ${share(figures.partyWrong)} |`,
    '',
    '| estimate | sentences | mean estimate | share right |',
    '|---|---|---|---|',
    ...figures.calibration.map(
      ({ from, count, mean, right }) =>
        `| ${from}-${(from + 0.1).toFixed(1)} | ${count} | ${count === 0 ? '–' : share(mean)} | ${count === 0 ? '–' : share(right)} |`,
    ),
  ];
}

function listConcepts({ figures, concepts, calibration }: ConceptCardInput): readonly string[] {
  return [
    '',
    '## Each concept',
    '',
    '| concept | read | hold it | found | right | threshold |',
    '|---|---|---|---|---|---|',
    ...concepts.map((concept, index) => {
      const own = figures.concepts[index];
      const cells = [own?.read, own?.held, own?.found, own?.right, calibration[index]?.threshold];
      return `| ${concept} | ${cells.join(' | ')} |`;
    }),
    '',
    '## Limits',
    '',
    '- English only. Concepts of which few real sentences were read rest on written sentences alone.',
    '- It sees one sentence at a time: what only several clauses say together it does not see.',
    '- Written sentences were made by few authors; whole documents sound different.',
  ];
}
