import type { Evidence } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findLinkedTerms } from '../../text/linked-terms.ts';
import { findMatchEvidence } from './match-evidence.ts';
import { compilePattern, findMatch } from './pattern.ts';

const otherDocument = String.raw`\b(?:master|framework|general|standard|main|prime|head|underlying|base|umbrella|parent|original|principal|existing|separate) (?:[\w-]+ ){0,3}(?:agreements?|leases?|contracts?|terms|conditions|licen[cs]es?|tenancy|polic(?:y|ies)|rules)\b`;
const applies = String.raw`\b(?:appl(?:y|ies)|incorporat\w+|govern(?:s|ed)?|form(?:s)? (?:an? )?(?:integral )?part|(?:is|are) (?:also )?binding|control(?:s)?)\b`;

/** The terms of another document, by its name, are terms of this one. Sources: our own list of usual wordings. */
const patterns = [
  String.raw`${otherDocument}[^.;]{0,120}${applies}`,
  String.raw`\b(?:subject to|governed by|incorporat\w+|(?:forms? )?part of|in accordance with the terms of|on the terms of|pursuant to the terms of)\b[^.;]{0,80}${otherDocument}`,
  String.raw`\b(?:terms|conditions|provisions|rules|polic(?:y|ies)|code|ordinances?|charter|tariffs?|regulations|handbook|manual|by-?laws)\b[^.;]{0,160}\b(?:incorporated (?:herein |hereby |into this \w+ )?by (?:this )?reference|(?:are|is) incorporated)\b`,
  String.raw`\bincorporates?\b[^.;]{0,60}\bby reference\b[^.;]{0,100}\b(?:terms|conditions|provisions|rules|polic(?:y|ies)|agreement|ordinances?|charter|tariffs?|regulations|handbook|manual|by-?laws)\b`,
].map((pattern) => compilePattern(pattern, ''));
// What is attached was analyzed, and a document does not refer to itself.
const seen =
  /\b(?:exhibits?|schedules?|annex(?:es)?|appendix|appendices|attach\w*|recitals?|hereto|this (?:master|framework|general|standard|main|base)|these (?:general|standard))\b/i;

interface IncorporationInput {
  readonly text: string;
  readonly structure: Pick<DocumentStructure, 'sentences' | 'title'>;
}

/**
 * Finds a sentence by which another document applies as well, such as `The terms of the Master Lease apply`. Nothing if
 * there is none, or if that document is attached or is this one.
 */
export function findIncorporation({ text, structure }: IncorporationInput): Evidence | undefined {
  const linked = findLinkedTerms(structure);
  if (linked !== undefined) {
    const { sentence } = linked;
    const match = { from: 0, to: sentence.passage.text.length };
    return findMatchEvidence(text, { sentence, match });
  }
  const title = structure.title && text.slice(structure.title.start, structure.title.end);
  for (const sentence of structure.sentences) {
    const words = sentence.passage.text;
    for (const pattern of patterns) {
      const match = findMatch(pattern, words);
      if (match === undefined || seen.test(words) || isOwnTitle(words, match, title)) continue;
      return findMatchEvidence(text, { sentence, match });
    }
  }
  return undefined;
}

const name = /\b(?:master|framework|general|standard|main|prime|head|base|umbrella)\b/i;

/** Whether the other document's name is in the title of this one. */
function isOwnTitle(
  words: string,
  { from, to }: { readonly from: number; readonly to: number },
  title: string | undefined,
): boolean {
  const called = name.exec(words.slice(from, to))?.[0];
  return called !== undefined && title?.toLowerCase().includes(called.toLowerCase()) === true;
}
