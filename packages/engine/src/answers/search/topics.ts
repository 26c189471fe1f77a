import { normalizeWord } from './words.ts';

/** Things that questions are about, each with the words that tell it. */
export interface Topics<Topic extends string> {
  readonly topics: readonly Topic[];
  /** Topics that a word or a pair of words tells of. */
  readonly topicsOf: ReadonlyMap<string, readonly Topic[]>;
}

/** A topic is followed if it matches at least this share of the question. */
const leastShare = 0.35;
const mostTopics = 4;
/**
 * What a word that no topic knows takes away, in shares of the most telling one: more where the document has it, so that
 * the question is about something particular to it.
 */
const particularWeight = 0.8;
const unknownWeight = 0.25;
/** `how` alone says less than other words; a pair of adjacent words counts as one more word. */
const tellingWeight = 0.5;

// Stop words elsewhere, but `how long` and `without` tell what is asked for.
const telling =
  /^(?:how|who|whom|whose|when|where|which|long|much|many|without|not|no|other|another|own|after|before|any|all|last)$/;

// Words of any question.
const general = new Set(
  'something someone somebody anything anyone anybody thing happen allow possible permit else still once well as more than under over mean include contain clause section article agreement contract document party'
    .split(' ')
    .map(normalizeWord),
);

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
  isInDocument: (word: string) => boolean,
): ReadonlyMap<Topic, number> {
  const shares = new Map<Topic, number>();
  let whole = 0;
  const rarest = Math.log(1 + topics.length);
  for (const cue of listCues(question)) {
    const known = topicsOf.get(cue);
    if (known === undefined) {
      if (tellsNothing(cue)) continue;
      whole += rarest * (isInDocument(cue) ? particularWeight : unknownWeight);
      continue;
    }
    const weight =
      Math.log(1 + topics.length / known.length) * (telling.test(cue) ? tellingWeight : 1);
    whole += weight;
    for (const topic of known) shares.set(topic, (shares.get(topic) ?? 0) + weight);
  }
  const ranked = [...shares]
    .map(([topic, share]) => [topic, (share / whole) ** 2] as const)
    .filter(([, weight]) => weight >= leastShare ** 2)
    .sort((a, b) => b[1] - a[1]);
  return new Map(ranked.slice(0, mostTopics));
}

/** Whether it says nothing that no topic knows it. */
function tellsNothing(cue: string): boolean {
  return cue.includes(' ') || telling.test(cue) || general.has(cue);
}

/** Words and pairs of adjacent words, in the form in which they are compared. */
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
