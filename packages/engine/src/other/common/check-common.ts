import { countOf, joinSome, joinWords, quoteWords } from '@clauselight/core';
import {
  type DocumentKind,
  type Evidence,
  getDocumentFamily,
  type LanguageError,
  type SourceText,
} from '@clauselight/schema';
import type { CheckedDocument } from '../../text/checks/document-check.ts';
import { findHiddenContent } from '../../text/checks/hidden-content.ts';
import { findForeignLanguage } from '../../text/checks/language.ts';
import { findLeftOverDrafting } from '../../text/checks/left-over-drafting.ts';
import { findPersonalData, type PersonalDataHit } from '../../text/checks/personal-data.ts';
import { findWordsAgainstFigures } from '../../text/checks/words-against-figures.ts';
import { findWrongDates } from '../../text/checks/wrong-dates.ts';
import type { Remark, RemarkCheck } from '../remark.ts';
import { sortRemarks } from '../remark-catalog.ts';
import { commonCatalog } from './catalog.ts';

interface CommonInput extends CheckedDocument {
  readonly kind: DocumentKind;
  /** What a checker of spelling and grammar found; absent if there is none, or if the kind is not checked. */
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

const { createRemark } = commonCatalog;
const pointsForHidden = 6;
const pointsForFigures = 6;
const pointsForDates = 3;
const pointsForDrafting = 3;

/** Makes the checks for every document that is no contract. In schoolwork only hidden content changes the score. */
export function checkCommon({ kind, languageErrors, ...document }: CommonInput): {
  readonly remarks: readonly Remark[];
  readonly checks: readonly RemarkCheck[];
} {
  const { sourceText } = document;
  const family = getDocumentFamily(kind);
  const weight = family === 'business' || family === 'other' ? 1 : 0;
  const remarks = sortRemarks(
    [
      ...remarkFigures(sourceText),
      ...remarkDates(document),
      ...remarkDrafting(document),
      ...remarkPersonalData(sourceText, kind),
      // The few words of a table are names, which sound of any language.
      ...(family === 'data' ? [] : remarkLanguage(sourceText)),
      ...(family === 'writing' ? [] : remarkErrors(sourceText, languageErrors ?? [])),
    ].map((remark) => ({ ...remark, points: weight * remark.points })),
  );
  const idle = new Map([
    ['GEN-07' as const, 'It needs a second document to compare with.'],
    ...(family === 'data'
      ? [['GEN-08' as const, 'The words of a table are too few.'] as const]
      : []),
    ...(family === 'writing' || languageErrors === undefined
      ? [['GEN-09' as const, explainUncheckedLanguage(family)] as const]
      : []),
  ]);
  const all = [...remarkHidden(sourceText), ...remarks];
  return { remarks: all, checks: commonCatalog.listChecks(all, idle) };
}

function explainUncheckedLanguage(family: ReturnType<typeof getDocumentFamily>): string {
  return family === 'writing'
    ? 'The checks of writing look for it.'
    : 'It is looked for in letters, reports and other prose, not in documents of this kind.';
}

/** These come first and have their full weight in every kind of document. */
function remarkHidden(sourceText: SourceText): readonly Remark[] {
  return findHiddenContent(sourceText).map(({ detail, evidence, saying }) =>
    createRemark('GEN-02', {
      ...(saying && { title: saying.title, why: saying.why, level: 1 as const }),
      points: saying === undefined ? pointsForHidden : 0,
      notice: detail,
      nextStep:
        saying?.mitigation ??
        'Who put these words there, and what for? Read the whole document yourself.',
      evidence: [...evidence],
    }),
  );
}

function remarkFigures(sourceText: SourceText): readonly Remark[] {
  return findWordsAgainstFigures({ sourceText }).map(({ detail, evidence }) =>
    createRemark('GEN-04', {
      points: pointsForFigures,
      notice: detail,
      nextStep: 'Which of the two is meant? Correct the other.',
      evidence,
    }),
  );
}

/** Every date that cannot be right is a remark of its own; the first of them moves the score. */
function remarkDates(document: CheckedDocument): readonly Remark[] {
  let isFirst = true;
  return findWrongDates(document, { unclearIn: 'anywhere' }).map(({ defect, detail, evidence }) => {
    const isUnclear = defect === 'ambiguous';
    const points = isFirst && !isUnclear ? pointsForDates : 0;
    if (!isUnclear) isFirst = false;
    return createRemark('GEN-05', {
      ...(isUnclear && { title: 'Day and month unclear', level: 1 as const }),
      points,
      notice: detail,
      nextStep: isUnclear
        ? 'Find out which is meant, and write the month as a word.'
        : 'Which day is meant?',
      evidence,
    });
  });
}

function remarkDrafting(document: CheckedDocument): readonly Remark[] {
  const { sourceText } = document;
  const found = findLeftOverDrafting(document, { blanks: 'form' }).map(
    ({ evidence }) => evidence[0],
  );
  const { revisions, comments } = sourceText;
  const places = [...new Set(found.map(({ quote }) => quoteWords(shortenBlank(quote), 40)))];
  const parts = [
    ...(found.length > 0
      ? [`at least ${countOf(found.length, 'placeholder')} (${joinSome(places)})`]
      : []),
    ...(revisions.length > 0 ? [countOf(revisions.length, 'tracked change')] : []),
    ...(comments.length > 0 ? [countOf(comments.length, 'comment')] : []),
  ];
  const [first] = [...revisions, ...comments];
  const shown = found.length > 0 ? found : first ? findPlace(sourceText, first.start) : [];
  if (parts.length === 0) return [];
  return [
    createRemark('GEN-03', {
      points: pointsForDrafting,
      notice: `Still in the document: ${joinWords(parts)}.`,
      nextStep: 'Each of them should be filled in, accepted or struck before anybody relies on it.',
      evidence: shown,
    }),
  ];
}

function shortenBlank(quote: string): string {
  return quote.replace(/_{4,}/, '____');
}

/** The block around a place, for changes that are not words themselves. */
function findPlace({ text, blocks }: SourceText, at: number): readonly Evidence[] {
  const block = blocks.find(({ start, end }) => start <= at && at <= end && start < end);
  const quote = block && text.slice(block.start, block.end);
  return block && quote ? [{ start: block.start, end: block.end, quote }] : [];
}

const kinds: Readonly<Record<PersonalDataHit['kind'], readonly [string, string]>> = {
  email: ['e-mail address', 'e-mail addresses'],
  'bank-account': ['bank account', 'bank accounts'],
  card: ['card number', 'card numbers'],
  'social-security': ['social security number', 'social security numbers'],
  secret: ['password or key', 'passwords or keys'],
};

/** Kinds that are made to tell others how to reach somebody: an e-mail address in them is no secret. */
const withContacts: ReadonlySet<DocumentKind> = new Set([
  'invoice',
  'quote',
  'order',
  'receipt',
  'delivery-note',
  'cv',
  'email',
]);

function remarkPersonalData(sourceText: SourceText, kind: DocumentKind): readonly Remark[] {
  const found = findPersonalData(sourceText).filter(
    (hit) => hit.kind !== 'email' || !withContacts.has(kind),
  );
  if (found.length === 0) return [];
  const counts = Object.entries(kinds).flatMap(([kind, [single, plural]]) => {
    const own = found.filter((hit) => hit.kind === kind);
    // What is named again is still one.
    const count = new Set(own.map(({ evidence: [first] }) => first.quote.toLowerCase())).size;
    return count > 0 ? [countOf(count, single, plural)] : [];
  });
  const isGrave = found.some(
    ({ kind }) => kind === 'card' || kind === 'secret' || kind === 'social-security',
  );
  const isMild = found.every(({ kind }) => kind === 'email');
  return [
    createRemark('GEN-06', {
      level: isGrave ? 3 : isMild ? 1 : 2,
      points: 0,
      notice: `Before you share it: it holds ${joinWords(counts)}.`,
      nextStep: 'Should whoever gets the document see them? Otherwise black them out in a copy.',
      evidence: found.flatMap(({ evidence }) => evidence),
    }),
  ];
}

const shownErrors = 12;

/** The places where spelling or grammar looks wrong, in one remark; it never moves the score. */
function remarkErrors({ text }: SourceText, errors: readonly LanguageError[]): readonly Remark[] {
  const shown = errors
    .map(({ start, end }) => ({ start, end, quote: text.slice(start, end) }))
    .filter(({ quote }) => quote.trim() !== '');
  if (shown.length === 0) return [];
  const places = [...new Set(shown.map(({ quote }) => quoteWords(quote, 40)))];
  const looks = shown.length === 1 ? 'looks' : 'look';
  return [
    createRemark('GEN-09', {
      points: 0,
      notice: `${countOf(shown.length, 'place')} ${looks} misspelt or wrong in grammar: ${joinSome(places)}.`,
      nextStep: 'Which of them are errors? Names and terms may be right as they stand.',
      evidence: shown.slice(0, shownErrors),
    }),
  ];
}

function remarkLanguage(sourceText: SourceText): readonly Remark[] {
  return findForeignLanguage(sourceText).map(({ detail, evidence }) =>
    createRemark('GEN-08', {
      points: 0,
      notice: detail,
      nextStep: 'Read the results with care: most checks know English only.',
      evidence,
    }),
  );
}
