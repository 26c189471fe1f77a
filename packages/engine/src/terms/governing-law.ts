import type { DocumentStructure } from '../document-structure.ts';
import { findEvidence, type Passage } from '../passage.ts';
import type { DraftTerm } from './draft-term.ts';

const place =
  /((?:the |THE )?(?:(?:State|Commonwealth|Province|Republic|Kingdom|Federal Republic|People's Republic|District|Canton|STATE|COMMONWEALTH|PROVINCE|REPUBLIC|PEOPLE'S REPUBLIC) (?:of|OF) )?(?:the |THE )?[A-Z][\w.'-]*(?:(?: of| OF|,? and|,)? (?:the )?[A-Z][\w.'-]*){0,5})/y;
const lawTopic =
  /\b(?:govern(?:ed|ing|s)?|construed|construction|interpret\w*|enforced|determined)\b/i;
const lawOf =
  /\blaws?\b(?: and (?:regulations|jurisdiction|legislation))?,?(?: in (?:force|effect))?(?: \w+){0,4}? (?:of|in) /gi;
const lawAfter = /\b((?:[A-Z][a-z]+ )?[A-Z][a-z]+) [Ll]aws?\b/;
const courtTopic = /\b(?:jurisdiction|venue|courts?)\b/i;
const courtOf =
  /\b(?:courts?|venue|jurisdiction|tribunals?)\b(?:[^.;]{0,80}?)? (?:of|in|for|within|at) /gi;
const nations: Readonly<Record<string, string>> = {
  English: 'England and Wales',
  Swiss: 'Switzerland',
  German: 'Germany',
  French: 'France',
  Dutch: 'Netherlands',
  Canadian: 'Canada',
  Israeli: 'Israel',
  Japanese: 'Japan',
  Chinese: 'China',
  Indian: 'India',
  Irish: 'Ireland',
  Swedish: 'Sweden',
  Danish: 'Denmark',
  Belgian: 'Belgium',
};
const states = new Set(
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'.split(
    '|',
  ),
);
const notPlace =
  /^(?:the )?(?:this|agreement|section|article|such|any|all|parties|party|contract|conflict|law|laws|court|courts|state$|territory|country|arbitration|rules|incoterms|customer|company|licensor|licensee|provider|supplier|seller|buyer|applicable|force|federal|united nations|ich|international|commercial|american arbitration|icc|change|common|exclusive|non-exclusive|city and|equity|laws?\b)/i;

/** Whose law governs, and which courts decide. */
export function listLawTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  const passages = structure.sentences.map(({ passage }) => passage);
  const law = findFirst(passages, (passage) => findLaw(text, passage));
  const courts = findFirst(passages, (passage) =>
    courtTopic.test(passage.text) ? findPlace(text, passage, courtOf) : undefined,
  );
  return [
    ...(law ? [{ type: 'governing-law', label: 'Governing law', ...law } as const] : []),
    ...(courts ? [{ type: 'jurisdiction', label: 'Courts', ...courts } as const] : []),
  ];
}

type FoundPlace = Pick<DraftTerm, 'display' | 'value' | 'evidence'>;

function findFirst<T>(
  passages: readonly Passage[],
  find: (passage: Passage) => T | undefined,
): T | undefined {
  for (const passage of passages) {
    const found = find(passage);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findLaw(text: string, passage: Passage): FoundPlace | undefined {
  if (!lawTopic.test(passage.text) || !/\blaws?\b/i.test(passage.text)) return undefined;
  const found = findPlace(text, passage, lawOf);
  if (found !== undefined) return found;
  const match = lawAfter.exec(passage.text);
  const words = match?.[1];
  const name = words && (nations[words] ?? (states.has(words) ? words : undefined));
  if (!match || !words || !name) return undefined;
  return createPlace(text, passage, { from: match.index, words, name });
}

function findPlace(text: string, passage: Passage, before: RegExp): FoundPlace | undefined {
  const words = passage.text;
  for (const match of words.matchAll(before)) {
    place.lastIndex = match.index + match[0].length;
    const from = place.lastIndex;
    const name = cutPlace(place.exec(words)?.[1] ?? '');
    if (name.length < 2 || notPlace.test(name)) continue;
    const state =
      /^(?:the )?United States/i.test(name) &&
      /\b(?:State|Commonwealth) of [A-Z]\w+(?: [A-Z]\w+)?/.exec(words.slice(from, from + 80));
    if (state)
      return createPlace(text, passage, {
        from: from + state.index,
        words: state[0],
        name: state[0],
      });
    return createPlace(text, passage, { from, words: name, name });
  }
  return undefined;
}

interface PlaceInput {
  readonly from: number;
  readonly words: string;
  readonly name: string;
}

function createPlace(
  text: string,
  passage: Passage,
  { from, words, name }: PlaceInput,
): FoundPlace | undefined {
  const evidence = findEvidence(text, passage, { from, to: from + words.length });
  const display = formatPlace(name);
  return evidence && { display, value: { kind: 'text', text: display }, evidence };
}

const tail =
  /,? (?:without|excluding|except|as|applicable|which|and (?:the )?(?:parties|each|any|both|all|no|federal|United Nations|U\.S|Licens\w+|Company|Customer|Venue|Courts?)|U\.S\.A?|Without|The|This|Any|All|Each|Both|In|If|For|To|It|Venue|Such|No|Except|Excluding|Regardless|Applicable|Jurisdiction|Courts?|Section|Sections)\b.*$/;

function cutPlace(words: string): string {
  return words
    .replace(tail, '')
    .replace(/[.,]\s+[A-Z][a-z]+ .*$/, (rest) => (rest.startsWith(',') ? rest : ''))
    .replace(/[.,;]+$/, '');
}

function formatPlace(name: string): string {
  const bare = name.replace(/^the /i, '').replace(/\s+/g, ' ');
  const proper = /^[A-Z\s.'-]+$/.test(bare) ? toTitleCase(bare) : bare;
  const state = proper.replace(/^(?:State|Commonwealth) of (?:the )?/i, '');
  if (!states.has(state)) return proper;
  return /^Commonwealth/i.test(proper) ? `Commonwealth of ${state}` : `State of ${state}`;
}

function toTitleCase(words: string): string {
  return words
    .toLowerCase()
    .replace(/\b(?!of\b|and\b|the\b)[a-z]/g, (letter) => letter.toUpperCase());
}
