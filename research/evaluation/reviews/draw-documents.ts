import path from 'node:path';
import { getHalf as getTruthHalf, type Half } from '../truth/draw-sample.ts';
import { hash } from '../truth/hash.ts';

/** A document that is read from end to end. */
export interface ReviewedDocument {
  /** The path below the data folder, or `cuad/` and the title of an annotated contract. */
  readonly document: string;
  readonly stratum: Stratum['name'];
  readonly half: Half;
}

/** Documents of which the drawing takes a fixed number. */
interface Stratum {
  readonly name: 'commercial' | 'people';
  readonly count: number;
  /** At most so many documents of one source. */
  readonly mostOfSource: number;
  readonly sources: readonly string[];
}

/** Shorter documents leave little to say. Longer ones cannot be read with care in an hour. */
const fewestCharacters = 2_000;
const mostCharacters = 60_000;

const strata: readonly Stratum[] = [
  { name: 'commercial', count: 30, mostOfSource: 30, sources: ['cuad'] },
  {
    name: 'commercial',
    count: 10,
    mostOfSource: 2,
    sources: [
      'documents/bonaroo-agreements-mit',
      'documents/bonterms-cc-by-4.0',
      'documents/bonterms-cc0-1.0',
      'documents/common-paper-cc-by-4.0',
      'documents/contract-kitchen-cc-by-4.0',
      'documents/bloomberg-beta-cc-by-3.0',
      'documents/cooley-seriesseed-cc0',
      'documents/influencer-skills-apache2',
      'documents/llc-delaware-cc-by-4.0',
      'documents/openstart-legal-unlicense',
      'documents/papertrail-cc0',
      'documents/seriesseed-cc0',
      'documents/seriesseedfi-cc-by-3.0',
      'documents/service-contracts-mit',
      'documents/ugovor-mit',
    ],
  },
  { name: 'people', count: 8, mostOfSource: 8, sources: ['terms-of-service'] },
  {
    name: 'people',
    count: 32,
    mostOfSource: 3,
    sources: [
      'documents/accord-templates-apache2',
      'documents/allwave-weddings-mit',
      'documents/basecamp-policies-md-cc-by-4.0',
      'documents/beipa-cc0',
      'documents/clef-handbook-cc0',
      'documents/frosdot-cc0-or-mit',
      'documents/github-site-policy-cc0',
      'documents/hackerspace-docs-cc-by-sa-4.0',
      'documents/lawsage-mit',
      'documents/legalguardian-mit',
      'documents/lemonade-policy-gfdl-1.3',
      'documents/meanbee-mit',
      'documents/medium-policy-cc-by-sa-4.0',
      'documents/mozilla-legal-cc-by-sa-3.0',
      'documents/nothing-work-contract-cc0',
      'documents/open-employment-contract-cc-by-sa-3.0',
      'documents/openagreements-cc-by-4.0',
      'documents/plain-contract-cc-by-sa-4.0',
      'documents/resident-manager-mit',
      'documents/scottish-gov-ogl-3.0',
      'documents/spaceteams-cc0',
      'documents/template-business-mit',
      'documents/uk-gov-ogl-3.0',
      'everyday/notices-explainthisdoc',
    ],
  },
];

/** Names of files that are about a source, or that bind nobody, or that are not in English. */
const unsuitable =
  /(?:^|\/)(?:license|source|readme|index|skill|rules|changelog)\b[^/]*$|brief|complaint|demand|section_21|-de\.|_de\b|hrvatski|algemene|akte|invoice|quote|checklist|working-group|ship_template|values|budgeting|term ?sheet|conduct|interview|one on ones|guidelines|petition|taxes|letter(?!head)|cover[- ]page|playbook|certificate|\(nl\)|joint filing|acknowledg|assignment-separate|geheimhoud|job-application|malware|ratifying|incorporation|remotely|ownership-|\/(?:es|fr|it|de|pt)[-_]/i;

/**
 * Which half a document belongs to. Documents that are closed to whoever changes the engine are closed here too; with
 * the next hexadecimal digit they are about a third.
 */
export function getHalf(document: string): Half {
  return getTruthHalf(document) === 'closed' || hash(document).startsWith('4')
    ? 'closed'
    : 'development';
}

/** A document that could be drawn, with the number of characters of its text. */
export interface Candidate {
  readonly document: string;
  readonly characters: number;
}

/**
 * Draws the documents to read: of each stratum in the order of the SHA-256 of `reviews` and their path, one of several
 * formats of a document, none too short or too long.
 */
export function drawDocuments(candidates: readonly Candidate[]): readonly ReviewedDocument[] {
  const ordered = candidates
    .filter(({ document, characters }) => isSuitable(document, characters))
    .toSorted((a, b) => (rank(a.document) < rank(b.document) ? -1 : 1));
  return strata.flatMap(({ name, count, mostOfSource, sources }) => {
    const drawn: string[] = [];
    for (const { document } of ordered) {
      const source = sources.find((one) => document.startsWith(`${one}/`));
      if (source === undefined || drawn.length === count) continue;
      const ofSource = drawn.filter((one) => one.startsWith(`${source}/`));
      if (ofSource.length >= mostOfSource || ofSource.some((one) => isSame(one, document)))
        continue;
      drawn.push(document);
    }
    return drawn.map((document) => ({ document, stratum: name, half: getHalf(document) }));
  });
}

function isSuitable(document: string, characters: number): boolean {
  return (
    characters >= fewestCharacters && characters <= mostCharacters && !unsuitable.test(document)
  );
}

function rank(document: string): string {
  return hash(`reviews ${document}`);
}

/** Whether two files are one document in two formats. */
function isSame(one: string, other: string): boolean {
  const getStem = (document: string) =>
    path.join(path.dirname(document), path.parse(document).name);
  return getStem(one) === getStem(other);
}
