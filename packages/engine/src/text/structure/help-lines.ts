import type { Span } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';

/** `Example: 2019-01-15.` */
const example = /^\W{0,4}examples?\s?:/i;
/** Help that says what to write, or gives words to write: `Replace with your name`, `eg “£18,000 per year”`. */
const sure =
  /^\W{0,4}examples?\s?:|\be\.?g\.?,? "|^\W{0,4}e\.?g\b|^(?:\W{0,4}\[{1,2}[^[\]]{1,60}\]{1,2}\W{0,4})?(?:replace (?:this |it |them )?with|put here)\b/i;
/** Orders that a contract also gives, in its lists: they are help only beside help that is sure. */
const likely =
  /^(?:Give|Enter|Insert|State|Write|Describe|Specify|Indicate|List|Include|Choose|Select|Fill in|Name) (?:here|in|the|your|an?|one|whether|if|any)\b|^Name (?:and address )?of (?:the )?[\w ]{1,30}\.$|^(?:Delete|Strike out) (?:this|if|as|where|whichever)\b/;
/** What a field holds, as a phrase without a promise: `The date on which the employee starts`. */
const phrase = /^(?:The|This) [^.]{0,90}\b(?:which|that|where|if)\b|\b(?:e\.?g\b|for example\b)/i;
const promise = /\b(?:shall|will|must|agrees?|hereby|undertakes?)\b/i;
/** Fewer lines of help are not a passage of help. These four are our own estimates. */
const fewestLines = 4;
const fewestSure = 2;
/** The most other sentences between two lines of help. */
const mostBetween = 3;
const mostUnclear = 1;

export interface HelpLines {
  /** Runs of lines that say what to write into a form. */
  readonly passages: readonly Span[];
  /** Single sentences that are only an example. */
  readonly examples: readonly Span[];
}

/** Finds the lines of a form that help to fill it in. A single line is none, unless it is called an example. */
export function findHelpLines(sentences: readonly Sentence[]): HelpLines {
  return {
    passages: listRuns(sentences).flatMap((run) => createPassageOfHelp(run)),
    examples: sentences
      .filter(({ passage }) => example.test(passage.text))
      .map(({ start, end }) => ({ start, end })),
  };
}

interface HelpLine extends Span {
  readonly isSure: boolean;
}

/** Lines of help, cut where more than a few words that are no help stand between two of them. */
function listRuns(sentences: readonly Sentence[]): readonly (readonly HelpLine[])[] {
  const runs: HelpLine[][] = [];
  let [between, unclear] = [0, 0];
  for (const { start, end, passage } of sentences) {
    const isSure = sure.test(passage.text);
    if (isSure || likely.test(passage.text)) {
      const run = runs.at(-1);
      const isNear = between <= mostBetween && unclear <= mostUnclear;
      if (run !== undefined && isNear) run.push({ start, end, isSure });
      else runs.push([{ start, end, isSure }]);
      [between, unclear] = [0, 0];
      continue;
    }
    between += 1;
    if (phrase.test(passage.text)) continue;
    unclear += promise.test(passage.text) ? mostUnclear + 1 : 1;
  }
  return runs;
}

function createPassageOfHelp(run: readonly HelpLine[]): readonly Span[] {
  const [first, last] = [run[0], run.at(-1)];
  const isHelp =
    run.length >= fewestLines && run.filter(({ isSure }) => isSure).length >= fewestSure;
  return isHelp && first && last ? [{ start: first.start, end: last.end }] : [];
}
