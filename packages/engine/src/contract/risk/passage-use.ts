import type { Clause, Span } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../text/document-structure.ts';
import { isWithin } from '../../text/structure/guidance.ts';
import type { PassageUse } from '../rule.ts';
import type { Match } from './pattern.ts';

const verb =
  /\b(?:shall|(?<!\bat[- ])will|must|may|can|agrees?|is|are|was|were|be|been|has|have|does|do|hereby|waives?|assigns?|grants?|pays?|owes?|bears?|indemnif(?:y|ies)|releases?|guarant(?:ees|eed)|accepts?|acknowledges?|undertakes?|covenants? (?:to|that|not)|forfeits?|renews?|terminates?|applies|apply|survives?|disclaims?|excludes?|makes?|retains?|reserves?|licenses|sells?|buys?|leases|provides?|warrants?|represents?|consents|authori[sz]es?|appoints?|confess\w*|elects?|constitutes?|supersed(?:es?|ing)|replaces?|merges?|cancels?|prevails?|controls?|governs?|continues?|remains?|lasts?|extends?|ends|expires?)\b/i;
/** Words that open an operative phrase without a verb: `No refunds`, `Non-refundable`. */
const curt = /^\W*(?:no|not|non-?refundable|without|never|all sales)\b/i;
const quantity =
  /[$£€₹%]|\b\d[\d,.]*\s?(?:days?|weeks?|months?|years?|%|percent|per|USD|EUR|GBP)\b/i;
/** Longer phrases are not headings; characters, set by hand. */
const longestHeading = 100;
const capital = /^["'“(]*[A-Z\d]/;
const smallWord =
  /^(?:of|and|or|to|the|for|in|on|by|a|an|with|from|at|upon|under|vs?\.?|&|-|–|—|\/)$/i;

const whereas = /^\W*(?:\(?[A-Z\d]{1,3}[.)]\s*)?WHEREAS\b/i;
/** What the parties are, have done or want, as recitals tell it. */
const account =
  /\b(?:wish(?:es)?|desires?|desirous|intends?|willing|(?:is|are) (?:engaged|in the business|the owners?)|considers?|has been|have been|has (?:agreed|requested|developed|entered)|have (?:agreed|entered)|pursuant to which|in connection with which)\b/i;
const promise = /\b(?:shall|must|hereby|agrees? (?:to|that|not)|may not|will not)\b/i;
const meaning =
  /^\W{0,10}(?:the (?:term|expression|words?) )?["'*_]{0,4}[A-Z][\w &'/()-]{1,60}["'*_]{0,4},? (?:shall (?:only )?mean|means?|has the meaning|shall have the meaning)\b/;
const dotLeaders = /(?:\.\s?){5,}/;
const numberedTitle = /(?:^|\s)(?:(?:section|article|clause)\s)?\d{1,3}(?:\.\d{1,3})*\.?\s+[A-Z]/gi;
const fewestTitles = 3;
/** From the start of a sentence to its verb `survive`, with no other promise before it. */
const survival =
  /^(?:(?!\b(?:shall|will|must|may|agrees?|hereby)\b)[^;])*?\b(?:(?:shall|will|do|does|must|(?:is|are|be) (?:intended |deemed )?to|to) (?:(?!(?:not|and)\b)[\w,]+ ){0,4}?)?surviv(?:e|es|ed|al)\b/i;
const listedTitles =
  /\b(?:sections?|articles?|clauses?|paragraphs?|provisions?|following|rights and obligations)\b|,[^,]*,|§/i;
const pointsBefore =
  /\b(?:sections?|clauses?|articles?|paragraphs?|exhibits?|schedules?|annex(?:es)?|appendi(?:x|ces)|attachments?|§+)\s*(?:[\dA-Z]|[IVX]{1,5})[\w.]{0,8}(?:\([\w]{1,4}\)){0,3}\s*[("'[:-]{1,3}\s*(?:[\w'-]+,?\s){0,5}$/i;
/** Words that speak of a clause as of something that stands elsewhere. */
const mentions =
  /\b(?:(?:breach|violations?|enforcement|enforceability|exceptions?|(?:non-?)?compliance|validity)(?: (?!(?:may|shall|will|must|be|is|are|and|or|by)\b)[\w'-]+){0,3}? (?:of|to|with|from)|(?:pertaining|relating) to|this|the (?:above|foregoing|aforesaid|preceding))(?: (?:the|its|his|her|their|your|any|this|such|said|above|foregoing|aforesaid))*\s+$/i;
/** `This Non-Compete Agreement is made …`: the title of the document. */
const ownTitle = /\bThis(?: (?:[A-Z][\w'-]*,?|and|or|of|&)){0,5}\s+$/;
/** A mention of more characters than this says something itself. */
const longestMention = 60;
const runInHeading =
  /^(?:\W{0,4}[\da-zA-Z.()]{1,8}\s)?((?:["'(]*[A-Z][\w'&,/()-]*)(?:\s(?:["'(]*[A-Z][\w'&,/()-]*|of|and|or|to|the|for|in|on|by|&)){0,9})\s?[.:–-]\s(?=["'(]*[A-Z])/;

/** Words that explain a document that has such notes, wherever they stand. */
const explains =
  /\bthis (?:clause|section|part|model|note|agreement) (?:explains|sets out|describes|deals with|defines)\b|\byou (?:may|might) (?:want|wish) to\b|\bit (?:should be noted|is important to note)\b|\bfor (?:landlords|tenants) who\b|\b(?:government|law) recogni[sz]es\b|\b(?:must|can|may) by law\b|\byou can check\b/i;

/** Tells for the matches of a document what their passage is there for. */
export interface PassageUses {
  getUse(sentence: Sentence, match: Match): PassageUse;
}

const untickedBox = /[☐□❏❑▢]|\[ ?\]/;
const anyBox = /[☐□❏❑▢☑☒✓✔✗✘]|(?:^|\s)\[[ xX✓]?\](?=\s)/g;

/** Indexes the recitals and the signature blocks of a document, whose text tells which options were chosen. */
export function createPassageUses(structure: DocumentStructure, text = ''): PassageUses {
  const { clauses, signatureBlocks, guidance } = structure;
  const recitals = listRecitals(clauses);
  const blocks = signatureBlocks.map(({ evidence }) => evidence);
  return {
    getUse: (sentence, match) => {
      const words = sentence.passage.text;
      if (!verb.test(words) && blocks.some((block) => contains(block, sentence)))
        return 'signature';
      const isExplained = guidance.length > 0 && explains.test(words);
      if (isExplained || isWithin(guidance, sentence)) return 'guidance';
      if (isUnticked(sentence, match, text)) return 'option';
      if (sentence.isDefinition || meaning.test(words)) return 'definition';
      if (isRecital(sentence, recitals)) return 'recital';
      return getUseOfWords(words, match);
    },
  };
}

/** What the words of a match are there for, by the words of their sentence alone. */
export function getUseOfWords(words: string, match: Match): PassageUse {
  if (isContents(words)) return 'contents';
  if (isHeading(words) || isInRunInHeading(words, match)) return 'heading';
  const survives = /surviv/i.test(words) ? survival.exec(words)?.[0] : undefined;
  if (survives !== undefined && match.from < survives.length && listedTitles.test(survives)) {
    return 'survival';
  }
  return isMention(words, match) ? 'reference' : 'operative';
}

/** Whether the last box before a match, in its line, is an empty one. */
function isUnticked({ start, passage }: Sentence, { from }: Match, text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', Math.max(0, start - 1)) + 1, start);
  const boxes = [...`${line}${passage.text.slice(0, from)} `.matchAll(anyBox)];
  const last = boxes.at(-1)?.[0];
  return last !== undefined && untickedBox.test(last);
}

function listRecitals(clauses: readonly Clause[]): ReadonlySet<string> {
  const recitals = new Set<string>();
  for (const { id, kind, parentId } of clauses) {
    if (kind === 'recitals' || (parentId !== undefined && recitals.has(parentId))) recitals.add(id);
  }
  return recitals;
}

/** A promise binds even where it stands below the recitals, whose end a contract need not mark. */
function isRecital({ passage, clauseId }: Sentence, recitals: ReadonlySet<string>): boolean {
  if (whereas.test(passage.text)) return true;
  if (clauseId === undefined || !recitals.has(clauseId)) return false;
  return account.test(passage.text) && !promise.test(passage.text);
}

function contains(span: Span, { start, end }: Span): boolean {
  return span.start <= start && end <= span.end;
}

function isContents(words: string): boolean {
  if (dotLeaders.test(words) && !verb.test(words)) return true;
  if (verb.test(words)) return false;
  return [...words.matchAll(numberedTitle)].length >= fewestTitles;
}

/** A title without a verb and without a figure says what a clause is about, not what holds. */
function isHeading(words: string): boolean {
  if (words.length > longestHeading || curt.test(words) || quantity.test(words)) return false;
  if (verb.test(words) || words.endsWith(',')) return false;
  const listed = words.split(/[\s/]+/).filter((word) => /\w/.test(word) && !smallWord.test(word));
  return listed.length > 0 && listed.every((word) => capital.test(word));
}

function isInRunInHeading(words: string, match: Match): boolean {
  const heading = runInHeading.exec(words);
  const title = heading?.[1];
  if (heading === null || title === undefined || curt.test(title) || verb.test(title)) return false;
  return match.to <= heading[0].length && verb.test(words.slice(heading[0].length));
}

/** `Section 9 (Non-Compete)`, `breach of the non-compete`: only the name of what stands elsewhere. */
function isMention(words: string, { from, to }: Match): boolean {
  if (to - from > longestMention || verb.test(words.slice(from, to))) return false;
  // “This Agreement” is the document itself.
  if (/^(?:agreement|contract)\b/i.test(words.slice(from, to))) return false;
  const before = words.slice(Math.max(0, from - longestHeading), from);
  return (
    pointsBefore.test(before) ||
    mentions.test(before) ||
    (capital.test(words.slice(from, to)) && ownTitle.test(before))
  );
}
