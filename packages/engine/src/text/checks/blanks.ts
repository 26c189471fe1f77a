import type { Evidence } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import type { CheckHit, JudgedDocument } from './document-check.ts';
import { hasFirst } from './document-check.ts';
import { widen } from './quoted-place.ts';

const blank = new RegExp(
  [
    '(?<![A-Za-z_])_{4,}',
    String.raw`\[(?:\s{0,9}|●{1,9}|•{1,9}|x{2,9}|tbd|tbc|(?:insert|name|date|amount|company(?=\]| name| address)|address|title|number|party|price|specify|describe|enter|select|choose|state|country|city|legal name|full (?:legal )?name|(?:your|employer|employee|customer|provider|recipient|landlord|tenant)(?:'s)? (?:legal |full |company )?(?:name|address|title|signature)|day|month|year)\b(?![^\]]{0,40}\b(?:removed|redacted|omitted|withheld)\b)[^\]]{0,60}|_{1,60})\](?!\*)`,
    String.raw`\{{1,2}[a-z][a-z0-9]{0,30}(?:[_. -][a-z0-9]{1,30}){1,8}\}{1,2}`,
    String.raw`\b(?:TBD|TBC)\b`,
    String.raw`\bto be (?:inserted(?! (?:immediately|after|before|into|following|at))|agreed (?:upon )?later)\b`,
    String.raw`[$£€]\s?(?:_{1,60}|x{2,9}\b)`,
  ].join('|'),
  'gi',
);
const cue = /_{2}|\[|\{|\bTB[DC]\b|\bto be (?:inserted|agreed)|[$£€]\s?x/i;
/** What the filer took out, lines to sign on, and boxes to tick. */
const noBlank =
  /\[\s?\*+\s?\]|\bconfidential treatment\b|\bin witness whereof\b|\b(?:signatures?|signed|by|name|title|date|print(?:ed)?|witness|sign|notary|its|attest|initials?|telephone|phone|fax|e-?mail|attention|attn)\b ?[:/_]|_{4,}.{0,40}_{4,}.{0,40}_{4,}|\[ ?\] (?:yes|no|\w+ing|written communications)\b/i;
const mostQuoted = 10;
const longestQuote = 200;

/** Places that were left to be filled in, together in one finding; milder where only forms for later hold them. */
export function findBlanks({ sourceText, structure }: JudgedDocument): readonly CheckHit[] {
  const attachments = structure.clauses.filter(({ kind }) => kind === 'attachment');
  const places = structure.sentences.flatMap((sentence) => listBlanks(sentence));
  const isInForm = ({ sentence }: Place) =>
    attachments.some(({ start, end }) => start <= sentence.start && sentence.start < end);
  const body = places.filter((place) => !isInForm(place));
  const led = body.length > 0 ? body : places;
  const seen = new Set<Sentence>();
  const evidence: Evidence[] = [];
  for (const place of led) {
    if (evidence.length >= mostQuoted) break;
    if (seen.has(place.sentence)) continue;
    seen.add(place.sentence);
    const found = quote(sourceText.text, place);
    if (found !== undefined) evidence.push(found);
  }
  if (!hasFirst(evidence)) return [];
  const where = body.length > 0 ? '' : ', all of them in attachments';
  const count = places.length === 1 ? 'One place is' : `${places.length} places are`;
  return [
    {
      evidence,
      detail: `${count} still to be filled in${where}.`,
      ...(body.length === 0 && { severity: 2 as const }),
    },
  ];
}

interface Place {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
}

function listBlanks(sentence: Sentence): readonly Place[] {
  const { text } = sentence.passage;
  if (!cue.test(text) || noBlank.test(text)) return [];
  // Brackets at the start of a line are a box to tick.
  return [...text.matchAll(blank)]
    .filter(({ 0: words, index }) => index > 1 || !/^\[\s*\]$/.test(words))
    .map(({ 0: words, index }) => ({
      sentence,
      from: index,
      to: index + words.length,
    }));
}

function quote(text: string, { sentence: { passage }, from, to }: Place): Evidence | undefined {
  const isShort = passage.text.length <= longestQuote;
  const range = isShort ? { from: 0, to: passage.text.length } : widen(passage.text, from, to);
  return findEvidence(text, passage, range);
}
