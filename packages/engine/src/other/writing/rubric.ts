import { createEvidence } from '@clauselight/core';
import type { Evidence, WritingDetails } from '@clauselight/schema';
import { listNumberWordsTo, parseNumberWords } from '../../text/values/number-words.ts';
import { getKey } from './citations/match-citations.ts';
import { patterns } from './patterns.ts';
import type { Writing } from './writing.ts';

type RubricLine = WritingDetails['rubric'][number];

interface Criterion {
  readonly cue: RegExp;
  readonly sought: string;
  find(writing: Writing): readonly Evidence[];
}

const shown = 3;
const sourcesSought = 'sources cited';
const smallNumber = new RegExp(`\\b(?:(\\d{1,2})|(${listNumberWordsTo(10)}))\\b`, 'i');

/** Criteria that can be checked in the text; the teacher judges all others. */
const criteria: readonly Criterion[] = [
  {
    cue: /\b(?:counter-?arguments?|other side|opposing)\b/i,
    sought: 'the other side',
    find: (writing) => findSentences(writing, patterns.counterArgument),
  },
  {
    cue: /\b(?:thesis|position|claim|argument|focus)\b/i,
    sought: 'a sentence that states the position',
    find: ({ text, thesis }) => (thesis === undefined ? [] : [createEvidence(text, thesis)]),
  },
  {
    cue: /\b(?:sources?|references?|citations?|citing|bibliography|research)\b/i,
    sought: sourcesSought,
    find: ({ text, citations }) =>
      citations.slice(0, shown).map((citation) => createEvidence(text, citation)),
  },
  {
    cue: /\b(?:evidence|support|examples?|reason(?:s|ing)?)\b/i,
    sought: 'reasons and examples',
    find: (writing) =>
      findSentences(writing, /\b(?:because|for example|for instance|such as|since|therefore)\b/i),
  },
  {
    cue: /\b(?:conclusion|ending)\b/i,
    sought: 'a conclusion',
    find: ({ text, paragraphs }) =>
      paragraphs
        .filter(({ role }) => role === 'conclusion')
        .flatMap(({ sentences }) => sentences.slice(0, 1))
        .map((sentence) => createEvidence(text, sentence)),
  },
  {
    cue: /\b(?:structure|organi[sz]ation|paragraphs?|transitions?|coherence|cohesion)\b/i,
    sought: 'linking words',
    find: (writing) =>
      findSentences(
        writing,
        /^\W*(?:first|second|third|however|furthermore|moreover|in addition|finally|therefore|in conclusion)/i,
      ),
  },
];

/** Every criterion of the marking scheme in the document, with what the text shows for it. */
export function matchRubric(writing: Writing): readonly RubricLine[] {
  return writing.rubric.slice(0, 40).flatMap((span): RubricLine[] => {
    const evidence = createEvidence(writing.text, {
      start: span.start,
      end: Math.min(span.end, span.start + 400),
    });
    if (
      evidence.quote === '' ||
      /^(?:criteri|category|level|points?\b|marks?\b)/i.test(evidence.quote)
    )
      return [];
    const name = evidence.quote.split(/[\t\n]/)[0] ?? '';
    const criterion =
      criteria.find(({ cue }) => cue.test(name)) ??
      criteria.find(({ cue }) => cue.test(evidence.quote));
    if (criterion === undefined) {
      return [
        {
          evidence,
          status: 'not-assessable',
          note: 'cannot be judged from the text alone',
          found: [],
        },
      ];
    }
    const found = criterion.find(writing);
    const wanted = criterion.sought === sourcesSought ? readNumber(name) : 0;
    const sources = new Set(writing.citations.map((citation) => getKey(citation.name))).size;
    if (wanted > sources && sources > 0) {
      const note = `${wanted} sources, of which the text cites ${sources}`;
      return [{ evidence, status: 'open', note, found: [...found] }];
    }
    return [
      {
        evidence,
        status: found.length > 0 ? 'seen' : 'open',
        note: criterion.sought,
        found: [...found],
      },
    ];
  });
}

function findSentences({ text, sentences }: Writing, pattern: RegExp): readonly Evidence[] {
  return sentences
    .filter(({ passage }) => pattern.test(passage.text))
    .slice(0, shown)
    .map((sentence) => createEvidence(text, sentence));
}

/** `At least three sources` asks for 3; 0 where no number stands. */
function readNumber(criterion: string): number {
  const [, digits, word = ''] = smallNumber.exec(criterion) ?? [];
  return digits === undefined ? (parseNumberWords(word) ?? 0) : Number(digits);
}
