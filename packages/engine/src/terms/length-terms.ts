import type { DocumentStructure } from '../document-structure.ts';
import { findEvidence, type Passage } from '../passage.ts';
import type { DraftTerm } from './draft-term.ts';
import { type FoundDuration, formatDuration, listDurations } from './durations.ts';

interface LengthCue {
  readonly type: DraftTerm['type'];
  readonly label: string;
  /** What the sentence must speak of. */
  readonly topic: RegExp;
  /** Words close before the length, or after it. */
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Words before the length that give it another meaning. */
  readonly notBefore?: RegExp;
  readonly notAfter?: RegExp;
}

const notice = /\b(?:notice|notif\w+|advance|request)\b/i;

/** In order of preference within a type. */
const cues: readonly LengthCue[] = [
  {
    type: 'contract-term',
    label: 'Initial term',
    topic: /\b(?:term|agreement|contract|lease|engagement|subscription)\b/i,
    before:
      /\b(?:initial (?:\w+ )?(?:term|period)|term of (?:this|the) (?:agreement|contract|lease|license)|(?:this|the) (?:agreement|contract|lease|license)|the term|"term"|term|continu\w+|remain\w* in (?:full force|effect))\b[^;]{0,150}?\b(?:of|for|be|is|period|term|ending|until|:|expire|end|terminate|on|through|lasts?)\b[^;]{0,60}$|\bterm: ?$/i,
    notBefore:
      /\b(?:renew\w*|extend\w*|successive|additional|notice|within|cure|prior to|surviv\w+|confidential\w*|non-?compet\w*|thereafter|after (?:the )?(?:termination|expiration)|within|breach|payment|days|warrant\w*|at least|invoice)\b[^;]{0,70}$/i,
    notAfter:
      /^[^.;]{0,25}\b(?:prior|notice|written|before|following (?:the )?(?:termination|expiration)|after (?:the )?(?:termination|expiration|receipt)|renewal)\b/i,
  },
  {
    type: 'renewal-term',
    label: 'Renewal term',
    topic:
      /\b(?:term|agreement|contract|lease|subscription)\b.*\b(?:renew\w*|extend\w*|extension)\b|\brenew\w*\b/i,
    before:
      /\b(?:renew\w*|extend\w*|extension|successive|additional|further|subsequent)\b[^;]{0,110}$/i,
    notBefore:
      /\b(?:notice|notif\w+|at least|not less than|within|prior|initial term of|initial period of)\b[^;]{0,50}$/i,
    notAfter: /^[^.;]{0,20}\b(?:prior|notice|before|written|in advance|advance)\b/i,
  },
  {
    type: 'renewal-term',
    label: 'Renewal term',
    topic: /\b(?:renew\w*|extend\w*)\b/i,
    after: /^[^.;]{0,12}\b(?:renewal|extension|successive|periods?|terms?|increments|basis)\b/i,
    notBefore:
      /\b(?:notice|at least|not less than|within|initial (?:\w+ )?(?:term|period))\b[^;]{0,50}$/i,
  },
  {
    type: 'notice-period',
    label: 'Notice to prevent renewal',
    topic:
      /\b(?:renew\w*|extend\w*|extension|expir\w+|anniversary|end of (?:the|each|any|such))\b/i,
    after:
      /^[^;]{0,70}?\b(?:prior to|before|in advance of|preceding|of)\b[^;]{0,60}?\b(?:expir\w+|end|renew\w*|anniversary|conclusion|termination|term|period)\b/i,
    before:
      /\b(?:notice|notif\w+|notification|writing|advise\w*|elect\w*|inform\w*|terminat\w+|cancel\w*|unless)\b[^;]{0,140}$/i,
  },
  {
    type: 'notice-period',
    label: 'Notice of termination',
    topic: /\bterminat\w+|\bcancel\w*/i,
    before:
      /\b(?:terminat\w+|cancel\w*|upon|giving|provid\w+|with|by|on|at least|not less than)\b[^;]{0,80}$/i,
    after:
      /^'?\s?(?:'s?)?\s?(?:prior |advance |advanced |written |prior written )*(?:notice|notification)\b/i,
    notBefore: /\b(?:cure|breach|default|remed\w+|fails?)\b[^;]{0,90}$/i,
    notAfter: /^[^.]{0,120}\b(?:cure|breach|default)\b/i,
  },
];

const context = 220;

/** How long the contract runs, renews, and how early notice must be given; the first of each that the text states. */
export function listLengthTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  const passages = structure.sentences.map(({ passage }) => passage);
  const seen = new Set<string>();
  return cues.flatMap((cue) => {
    const term = seen.has(cue.label) ? undefined : findLength(text, passages, cue);
    if (term === undefined) return [];
    seen.add(cue.label);
    return [term];
  });
}

function findLength(
  text: string,
  passages: readonly Passage[],
  cue: LengthCue,
): DraftTerm | undefined {
  for (const passage of passages) {
    if (!cue.topic.test(passage.text)) continue;
    if (
      cue.type === 'notice-period' &&
      !notice.test(passage.text) &&
      !/\b(?:writing|advise|inform)/i.test(passage.text)
    )
      continue;
    const found = listDurations(passage.text).find((duration) =>
      isMeant(passage.text, duration, cue),
    );
    const evidence = found && findEvidence(text, passage, found);
    if (found === undefined || evidence === undefined) continue;
    return {
      type: cue.type,
      label: cue.label,
      display: formatDuration(found.value),
      value: found.value,
      evidence,
    };
  }
  return undefined;
}

function isMeant(words: string, { from, to }: FoundDuration, cue: LengthCue): boolean {
  const before = words.slice(Math.max(0, from - context), from);
  const after = words.slice(to, to + context);
  if (cue.before !== undefined && !cue.before.test(before)) return false;
  if (cue.after !== undefined && !cue.after.test(after)) return false;
  return !(cue.notBefore?.test(before) || cue.notAfter?.test(after));
}
