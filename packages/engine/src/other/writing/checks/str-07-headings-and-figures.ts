import { defineCheck, findMatches, type Observation, quote } from '../check.ts';
import { plainLine, soundEssay } from '../example-texts.ts';
import { knownSection } from '../part-cues.ts';
import { patterns } from '../patterns.ts';
import type { Heading, Writing } from '../writing.ts';

const shown = 4;

export const headingsCheck = defineCheck({
  id: 'STR-07',
  category: 'structure',
  title: 'Numbering of headings, figures or tables',
  why: 'A reference that leads nowhere looks careless, and sends the reader searching.',
  source: 'Proofreading of references in legal drafting tools',
  examples: {
    matches: [`${plainLine}\n\nFigure 1. A bridge.\n\n${plainLine} As Figure 4 shows, it is old.`],
    leaves: [
      `${plainLine}\n\nFigure 1. A bridge.\n\n${plainLine} As Figure 1 shows, it is old.`,
      soundEssay,
    ],
  },
  applies: ({ headings, captions }) => headings.length >= 3 || captions.length > 0,
  find: (writing) =>
    [...findBrokenMentions(writing), ...findUnmentioned(writing), ...findGaps(writing)].slice(
      0,
      shown,
    ),
});

function getKind(word: string): string {
  return word.toLowerCase().startsWith('fig') ? 'figure' : word.toLowerCase();
}

function listCaptions({ text, captions }: Writing): ReadonlyMap<string, Heading['start']> {
  return new Map(
    captions.flatMap(({ start, end }) => {
      const match = /^(fig(?:ure|\.)?|table)\s*(\d+(?:\.\d+)?)/i.exec(text.slice(start, end));
      return match === null ? [] : [[`${getKind(match[1] ?? '')} ${match[2]}`, start] as const];
    }),
  );
}

function findBrokenMentions(writing: Writing): readonly Observation[] {
  const captions = listCaptions(writing);
  const seen = new Set<string>();
  return findMatches(writing, patterns.placeMention).flatMap(({ words, evidence, sentence }) => {
    const match = /^(\p{L}+)\.?\s?\(?(\d[\d.]*)/u.exec(words);
    const kind = getKind(match?.[1] ?? '');
    const name = `${kind} ${match?.[2]?.replace(/\.$/, '')}`;
    const ofKind = [...captions.keys()].filter((key) => key.startsWith(`${kind} `));
    const isElsewhere = /\b(?:19|20)\d\d\b|\b(?:their|his|her|of the (?:act|report|book))\b/i.test(
      sentence.passage.text,
    );
    if (ofKind.length === 0 || captions.has(name) || seen.has(name) || isElsewhere) return [];
    seen.add(name);
    const last = ofKind.at(-1)?.split(' ')[1];
    return [
      {
        level: 1 as const,
        notice: `${name.replace(/^./, (first) => first.toUpperCase())} is mentioned, but the last ${kind} is ${last}.`,
        nextStep: `Which ${kind} do you mean?`,
        evidence: [evidence],
      },
    ];
  });
}

function findUnmentioned(writing: Writing): readonly Observation[] {
  const mentioned = new Set(
    findMatches(writing, patterns.placeMention).map(({ words }) => {
      const match = /^(\p{L}+)\.?\s?\(?(\d[\d.]*)/u.exec(words);
      return `${getKind(match?.[1] ?? '')} ${match?.[2]?.replace(/\.$/, '')}`;
    }),
  );
  if (mentioned.size === 0) return [];
  return [...listCaptions(writing)]
    .filter(([name]) => !mentioned.has(name))
    .flatMap(([name, start]) => {
      const caption = writing.captions.find((span) => span.start === start);
      return caption === undefined
        ? []
        : [
            {
              level: 1 as const,
              notice: `${name.replace(/^./, (first) => first.toUpperCase())} is never mentioned in the text.`,
              nextStep: 'Where should the reader look at it?',
              evidence: [quote(writing, caption)],
            },
          ];
    });
}

/** Numbers of headings that skip one, and headings that jump a level. */
function findGaps(writing: Writing): readonly Observation[] {
  const numbered = writing.headings.filter(
    ({ number }) => number !== undefined && /^\d+$/.test(number),
  );
  const gaps = numbered.flatMap((heading, index): Observation[] => {
    const before = numbered[index - 1];
    if (before === undefined || Number(heading.number) <= Number(before.number) + 1) return [];
    return [
      {
        level: 1,
        notice: `Heading ${before.number} is followed by heading ${heading.number}.`,
        nextStep: 'Is a section missing, or is the number wrong?',
        evidence: [quote(writing, before), quote(writing, heading)],
      },
    ];
  });
  const jumps = writing.headings.flatMap((heading, index): Observation[] => {
    const before = writing.headings[index - 1];
    if (
      before === undefined ||
      heading.level <= before.level + 1 ||
      knownSection.test(heading.text)
    )
      return [];
    return [
      {
        level: 1,
        notice: `A heading of level ${before.level} is followed by one of level ${heading.level}.`,
        nextStep: 'Should it stand one level higher?',
        evidence: [quote(writing, before), quote(writing, heading)],
      },
    ];
  });
  return [...gaps, ...jumps];
}
