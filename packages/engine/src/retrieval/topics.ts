import { normalizeWord } from './words.ts';

/** Things that questions are about, each with the words that tell it. */
export interface Topics<Topic extends string> {
  readonly topics: readonly Topic[];
  /** Topics that a word or a pair of words tells of. */
  readonly topicsOf: ReadonlyMap<string, readonly Topic[]>;
}

/** A topic is followed where it has at least this share of what the question says. */
const leastShare = 0.35;
const mostTopics = 4;
/** What a word that no topic knows takes away, in shares of the most telling one. */
const unknownWeight = 0.5;
/** A pair of neighbouring words tells more than the two do. */
const pairWeight = 1.5;

// Stop words elsewhere, but `how long` and `without` tell what is asked for.
const telling =
  /^(?:how|who|whom|whose|when|where|which|long|much|many|without|not|no|other|another|own|after|before|any|all|last)$/;

/** Prepares a table of topics and the words that tell of them. */
export function createTopics<Topic extends string>(
  table: Readonly<Partial<Record<Topic, string>>>,
): Topics<Topic> {
  const topicsOf = new Map<string, Topic[]>();
  const topics = Object.keys(table) as Topic[];
  for (const topic of topics) {
    for (const cue of listCues(table[topic] ?? '')) {
      const others = topicsOf.get(cue);
      if (others === undefined) topicsOf.set(cue, [topic]);
      else others.push(topic);
    }
  }
  return { topics, topicsOf };
}

/**
 * What a question is about, each topic with a weight of 0-1: the share of the question's telling words that it knows,
 * each weighed by how few topics know it, squared so that the best stands out.
 */
export function findTopics<Topic extends string>(
  question: string,
  { topics, topicsOf }: Topics<Topic>,
): ReadonlyMap<Topic, number> {
  const shares = new Map<Topic, number>();
  let whole = 0;
  const rarest = Math.log(1 + topics.length);
  for (const cue of listCues(question)) {
    const known = topicsOf.get(cue);
    const isPair = cue.includes(' ');
    if (known === undefined) {
      if (!isPair && !telling.test(cue)) whole += unknownWeight * rarest;
      continue;
    }
    const weight = Math.log(1 + topics.length / known.length) * (isPair ? pairWeight : 1);
    whole += weight;
    for (const topic of known) shares.set(topic, (shares.get(topic) ?? 0) + weight);
  }
  const ranked = [...shares]
    .map(([topic, share]) => [topic, (share / whole) ** 2] as const)
    .filter(([, weight]) => weight >= leastShare ** 2)
    .sort((a, b) => b[1] - a[1]);
  return new Map(ranked.slice(0, mostTopics));
}

/** Words and pairs of neighbouring words, in the form they are compared in. */
function listCues(words: string): ReadonlySet<string> {
  const cues = new Set<string>();
  for (const phrase of words.split(/[.,;:?!()]/)) {
    let before = '';
    for (const spelling of phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      const word = telling.test(spelling) ? spelling : normalizeWord(spelling);
      if (word === '') continue;
      cues.add(word);
      if (before !== '') cues.add(`${before} ${word}`);
      before = word;
    }
  }
  return cues;
}
