import type { Span } from '@clauselight/schema';
import { createPassage, getSourceSpan } from '../../text/passage.ts';
import type { LengthLimit } from './writing.ts';

const figure = '(\\d{1,2}[,.]?\\d{3}|\\d{2,4})';
/** `at least 1,500 words`, `1,200 to 1,500 words`, `word limit: 600`; the second figure of a range stands in group 3. */
const createPattern = (cues: string) =>
  new RegExp(
    `\\b(${cues})\\b[^.\\n]{0,30}?\\b${figure}\\s*(?:-|to|and)?\\s*${figure}?[\\s-]*words?\\b`,
    'i',
  );
const limitPattern = createPattern(
  'word (?:limit|count)|maximum|minimum|at least|at most|no (?:more|fewer|less) than|not (?:exceed|more than)|up to|between',
);
const aboutPattern = createPattern('about|around|approximately|in|of|an?');
const labelPattern = new RegExp(
  `\\b(?:word limit|limit|maximum(?: length)?|length)\\b\\s*[:=]?\\s*(?:of )?${figure}\\s*(?:(?:-|to)\\s*${figure})?\\s*(?:words)?\\b`,
  'i',
);
const fewestWords = 50;

/** The length the task allows, where its own words say so. */
export function findLengthLimit(text: string, places: readonly Span[]): LengthLimit | undefined {
  for (const place of places) {
    const passage = createPassage(text, {
      start: place.start,
      end: Math.min(place.end, place.start + 4000),
    });
    const match =
      limitPattern.exec(passage.text) ??
      aboutPattern.exec(passage.text) ??
      labelPattern.exec(passage.text);
    if (match === null || /\bword count\b/i.test(match[0])) continue;
    const isLabel = match.length === 3;
    const cue = isLabel ? match[0] : (match[1] ?? '');
    const bounds = readBounds(
      cue,
      readFigure(match[isLabel ? 1 : 2]),
      readFigure(match[isLabel ? 2 : 3]),
    );
    if ((bounds.maximum ?? bounds.minimum ?? 0) < fewestWords) continue;
    return { ...getSourceSpan(passage, match.index, match.index + match[0].length), ...bounds };
  }
  return undefined;
}

/** About so many words is a tenth more or less, as most schools count it. */
const tolerance = 0.1;

function readBounds(
  cue: string,
  first: number | undefined,
  second: number | undefined,
): Pick<LengthLimit, 'minimum' | 'maximum'> {
  if (first !== undefined && second !== undefined) return { minimum: first, maximum: second };
  if (/minimum|at least|no (?:fewer|less)/i.test(cue))
    return { minimum: first, maximum: undefined };
  if (/^(?:about|around|approximately|in|of|an?)$/i.test(cue) && first !== undefined) {
    return {
      minimum: Math.round(first * (1 - tolerance)),
      maximum: Math.round(first * (1 + tolerance)),
    };
  }
  return { minimum: undefined, maximum: first };
}

function readFigure(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written.replace(/[,.]/g, ''));
}
