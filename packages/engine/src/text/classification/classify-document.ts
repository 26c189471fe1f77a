import { createEvidence, documentKindNames } from '@clauselight/core';
import type { DocumentFormat, DocumentKind, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';
import type { RecognizedDocument } from '../recognized-document.ts';
import { namesAnotherForm, withoutCompanyNames } from '../structure/contract-name.ts';
import { scoreLikeness } from './contract-likeness.ts';
import { getDensity } from './density.ts';
import { isGuide } from './guide.ts';
import { isInsurance, isNamedContract } from './insurance.ts';
import { contractWords, inventionAgreement, kindCues } from './kind-cues.ts';
import { createKindInput, type KindInput } from './kind-input.ts';
import { listLikelyKinds } from './likely-kinds.ts';
import { type RecognizedKind, recognizeOtherKind, weighOtherKinds } from './other-kinds.ts';
import { findPromises } from './promises.ts';

/** Rules that an organization gives itself: what contracts must contain is not expected of them. */
const rulesOfOrganization =
  /\bby-?laws\b|\b(?:certificate|articles) of (?:incorporation|association|organi[sz]ation|formation)\b|\bconstitution of\b|\bcharter of\b|\brules of procedure\b/i;
const labelOfRules = 'Rules of an organization';
const labelOfInventions = 'Confidentiality and invention agreement';
/** Contract words per hundred words. Measured: agreements have 4 and more; essays, manuals and invoices less than 1. */
const contractDensity = 2;
/** A text with this many contract words in all needs fewer per hundred: contracts in plain words. */
const manyContractWords = 20;
/** Contract words per hundred words in such a text. Set by hand, as the densities below. */
const densityOfMany = 1;
const densityWithTitle = 0.4;
/** Fewer contract words in all are not a contract. */
const fewestContractWords = 6;
/** Forms and cover pages are short, and mostly blanks. */
const shortFormWords = 150;
const densityOfShortForm = 1.5;
/** Duties and entitlements per hundred words in a contract in plain words. Set by hand, as the next two. */
const densityOfDuties = 0.75;
/** The same in a single clause. */
const densityOfClause = 1.5;
const fewestDuties = 3;
/** In words: what the count of promises covers, as `createKindInput` cuts the text. */
const longestCounted = 10_000;
/** A salutation and a closing formula: such a text is a letter, whatever it is about. */
const weightOfFrame = 3;
/** Signals of another form, an invoice or minutes, that outweigh promises in plain words. */
const weightOfForm = 3;
const letterAgreement =
  /\b(?:this letter(?: agreement)?\b[^.]{0,120}\b(?:agreement|terms|sets out|confirms?)\b|letter agreement|agreed and accepted|accepted and agreed|please (?:sign|countersign)[^.]{0,80}\b(?:return|accept))/i;
/** Files that are messages, whatever they say. */
const mailFormats: ReadonlySet<DocumentFormat> = new Set(['eml', 'msg']);
/** A title, duties of staff and the words of a workplace: such a text is the rules of a house, whatever words it uses. */
const weightOfRules = 4;
/** A body that names its kind this often per hundred words decides without a title. */
const kindDensity = 1.2;

/** Employment words per hundred words. */
const densityOfEmployment = 3;
const you = /\b(?:you|your)\b/gi;
const we = /\b(?:we|us|our)\b/gi;
/** Pronouns per hundred words in consumer terms. Set by hand, measured with `npm run evaluate:kinds`. */
const densityOfYou = 2.5;
const densityOfYouAlone = 3.4;
const densityOfWe = 0.8;
/** Kinds whose titles are also used for other kinds. */
const retitled: ReadonlySet<DocumentKind> = new Set(['services', 'saas', 'supply']);
const commercialKinds: ReadonlySet<DocumentKind> = new Set([
  'saas',
  'services',
  'supply',
  'licence',
  'contract',
]);

/**
 * Classifies a document, with the words that the result rests on and the other kinds it may be.
 *
 * @param kindByReader - The kind that the reader says it is; it is then of this kind, whatever the text says.
 */
export function classifyDocument(
  { sourceText, structure }: Pick<RecognizedDocument, 'sourceText' | 'structure'>,
  kindByReader?: DocumentKind,
): Pick<RecognizedDocument, 'documentKind'> {
  const input = createKindInput(sourceText, structure, getTitle(sourceText, structure));
  const weighed = weighOtherKinds(input);
  const other = recognizeOtherKind(input, weighed);
  const found = classify({ sourceText, structure, input, other });
  const likely = listLikelyKinds(input, weighed);
  if (kindByReader === undefined) {
    return {
      documentKind: { ...found, alternatives: likely.filter((kind) => kind !== found.kind) },
    };
  }
  const { evidence } = found;
  return {
    documentKind: {
      kind: kindByReader,
      label: documentKindNames[kindByReader],
      isSetByReader: true,
      alternatives: likely.filter((kind) => kind !== kindByReader),
      ...(evidence && { evidence }),
    },
  };
}

interface Weighed extends Pick<RecognizedDocument, 'sourceText' | 'structure'> {
  readonly input: KindInput;
  /** What it is if it is no contract. */
  readonly other: RecognizedKind;
}

function classify({
  sourceText,
  structure,
  input,
  other,
}: Weighed): Omit<RecognizedDocument['documentKind'], 'alternatives'> {
  const { title } = input;
  const evidence = structure.title && createEvidence(sourceText.text, structure.title);
  const named = evidence?.quote ? { evidence } : {};
  if (rulesOfOrganization.test(title || getFirstLine(sourceText)))
    return { kind: 'other', label: labelOfRules, ...named };
  const isData = input.hasInvoiceData;
  if (
    isData ||
    (!isContract(input, sourceText.text, other) && !readsAsContract(sourceText, structure, other))
  )
    return { ...withoutWeight(other), ...named };
  if (isGuide(sourceText, structure)) return { kind: 'guide', label: documentKindNames.guide };
  if (isOnInventions(title, sourceText.text)) {
    return { kind: inventionAgreement.kind, label: labelOfInventions, ...named };
  }
  const kind = findContractKind(title, sourceText.text, structure.wordCount);
  return { kind, label: documentKindNames[kind], ...named };
}

/**
 * From these scores of `scoreLikeness` on a document is a contract, if it would otherwise be taken for one of these kinds.
 * Of 242 essays, articles, letters, minutes and policies kept aside none scores above -0.19, and of 56 contracts in
 * everyday words one below 0.25 (`npm run train:kinds`). A letter often repeats what a contract says.
 */
const leastLikeness: Readonly<Partial<Record<DocumentKind, number>>> = {
  essay: 0.25,
  other: 0.25,
  article: 0.25,
  form: 0.25,
  guide: 0.25,
  policy: 0.25,
  letter: 0.5,
  email: 0.5,
};

/** Where a notice or a guide says what it is, in lines. */
const linesOfOpening = 4;
/** In characters; a longer line is no name. */
const longestName = 100;
const notice = /\b(?:notice|demand|complaint|petition|reminder|claim|resolution)s?\b/i;

/** Whether a line names what speaks of a contract and is none. */
function isNoticeName(line: string): boolean {
  return line.length <= longestName && (notice.test(line) || namesAnotherForm(line));
}

/** Whether the sentences of a document read as those of a contract, with none of a contract's usual words. */
function readsAsContract(
  { text, format }: SourceText,
  { sentences }: DocumentStructure,
  { kind }: RecognizedKind,
): boolean {
  const isMemo = kind === 'email' && !mailFormats.has(format);
  const least = leastLikeness[isMemo ? 'other' : kind];
  const opening = text.trimStart().split('\n').slice(0, linesOfOpening);
  if (least === undefined || opening.some(isNoticeName)) return false;
  const likeness = scoreLikeness(sentences.map(({ passage }) => passage.text));
  return likeness !== undefined && likeness >= least;
}

/** How often an agreement on inventions must speak of an employment, so that it is no freelancer's. Set by hand. */
const fewestOfEmployment = 3;

function isOnInventions(title: string, text: string): boolean {
  const { title: named, body } = inventionAgreement;
  const isNamed = named.test(withoutCompanyNames(title));
  return isNamed && (text.match(body)?.length ?? 0) >= fewestOfEmployment;
}

function withoutWeight({ weight: _, ...kind }: RecognizedKind): Omit<RecognizedKind, 'weight'> {
  return kind;
}

/** In characters; a longer line is no title. */
const longestFirstLine = 120;

function getFirstLine({ text }: SourceText): string {
  const line = text.trimStart().split('\n', 1)[0] ?? '';
  return line.length > longestFirstLine ? '' : line;
}

function getTitle(sourceText: SourceText, structure: DocumentStructure): string {
  const { title } = structure;
  return title === undefined
    ? ''
    : sourceText.text.slice(title.start, title.end).replace(/\s+/g, ' ');
}

function findContractKind(title: string, text: string, wordCount: number): DocumentKind {
  const own = withoutCompanyNames(title);
  const byTitle = kindCues.find((cues) => cues.title.test(own));
  // Employment contracts are often called service agreements, and consumer terms conditions of sale.
  if (byTitle !== undefined && !retitled.has(byTitle.kind)) return byTitle.kind;
  const counted = kindCues
    .map(({ kind, body }) => ({ kind, density: getDensity(text, body, wordCount) }))
    .sort((a, b) => b.density - a.density);
  const best = counted[0];
  if (byTitle !== undefined) {
    const isEmployment = best?.kind === 'employment' && best.density >= densityOfEmployment;
    if (isEmployment && byTitle.kind === 'services') return 'employment';
    const densityOf = (kind: DocumentKind) =>
      counted.find((one) => one.kind === kind)?.density ?? 0;
    const isOfShares =
      densityOf('investment') >= kindDensity && densityOf('investment') > densityOf('saas');
    if (isOfShares && byTitle.kind === 'saas') return 'investment';
    return getDensity(text, you, wordCount) >= densityOfYouAlone ? 'consumer' : byTitle.kind;
  }
  if (isInsurance(text, wordCount)) return 'insurance';
  const named = best !== undefined && best.density >= kindDensity ? best.kind : 'contract';
  return isSpokenToReader(text, wordCount) && commercialKinds.has(named) ? 'consumer' : named;
}

/** Consumer terms often say “you”, and “we” or the company's own name. */
function isSpokenToReader(text: string, wordCount: number): boolean {
  const density = getDensity(text, you, wordCount);
  return (
    density >= densityOfYouAlone ||
    (density >= densityOfYou && getDensity(text, we, wordCount) >= densityOfWe)
  );
}

/** Whether somebody promises something to somebody for something, in legal words or in plain ones. */
function isContract(input: KindInput, text: string, other: RecognizedKind): boolean {
  const { title, wordCount } = input;
  const isNamed = isNamedContract(title, text, wordCount);
  // A deal memo has the lines of an e-mail above it as well: only the file tells.
  const isMail = other.kind === 'email';
  const isMessage = isMail ? mailFormats.has(input.format) : other.kind === 'letter';
  if (isMessage && other.weight >= weightOfFrame && !isTitledLetter(isNamed, input))
    return isAgreedInLetter(text);
  if (isInsurance(text, wordCount)) return true;
  if (other.kind === 'policy' && other.weight >= weightOfRules && !isNamed) return false;
  if (isInLegalWords(title, text, wordCount)) return true;
  if (other.weight >= weightOfForm && !isNamed && !isMail) return false;
  return isInPlainWords(isNamed, input, text);
}

function isInLegalWords(title: string, text: string, wordCount: number): boolean {
  const count = text.match(contractWords)?.length ?? 0;
  const density = getDensity(text, contractWords, wordCount);
  const isNamed = isNamedContract(title, text, wordCount);
  if (count < fewestContractWords) {
    const isShortForm = wordCount < shortFormWords || density >= densityOfShortForm;
    return isNamed && count >= 2 && isShortForm;
  }
  if (isNamed) return density >= densityWithTitle;
  const isMany = count >= manyContractWords && !namesAnotherForm(title);
  return density >= (isMany ? densityOfMany : contractDensity);
}

function isInPlainWords(isNamed: boolean, input: KindInput, text: string): boolean {
  const { duties, hasSides, hasExchange, isAccepted } = findPromises(input.text);
  const density = (100 * duties) / Math.max(1, Math.min(input.wordCount, longestCounted));
  if (isNamed) return hasSides || isAccepted || density >= densityOfDuties;
  const words = text.match(contractWords)?.length ?? 0;
  if (input.wordCount < shortFormWords && density >= densityOfClause) {
    return hasSides || (words >= 1 && (hasExchange || isAccepted));
  }
  if (duties < fewestDuties || density < densityOfDuties) return false;
  return hasSides
    ? hasExchange || isAccepted
    : hasExchange && words >= fewestDuties && density >= densityOfClause;
}

/** Whether a letter is named as a contract above its salutation: `Offer of employment`. */
function isTitledLetter(isNamed: boolean, { title, head }: KindInput): boolean {
  const words = head.replace(/\s+/g, ' ');
  const greeting = /\b(?:dear|hello|to whom it may concern)\b/i.exec(words)?.index ?? words.length;
  return isNamed && words.slice(0, greeting).includes(title);
}

/** `This letter confirms our agreement`: a letter that is itself the contract. */
function isAgreedInLetter(text: string): boolean {
  return letterAgreement.test(text);
}
