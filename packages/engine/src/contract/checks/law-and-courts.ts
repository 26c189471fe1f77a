import type { Evidence, Term } from '@clauselight/schema';
import { createBodyTest } from '../../text/checks/body.ts';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { findRegion, isOffshore } from '../regions.ts';

interface LocatedTerm {
  readonly display: string;
  readonly evidence: Evidence;
  readonly region: string;
}

/**
 * Disputes that are expensive to bring: law of one place and courts of another, offshore places, and courts far from
 * a consumer.
 */
export function findCostlyCourts({
  terms,
  documentKind,
  structure,
}: JudgedDocument): readonly CheckHit[] {
  const isInBody = createBodyTest(structure);
  const body = terms.filter(({ evidence }) => isInBody(evidence.start));
  const laws = listLocatedTerms(body, 'governing-law');
  const courts = listLocatedTerms(body, 'jurisdiction');
  // Terms for consumers name law and courts for each part of the world.
  const mismatch = documentKind === 'consumer' ? undefined : findMismatch(laws, courts);
  if (mismatch !== undefined) return [mismatch];
  const offshore = [...courts, ...laws].find(({ region }) => isOffshore(region));
  if (offshore !== undefined) {
    return [
      {
        evidence: [offshore.evidence],
        detail: `${offshore.display} is far from where most parties live or trade.`,
        severity: 4,
      },
    ];
  }
  const court = courts[0];
  if (documentKind !== 'consumer' || court === undefined) return [];
  return [
    {
      evidence: [court.evidence],
      detail: `Consumers elsewhere must sue in ${court.display}.`,
      bearer: ['user', 'consumer', 'customer'],
    },
  ];
}

function listLocatedTerms(terms: readonly Term[], type: Term['type']): readonly LocatedTerm[] {
  return terms.flatMap(({ type: own, display, evidence }) => {
    const region = own === type ? findRegion(display) : undefined;
    return region === undefined ? [] : [{ display: nameIn(evidence, display), evidence, region }];
  });
}

const longestName = 60;

/** The place as a sentence names it, with its article. */
function nameIn({ quote }: Evidence, display: string): string {
  const words = quote.replace(/\s+/g, ' ').replace(/[.,;]$/, '');
  const isName = words.length <= longestName && !/\.\s/.test(words);
  const name = isName ? words : display;
  return (name === name.toUpperCase() ? display : name).split(/\.\s/)[0] ?? display;
}

/** Only where every law named is of another place than every court. */
function findMismatch(
  laws: readonly LocatedTerm[],
  courts: readonly LocatedTerm[],
): CheckHit | undefined {
  const law = laws[0];
  const court = courts[0];
  if (law === undefined || court === undefined) return undefined;
  if (courts.some(({ region }) => laws.some((other) => other.region === region))) return undefined;
  const isFar = isOffshore(law.region) || isOffshore(court.region);
  return {
    evidence: [court.evidence, law.evidence],
    detail: `The courts are those of ${court.display}, but the law is that of ${law.display}.`,
    severity: isFar ? 4 : 2,
  };
}
