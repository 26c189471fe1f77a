import type { LanguageError, Span } from '@clauselight/schema';
import type { Lint, Linter } from 'harper.js';
import { chooseDialect, isOtherSpelling } from './dialect.ts';
import { isShown, isWord, type RawError } from './noise.ts';
import { cutSpans } from './pieces.ts';

/** Finds places where English spelling or grammar looks wrong. */
export interface GrammarChecker {
  /**
   * Checks the prose of a text, paragraph by paragraph, in document order; of long documents the first
   * `mostCheckedCharacters`. Blocks its thread while it works: the first text takes seconds. One check runs after another.
   */
  check(text: string, spans: readonly Span[]): Promise<readonly LanguageError[]>;
  /** Frees the checker's memory; a later check loads it again. */
  close(): Promise<void>;
}

const mostSuggestions = 3;

/**
 * A checker that runs Harper (WebAssembly) on this machine, without any network. It is loaded with the first text and
 * kept warm. Use it in a thread or process whose event loop may stand still.
 */
export function createGrammarChecker(): GrammarChecker {
  let loading: Promise<Linter> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const load = () => {
    loading ??= loadLinter();
    return loading;
  };
  return {
    check(text, spans) {
      const next = last.then(async () =>
        spans.length === 0 ? [] : await checkSpans(await load(), text, spans),
      );
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      await last;
      const linter = await loading?.catch(() => undefined);
      loading = undefined;
      await linter?.dispose();
    },
  };
}

async function loadLinter(): Promise<Linter> {
  const [{ LocalLinter }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const linter = new LocalLinter({ binary: slimBinary });
  await linter.setup();
  return linter;
}

async function checkSpans(
  linter: Linter,
  text: string,
  spans: readonly Span[],
): Promise<readonly LanguageError[]> {
  const { Dialect } = await import('harper.js');
  const pieces = cutSpans(text, spans);
  const prose = pieces.map(({ start, end }) => text.slice(start, end)).join('\n');
  const dialect = chooseDialect(prose);
  await linter.setDialect(dialect === 'british' ? Dialect.British : Dialect.American);
  const found: RawError[] = [];
  for (const { start, end } of pieces) {
    // A line end within a paragraph is no end of a sentence; offsets stay as they are.
    const words = text.slice(start, end).replace(/[\n\r\t\u00a0]/g, ' ');
    const groups = await linter.organizedLints(words, { language: 'plaintext' });
    for (const [rule, lints] of Object.entries(groups)) {
      found.push(...lints.map((lint) => readLint(lint, { rule, offset: start, words })));
    }
  }
  const counts = countSpellings(text);
  return found
    .filter((error) => isShown(error, { text, counts }))
    .filter(
      ({ kind, problem, suggestions }) =>
        kind !== 'Spelling' || !isOtherSpelling(problem, suggestions),
    )
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter((error, index, all) => error.start >= (all[index - 1]?.end ?? 0))
    .map(toLanguageError);
}

function readLint(
  lint: Lint,
  {
    rule,
    offset,
    words,
  }: { readonly rule: string; readonly offset: number; readonly words: string },
): RawError {
  const span = lint.span();
  const problem = words.slice(span.start, span.end);
  const suggestions = lint.suggestions().map((suggestion) => {
    const replacement = suggestion.get_replacement_text();
    // 0 replaces, 1 strikes, 2 inserts after.
    const kind = Number(suggestion.kind());
    return kind === 1 ? '' : kind === 2 ? problem + replacement : replacement;
  });
  const error: RawError = {
    start: offset + span.start,
    end: offset + span.end,
    rule,
    kind: lint.lint_kind(),
    message: lint.message(),
    problem,
    suggestions,
  };
  lint.free();
  return error;
}

const mostCounted = 500_000;

/** How often each word is spelled as it is in the document, names in lists of sources as well. */
function countSpellings(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.slice(0, mostCounted).matchAll(/[\p{L}\p{M}'’-]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** A "Typo" is often none and its suggestions are mostly wrong, so only the word is pointed at. */
function toLanguageError({
  start,
  end,
  kind,
  message,
  suggestions,
  problem,
}: RawError): LanguageError {
  return kind === 'Typo' && isWord(problem)
    ? { start, end, kind, message: `Check this word: “${problem}”.`, suggestions: [] }
    : {
        start,
        end,
        kind: kind === 'Miscellaneous' ? 'Grammar' : kind,
        message: message.replace(/`([^`]*)`/g, '“$1”'),
        suggestions: suggestions.slice(0, mostSuggestions),
      };
}
