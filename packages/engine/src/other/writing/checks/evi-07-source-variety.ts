import { count, defineCheck, type Observation, quote } from '../check.ts';
import { soundEssay } from '../example-texts.ts';
import type { Writing } from '../writing.ts';

const fewestEntries = 4;
const fewestCitations = 4;
const oldAfter = 10;
/** Subjects in which old works are the sources. */
const timeless =
  /\b(?:histor|law\b|legal|classic|ancient|medieval|mathemat|philosoph|century|war\b|literature|poem|novel|shakespeare)/i;

export const sourceVarietyCheck = defineCheck({
  id: 'EVI-07',
  category: 'evidence',
  title: 'Age and variety of the sources',
  why: 'A quick picture of what the argument stands on; whether it is enough is yours to judge.',
  source: 'Own counts of the reference list',
  examples: {
    matches: [
      'It is so (Ash, 2001). Again (Ash, 2001). Once more (Ash, 2001). But see (Birch, 2002).\n\nReferences\n\nAsh, A. (2001). Rivers. Penguin.\n\nBirch, B. (2002). Bridges. Penguin.\n\nCole, C. (2003). Towns. Penguin.\n\nDale, D. (2004). Roads. Penguin.',
    ],
    leaves: [soundEssay],
  },
  applies: ({ referenceList }) => (referenceList?.entries.length ?? 0) >= fewestEntries,
  find: (writing) => [...findDependence(writing), ...findAge(writing)],
});

function findDependence(writing: Writing): readonly Observation[] {
  const matches = writing.citationMatches.filter(({ entry }) => entry !== undefined);
  if (matches.length < fewestCitations) return [];
  const counts = new Map<(typeof matches)[number]['entry'], number>();
  for (const { entry } of matches) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const [entry, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (entry === undefined || times === undefined || times * 2 <= matches.length || counts.size < 2)
    return [];
  return [
    {
      level: 1,
      notice: `${times} of ${count(matches.length, 'citation')} go to one work, ${entry.names[0] ?? `entry ${entry.number}`}${entry.year === undefined ? '' : ` (${entry.year})`}.`,
      nextStep: 'Do the other sources agree with it?',
      evidence: [quote(writing, entry)],
    },
  ];
}

function findAge(writing: Writing): readonly Observation[] {
  const entries = writing.referenceList?.entries ?? [];
  const dated = entries.filter(({ year }) => year !== undefined);
  const frame = [writing.title, ...writing.prompt]
    .map((span) => (span === undefined ? '' : writing.text.slice(span.start, span.end)))
    .join(' ');
  const newest = dated.reduce((last, { year }) => Math.max(last, year ?? 0), writing.year ?? 0);
  const old = dated.filter(({ year }) => (year ?? newest) < newest - oldAfter);
  if (dated.length < fewestEntries || old.length * 2 <= dated.length || timeless.test(frame))
    return [];
  return [
    {
      level: 1,
      notice: `${old.length} of ${dated.length} dated sources are more than ${oldAfter} years older than ${newest}, the newest year given.`,
      nextStep: 'Is there newer work on the points that change with time?',
      evidence: old.slice(0, 5).map((entry) => quote(writing, entry)),
    },
  ];
}
