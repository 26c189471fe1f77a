import { documentKindNames } from '@clauselight/core';
import type { DocumentKind, EarlierMessage, LetterDetails, SourceText } from '@clauselight/schema';
import { findLeftOverDrafting } from '../../text/checks/left-over-drafting.ts';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findDateOrder } from '../../text/values/date-order.ts';
import { formatDate } from '../../text/values/dates.ts';
import { listStatements, type Statement } from '../../text/values/statements.ts';
import { type OlderMessage, splitThread } from '../common/thread.ts';
import type { KindResult, Strength } from '../remark.ts';
import { letterCatalog } from './catalog.ts';
import { listConsequences } from './consequences.ts';
import { findNotice } from './formal-notice.ts';
import { isClosing, readHead } from './letter-head.ts';
import { listLetterRemarks } from './letter-remarks.ts';
import { summarizeLetter } from './letter-summary.ts';
import { listLetterTerms } from './letter-terms.ts';
import { listRequests } from './requests.ts';
import { listWarningSigns } from './warning-signs.ts';

/** From so many places left open on, a letter is a form. Set by hand. */
const fewestLeftOver = 4;

interface LetterInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
}

/** Reads a letter, notice or e-mail: from whom, what it asks by when, what follows, whether it may be a fraud. */
export function analyzeLetter({
  sourceText,
  structure,
  kind,
}: LetterInput): KindResult<LetterDetails> {
  const { text } = sourceText;
  const all = listStatements(sourceText);
  const { own: statements, older } =
    kind === 'email' ? splitThread(sourceText, all, findDateOrder(text)) : { own: all, older: [] };
  const details = {
    ...readDetails(sourceText, statements, kind),
    ...(older.length > 0 && { earlier: readEarlier(text, all, older) }),
  };
  const leftOver = findLeftOverDrafting({ sourceText, structure }, { blanks: 'form' });
  const isUnfilled = leftOver.length >= fewestLeftOver;
  const remarks = listLetterRemarks(details, { isUnfilled });
  return {
    details,
    remarks,
    checks: letterCatalog.listChecks(remarks, listIdle(details)),
    strengths: listStrengths(details),
    terms: listLetterTerms(text, statements, details),
    summary: summarizeLetter(details, { label: documentKindNames[kind], isUnfilled }),
  };
}

/** What the quoted messages asked. */
function readEarlier(
  text: string,
  statements: readonly Statement[],
  older: readonly OlderMessage[],
): EarlierMessage[] {
  return older.map(({ span, ...message }) => {
    const own = statements.filter(({ start }) => start >= span.start && start < span.end);
    const requests = listRequests({ text, statements: own, clock: {}, hasQuestions: true });
    return {
      ...message,
      requests: requests.map(({ text: words, evidence }) => ({ text: words, evidence })),
    };
  });
}

function readDetails(
  sourceText: SourceText,
  statements: readonly Statement[],
  kind: DocumentKind,
): LetterDetails {
  const { text } = sourceText;
  const order = findDateOrder(text);
  const head = readHead({ sourceText, statements, order });
  const base = head.date?.date;
  const clock = {
    base,
    baseName: base && `the ${kind === 'email' ? 'e-mail' : 'letter'} of ${formatDate(base)}`,
    order,
  };
  const end = statements.findLastIndex(isClosing);
  const body = end < 0 ? statements : statements.slice(0, end);
  const notice = findNotice(text, statements, head);
  return {
    kind: 'letter',
    ...head,
    requests: [...listRequests({ text, statements: body, clock, hasQuestions: kind === 'email' })],
    consequences: [...listConsequences(text, body)],
    ...(notice && { notice }),
    warningSigns: [...listWarningSigns(text, statements, head)],
  };
}

/** Notices are checked where the letter gives one; policies are read as reports. */
function listIdle({
  notice,
}: LetterDetails): ReadonlySet<'LET-01' | 'LET-02' | 'LET-03' | 'LET-05'> {
  return notice?.isPersonal
    ? new Set(['LET-01', 'LET-02', 'LET-05'] as const)
    : new Set(['LET-03', 'LET-05'] as const);
}

function listStrengths({ notice, requests }: LetterDetails): readonly Strength[] {
  const held = notice?.items.flatMap(({ evidence }) => evidence ?? []) ?? [];
  const dated = requests.flatMap(({ deadline }) => (deadline?.date ? deadline.evidence : []));
  return [
    ...(notice?.isPersonal && held.length === notice.items.length
      ? [
          {
            title: 'Complete notice',
            text: 'It holds every particular of a formal notice.',
            evidence: held,
          },
        ]
      : []),
    ...(dated.length > 0
      ? [
          {
            title: 'Deadline named',
            text: 'It says by which day it wants an answer.',
            evidence: dated,
          },
        ]
      : []),
  ];
}
