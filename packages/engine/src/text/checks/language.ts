import type { SourceText } from '@clauselight/schema';
import type { ExplainedHit } from './document-check.ts';

/** A text that is not in English, which most checks read only; the first block with words shows it. */
export function findForeignLanguage({
  text,
  blocks,
}: Pick<SourceText, 'text' | 'blocks'>): readonly ExplainedHit[] {
  const language = findLanguage(text);
  const first = blocks.find(({ start, end }) => text.slice(start, end).trim() !== '');
  if (language === undefined || language === 'English' || first === undefined) return [];
  const { start, end } = first;
  return [
    {
      evidence: [{ start, end, quote: text.slice(start, end) }],
      detail: `The document seems to be written in ${language}.`,
    },
  ];
}

/** The language of a text by its most common words; nothing for texts that are too short or too mixed to tell. */
function findLanguage(text: string): string | undefined {
  const words =
    text
      .slice(0, sampled)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const counts = new Map(languages.map(({ name }) => [name, 0]));
  for (const word of words) {
    for (const name of byWord.get(word) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < leastShare * words.length) return undefined;
  return first[1] >= 1.5 * (second?.[1] ?? 0) ? first[0] : undefined;
}

const sampled = 20_000;
const fewestWords = 40;
const leastShare = 0.12;

const languages: readonly { readonly name: string; readonly words: string }[] = [
  {
    name: 'English',
    words:
      'the of and to in is that it for was on are with as be this have from or by not at which we you an',
  },
  {
    name: 'German',
    words:
      'der die und das den von zu mit ist des im für nicht auf ein eine dem es sich als auch werden sind wird bei',
  },
  {
    name: 'French',
    words:
      'le la les de des et en du un une que est pour dans qui sur par au pas plus avec sont ce il aux',
  },
  {
    name: 'Spanish',
    words:
      'el la los las de y en que del un una por con para es se no lo como más su al ha sus este',
  },
  {
    name: 'Italian',
    words:
      'il la di che e un una per in del della con non le dei è si da al sono nel alla gli delle anche',
  },
  {
    name: 'Dutch',
    words:
      'de het een en van in is dat op te zijn met voor niet aan er om ook als bij door naar worden wordt deze',
  },
  {
    name: 'Portuguese',
    words: 'o a os as de e em que do da um uma para com não é por se no na dos das ao mais como',
  },
  {
    name: 'Polish',
    words:
      'i w na z do że się nie jest o przez od dla jak po oraz są być lub za tym ich które który jego',
  },
];
const byWord = new Map<string, string[]>();
for (const { name, words } of languages) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), name]);
}
