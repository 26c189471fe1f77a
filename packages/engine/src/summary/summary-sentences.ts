import type { Analysis, Finding, SummarySentence, Term, TermType } from '@clauselight/schema';
import type { Artefacts } from '../stage.ts';

export type SummaryInput = Pick<
  Artefacts,
  'documentKind' | 'terms' | 'findings' | 'checks' | 'score'
>;

const notContract =
  'This document does not read as a contract, so the contract checks were not applied and no contract risk was scored.';
const mainRisks = 3;
const mainSeverity = 3;
const vowel = /^[aeio]/i;

/** The document in a few sentences, each with the passages it rests on. */
export function composeSummary(input: SummaryInput): readonly SummarySentence[] {
  if (input.documentKind.kind === 'other') return composeForOther(input.terms);
  return [
    describeKind(input.documentKind, input.terms),
    describeDates(input.terms),
    describeValue(input.terms),
    describeLength(input.terms),
    describeLaw(input.terms),
    ...describeRisks(input.findings),
    describeScore(input),
  ].filter((sentence) => sentence !== undefined);
}

function composeForOther(terms: readonly Term[]): readonly SummarySentence[] {
  const title = find(terms, 'document-title');
  const titled = title && {
    text: `The document is titled “${title.display}”.`,
    evidence: [title.evidence],
  };
  return [...(titled ? [titled] : []), { text: notContract, evidence: [] }];
}

function describeKind(
  documentKind: Analysis['documentKind'],
  terms: readonly Term[],
): SummarySentence {
  const parties = terms.filter(({ type }) => type === 'party');
  const label = documentKind.label.toLowerCase().replace('saas', 'SaaS');
  const kind = `This is ${vowel.test(label) ? 'an' : 'a'} ${label}`;
  const between =
    parties.length > 1 ? ` between ${join(parties.map(({ display }) => display))}` : '';
  const evidence = [
    documentKind.evidence,
    ...(between ? parties.map((party) => party.evidence) : []),
  ];
  return { text: `${kind}${between}.`, evidence: evidence.filter((found) => found !== undefined) };
}

function describeDates(terms: readonly Term[]): SummarySentence | undefined {
  const agreement = find(terms, 'agreement-date');
  const effective = find(terms, 'effective-date');
  const expiration = find(terms, 'expiration-date');
  const isSame = agreement?.display === effective?.display;
  return compose([
    agreement && [
      isSame
        ? `is dated and takes effect on ${agreement.display}`
        : `is dated ${agreement.display}`,
      agreement,
    ],
    effective && !isSame && [`takes effect on ${effective.display}`, effective],
    expiration && [`runs until ${expiration.display}`, expiration],
  ]);
}

function describeValue(terms: readonly Term[]): SummarySentence | undefined {
  const value = find(terms, 'contract-value');
  if (value !== undefined) {
    return {
      text: `The contract value it names is ${value.display}.`,
      evidence: [value.evidence],
    };
  }
  const recurring = find(terms, 'recurring-value');
  return (
    recurring && {
      text: `The recurring amount it names is ${recurring.display}.`,
      evidence: [recurring.evidence],
    }
  );
}

function describeLength(terms: readonly Term[]): SummarySentence | undefined {
  const initial = find(terms, 'contract-term');
  const renewal = find(terms, 'renewal-term');
  const notice = terms.find(({ label }) => label === 'Notice to prevent renewal');
  const exit = terms.find(({ label }) => label === 'Notice of termination');
  return compose([
    initial && [describeInitial(initial), initial],
    renewal && [describeRenewal(renewal), renewal],
    notice && [`asks for ${notice.display} of notice to prevent renewal`, notice],
    exit && [`provides for termination on ${exit.display} of notice`, exit],
  ]);
}

/** A term without a fixed length is given in words, such as `Perpetual, until terminated`. */
function describeInitial({ value, display }: Term): string {
  return value.kind === 'duration'
    ? `has an initial term of ${display}`
    : `has a term stated as “${display}”`;
}

function describeRenewal({ value, display }: Term): string {
  return value.kind === 'duration'
    ? `provides for renewal by ${display}`
    : `provides for renewal (${display})`;
}

function describeLaw(terms: readonly Term[]): SummarySentence | undefined {
  const law = find(terms, 'governing-law');
  const courts = find(terms, 'jurisdiction');
  return compose([
    law && [`is governed by the law of ${withArticle(law.display)}`, law],
    courts && [`names the courts of ${withArticle(courts.display)}`, courts],
  ]);
}

function describeRisks(findings: readonly Finding[]): readonly SummarySentence[] {
  const seen = new Set<string>();
  const main = [...findings]
    .sort((a, b) => b.points - a.points)
    .filter(
      ({ ruleId, severity }) => severity >= mainSeverity && !seen.has(ruleId) && seen.add(ruleId),
    )
    .slice(0, mainRisks);
  return main.map(({ title, clause, why, evidence }) => {
    const place = clause?.number ? ` (${clause.number})` : '';
    return { text: `${title}${place}: ${why}`, evidence: evidence.slice(0, 1) };
  });
}

function describeScore({ score, checks, findings }: SummaryInput): SummarySentence {
  const applied = checks.filter(({ outcome }) => outcome !== 'not-applicable').length;
  const number = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return {
    text: `The risk score is ${score.value.toFixed(1)} out of 10 (${score.level}), from ${number} in ${applied} checks.`,
    evidence: [],
  };
}

type Part = readonly [string, Term] | false | undefined;

function compose(parts: readonly Part[]): SummarySentence | undefined {
  const stated = parts.filter((part) => part !== undefined && part !== false);
  if (stated.length === 0) return undefined;
  return {
    text: `It ${join(stated.map(([text]) => text))}.`,
    evidence: stated.map(([, term]) => term.evidence),
  };
}

function find(terms: readonly Term[], type: TermType): Term | undefined {
  return terms.find((term) => term.type === type);
}

function join(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function withArticle(place: string): string {
  return /^(?:State|Commonwealth|Province|Republic|Kingdom|Federal|People|District|United)\b/.test(
    place,
  )
    ? `the ${place}`
    : place;
}
