import type { DocumentKind, Gist, SourceText, Span, Term } from '@clauselight/schema';
import { findForeignLanguageName } from '../../text/checks/language.ts';
import { findEvidence } from '../../text/passage.ts';
import { type DateOrder, findDateOrder } from '../../text/values/date-order.ts';
import { formatDate, listDates } from '../../text/values/dates.ts';
import { listStatements, type Statement } from '../../text/values/statements.ts';
import { listKeyFigures, listStatedFigures } from '../common/figures/key-figures.ts';
import { listSums } from '../common/list-sums.ts';
import { splitThread } from '../common/thread.ts';
import { listDuties } from './duties.ts';
import { listKeySentences } from './key-sentences.ts';
import { listNames } from './names.ts';

interface GistInput {
  readonly sourceText: SourceText;
  readonly title: Span | undefined;
  readonly kind: DocumentKind;
  readonly wordCount: number;
}

/** What a document says, with the facts in it as key terms. */
export interface FoundGist {
  readonly gist: Gist;
  /** Dates, deadlines and sums. */
  readonly terms: readonly Omit<Term, 'id'>[];
}

/** Figures, rows and programs are no text. */
const withoutText: ReadonlySet<DocumentKind> = new Set([
  'invoice',
  'quote',
  'order',
  'receipt',
  'table',
  'data',
  'log',
  'code',
]);
/** Kinds whose details list what is to be done. */
const withDuties: ReadonlySet<DocumentKind> = new Set(['letter', 'email', 'minutes', 'report']);
/** Kinds in which what somebody must do is a story or an argument. */
const withoutDuties: ReadonlySet<DocumentKind> = new Set([
  'essay',
  'lab-report',
  'article',
  'book',
  'cv',
]);
/** Kinds whose details list figures. */
const withFigures: ReadonlySet<DocumentKind> = new Set(['report', 'policy']);

const mostSections = 60;
const longestSection = 120;
const mostDates = 20;
/** In characters; dates in longer runs of words are lists or tables that lost their lines. */
const longestDated = 640;
const opening = 12;
const longestHeadLine = 90;

/** Reads what a text says, whatever its kind; nothing of figures, rows and programs. */
export function findGist(input: GistInput): FoundGist | undefined {
  const { sourceText, title, kind, wordCount } = input;
  if (withoutText.has(kind)) return undefined;
  const { text } = sourceText;
  const order = findDateOrder(text);
  const all = listStatements(sourceText);
  // What an e-mail quotes is said by somebody else.
  const statements = kind === 'email' ? splitThread(sourceText, all, order).own : all;
  const clock = { base: findDate(statements), order };
  const hasFigures = withFigures.has(kind);
  const hasDuties = withDuties.has(kind) || withoutDuties.has(kind);
  const duties = hasDuties ? [] : listDuties(text, statements, clock);
  const isEnglish = findForeignLanguageName(text) === undefined;
  const figures = hasFigures ? [] : listKeyFigures(listStatedFigures(text, statements));
  const gist: Gist = {
    // A few sentences of a book say nothing of the book.
    keySentences:
      kind === 'book'
        ? []
        : [
            ...listKeySentences({
              text,
              statements,
              title: title === undefined ? '' : text.slice(title.start, title.end),
              wordCount,
            }),
          ],
    sections: [...listSections(text, statements)],
    duties: [...duties],
    figures: figures.filter(({ measure }) => measure?.includes(' ')),
    // Other languages have capitals for other words than names.
    names: isEnglish ? [...listNames(text, statements)] : [],
  };
  return {
    gist,
    terms: [
      ...listDeadlines(gist),
      ...listDateTerms(text, statements, order),
      ...listSums(text, statements),
    ],
  };
}

/** The date that a document bears in its first lines. */
function findDate(statements: readonly Statement[]): string | undefined {
  return statements
    .slice(0, opening)
    .flatMap(({ passage }) =>
      passage.text.length <= longestHeadLine ? listDates(passage.text) : [],
    )[0]?.date;
}

function listSections(text: string, statements: readonly Statement[]): Gist['sections'] {
  return statements
    .filter(({ kind, passage }) => kind === 'heading' && passage.text.length <= longestSection)
    .slice(0, mostSections)
    .flatMap(({ passage }) => {
      const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
      return evidence === undefined ? [] : [{ title: passage.text, evidence }];
    });
}

function listDeadlines({ duties }: Gist): readonly Omit<Term, 'id'>[] {
  return duties.flatMap(({ who, what, due }) => {
    if (due === undefined) return [];
    const { words, date, computation, evidence } = due;
    return {
      type: 'deadline' as const,
      label: 'Deadline',
      display: `${date === undefined ? words : formatDate(date)}: ${who === undefined ? '' : `${who} `}${what}`,
      value: {
        kind: 'deadline' as const,
        action: what,
        ...(who !== undefined && { who }),
        ...(date !== undefined && { date }),
        ...(computation !== undefined && { computation }),
      },
      evidence,
    };
  });
}

/** Every day that the text names, once. */
function listDateTerms(
  text: string,
  statements: readonly Statement[],
  order: DateOrder | undefined,
): readonly Omit<Term, 'id'>[] {
  const seen = new Set<string>();
  const terms: Omit<Term, 'id'>[] = [];
  for (const { passage } of statements) {
    if (terms.length >= mostDates) break;
    if (passage.text.length > longestDated) continue;
    for (const found of listDates(passage.text, order)) {
      const evidence = findEvidence(text, passage, found);
      if (evidence === undefined || seen.has(found.date)) continue;
      seen.add(found.date);
      terms.push({
        type: 'date',
        label: 'Date in the text',
        display: formatDate(found.date),
        value: { kind: 'date', date: found.date },
        evidence,
      });
    }
  }
  return terms.slice(0, mostDates);
}
