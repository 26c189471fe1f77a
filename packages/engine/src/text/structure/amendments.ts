import type { Amendment } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import { normalizeNumber } from './clause-index.ts';

const changed =
  '(?:amended|modified|deleted|removed|replaced|restated|supplemented|added|inserted|superseded|revised|stricken|terminated and replaced|substituted)';
// Words that change something now, unlike "may be amended" and "as amended".
const performed = new RegExp(
  String.raw`\b(?:(?:is|are|be) hereby (?:further )?${changed}|hereby (?:further )?(?:amends?|deletes?|replaces?|supersedes?|adds?|restates?|modif(?:y|ies))|(?:is|are|shall be) (?:amended and restated|amended (?:to (?:read|add|delete|include|provide|replace)|as follows|by)|(?:deleted|removed|replaced|restated)(?: and replaced| and substituted)? (?:in (?:its|their) entirety|with|by)|deleted and replaced|inserted (?:after|before|as|into)|added (?:to|as|after|at))|amends,? (?:and )?(?:restates|supersedes|replaces)|(?:supersedes|replaces) (?:and (?:replaces|supersedes) )?(?:in (?:its|their) entirety )?(?:that certain|the (?:original|prior|existing|previous)))\b`,
  'i',
);
const target =
  /\b(?:Sections?|Articles?|Clauses?|Paragraphs?|Sub-?sections?|Exhibit|Schedule|Annex|Appendix|Attachment)\s(\d{1,3}(?:\.\d{1,3}){0,4}(?:\([a-z0-9]{1,4}\)){0,4}|\([a-z0-9]{1,4}\)|[IVXL]{1,6}\b|"?[A-Z]"?(?:-\d)?\b)/i;
const named = /\bdefinitions? of (?:the terms? )?"([^"]{1,60})"/i;
const otherDocument =
  /\b(?:the|that certain|such|said|their|its|any) ((?:[A-Z][\w&'/-]*(?: (?:and|of|for) (?=[A-Z]))? ?){0,7}(?:Agreement|Lease|Contract|Plan|Note|Deed|Indenture|Terms|Policy|Order|Addendum|Schedule|Letter|License|Statement of Work))\b/;
// A change that is repeated is a duty, not an amendment.
const repeated =
  /\b(?:from time to time|as and when|whenever|upon (?:the )?(?:written|mutual)|after (?:the )?(?:execution|written notice))\b/i;
/** How far after the verb its target may be, in characters; set by hand. */
const longestTarget = 80;

/** Lists the sentences that change another document or replace an older version of this one. */
export function listAmendments(text: string, sentences: readonly Sentence[]): readonly Amendment[] {
  return sentences.flatMap(({ passage, isDefinition }) => {
    const words = passage.text;
    const match = isDefinition ? null : performed.exec(words);
    if (
      match === null ||
      !isAboutText(words, match) ||
      /\b(?:may|can|could|might|not|if|unless|until|when|once|whether)\b[^.;]{0,40}$/i.test(
        words.slice(0, match.index),
      )
    )
      return [];
    const target = findTarget(words, match.index + match[0].length);
    const evidence = findEvidence(text, passage, { from: 0, to: words.length });
    return target === undefined || evidence === undefined
      ? []
      : [{ evidence, action: getAction(words.slice(match.index, match.index + 160)), target }];
  });
}

/** Without "hereby", only a change to a clause or of a named document counts: prices are added to as well. */
function isAboutText(words: string, { index, 0: verb }: RegExpExecArray): boolean {
  if (/\bhereby\b/i.test(verb)) return !/\bdeemed\b/i.test(words.slice(index, index + 60));
  if (/^(?:amends|supersedes|replaces)/i.test(verb)) {
    return otherDocument.test(words.slice(index, index + 100)) && /^this\b/i.test(words);
  }
  if (repeated.test(words)) return false;
  const before = words.slice(Math.max(0, index - 140), index);
  return target.test(before) || named.test(before);
}

function getAction(words: string): Amendment['action'] {
  if (
    /\b(?:amended and restated|amends,? (?:and )?restates|replac|substitut|supersed|restate|to read|as follows)/i.test(
      words,
    ) &&
    !/^[^:;"]{0,60}\b(?:adding|added|insert)/i.test(words)
  ) {
    return 'replaces';
  }
  if (/\b(?:add(?:s|ed|ing)?|insert(?:s|ed|ing)?|supplement(?:s|ed)?)\b/i.test(words))
    return 'adds';
  if (/\b(?:delet(?:es?|ed|ing)|remov(?:es?|ed|ing)|stricken|striking)\b/i.test(words))
    return 'deletes';
  return 'amends';
}

/** Finds the clause that is changed, or the name of the document when only that is named. */
function findTarget(words: string, verbEnd: number): string | undefined {
  const before = words.slice(0, verbEnd);
  const found =
    target.exec(before) ??
    (named.test(before) ? null : target.exec(words.slice(verbEnd, verbEnd + longestTarget)));
  if (found?.[1] !== undefined) return normalizeTarget(found[0], found[1]);
  const term = named.exec(words)?.[1];
  if (term !== undefined) return `definition of ${term}`;
  return otherDocument.exec(words)?.[1]?.trim();
}

function normalizeTarget(words: string, number: string): string {
  const word = words.split(/\s/)[0] ?? '';
  const bare = number.replace(/"/g, '');
  if (/^(?:section|clause|paragraph|sub)/i.test(word)) return normalizeNumber(bare) ?? bare;
  const lower = word.toLowerCase().replace(/^(articles?)$/, 'article');
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)} ${bare}`;
}
