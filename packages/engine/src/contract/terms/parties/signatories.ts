import type { SourceText, Span } from '@clauselight/schema';
import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import { findLegalForm } from '../../../text/values/legal-form.ts';
import type { DraftTerm } from '../draft-term.ts';
import { createMarkedPassage } from './marked-passage.ts';
import { type FoundName, findNameAt } from './party-name.ts';

/** What follows the name of a signatory. */
const signed = /\s*(?:\bBy:|\bBY:|\/s\/|\bPer:|\bSigned:|_{5,})/g;
const signing =
  /\b(?:IN WITNESS WHEREOF|hereby execute|have (?:caused|executed)|executed (?:this|as of)|D(?:ated|ATED):)/g;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const longestRegion = 9000;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const longestName = 130;

/** Lists those for whom the document is signed, each once, when nothing else names the parties. */
export function listSignatories(
  sourceText: SourceText,
  { signatureBlocks }: DocumentStructure,
): readonly DraftTerm[] {
  const regions = [
    findSigningSpan(sourceText.text),
    ...signatureBlocks.map(({ evidence }) => evidence),
  ];
  const seen = new Set<string>();
  return regions
    .flatMap((region) => (region === undefined ? [] : listInRegion(sourceText, region)))
    .filter(({ display }) => {
      const key = display.toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

function findSigningSpan(text: string): Span | undefined {
  const start = [...text.matchAll(signing)].at(-1)?.index;
  return start === undefined
    ? undefined
    : { start, end: Math.min(text.length, start + longestRegion) };
}

function listInRegion(sourceText: SourceText, region: Span): readonly DraftTerm[] {
  const passage = createMarkedPassage(sourceText, region);
  return [...passage.text.matchAll(signed)].flatMap(({ index }): DraftTerm[] => {
    const name = findNameBefore(passage.text, index);
    const evidence = name && findEvidence(sourceText.text, passage, name);
    if (name === undefined || evidence === undefined) return [];
    const legalForm = findLegalForm(name.name);
    return [
      {
        type: 'party',
        label: 'Party',
        display: name.name,
        value: { kind: 'party', name: name.name, ...(legalForm && { legalForm }) },
        evidence,
      },
    ];
  });
}

const position =
  /^(?:(?:\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}|L\.P\.|LP|LLC|INC\.?) )?(?:.*\b(?:Signatory|Officer|President|Director|Manager|Secretary|Member|Partner|Treasurer|Counsel|Trustee)\s+)?(?=\p{Lu})/u;
const capitalsLast = /(?:^|.*\p{Ll}\.? )(?=\p{Lu}{4}[\p{Lu}\p{N} .,&'/-]*$)/u;

/** Finds the company name that ends at a position, without the name and position of the signatory above it. */
function findNameBefore(text: string, end: number): FoundName | undefined {
  const from = Math.max(0, end - longestName);
  for (const start of text.slice(from, end).matchAll(/(?:^|[\s.:)])(?=[\p{Lu}\p{N}])/gu)) {
    const name = findNameAt(text, from + start.index + start[0].length);
    const isAtEnd = name !== undefined && /^[\s.,:]*$/.test(text.slice(name.to, end));
    if (!isAtEnd || findLegalForm(name.name) === undefined || name.from >= end) continue;
    const words = text.slice(name.from, name.to);
    const skipped = Math.max(
      position.exec(words)?.[0].length ?? 0,
      capitalsLast.exec(words)?.[0].length ?? 0,
    );
    return findNameAt(text, name.from + skipped) ?? name;
  }
  return undefined;
}
