import { joinWords } from '@clauselight/core';
import type { DocumentKind, SourceText, SummarySentence, Term } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findLinkedTerms } from '../../text/linked-terms.ts';
import { findEvidence } from '../../text/passage.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { describeBinding } from './describe-binding.ts';
import { describeExit } from './describe-exit.ts';
import { describeRenewal } from './describe-renewal.ts';
import { listParties, mostParties, nameParties } from './name-parties.ts';
import {
  calmTitle,
  composeSentence,
  endSentence,
  findTerm,
  listEvidence,
  withIndefiniteArticle,
} from './words.ts';

/** Describes the contract: its kind, parties, length, amounts and law. */
export function describeContract({
  documentKind,
  terms,
  sides,
  structure,
  sourceText,
}: Pick<ContractArtifacts, 'documentKind' | 'terms' | 'sides'> & {
  /** Without it nothing is said about terms behind a link, nor on whether the paper binds. */
  readonly sourceText?: Pick<SourceText, 'text'>;
  /** Without it nothing is said about termination: the words around a notice decide what it is. */
  readonly structure?: Pick<DocumentStructure, 'sentences'>;
}): readonly SummarySentence[] {
  return [
    documentKind.kind === 'consumer'
      ? describeConsumerTerms(terms)
      : describeKind({ documentKind, terms, sides }),
    structure && sourceText && describeBinding(sourceText.text, structure),
    describeDates(terms),
    describeRenewal(terms),
    describeMoney(documentKind.kind, terms),
    structure && describeExit(terms, structure.sentences),
    describeLaw(terms),
    structure && sourceText && describeLinked(sourceText.text, structure),
  ].filter((sentence) => sentence !== undefined);
}

/** Names the terms that apply by a link alone: nothing that is said of this text holds for them. */
function describeLinked(
  text: string,
  structure: Pick<DocumentStructure, 'sentences'>,
): SummarySentence | undefined {
  const linked = findLinkedTerms(structure);
  if (linked === undefined) return undefined;
  const { passage } = linked.sentence;
  const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
  return {
    text: endSentence(`It also binds to ${linked.name}, which were not seen`),
    evidence: evidence === undefined ? [] : [evidence],
  };
}

/** Describes the kind and the parties, or the roles that a template mentions. */
function describeKind({
  documentKind,
  terms,
  sides,
}: Pick<ContractArtifacts, 'documentKind' | 'terms' | 'sides'>): SummarySentence {
  const title = findTerm(terms, 'document-title');
  const parties = listParties(terms);
  const roles =
    parties.length > 1 || sides.some(({ label }) => isPronoun(label))
      ? []
      : sides.map(({ label }) => nameSide(label));
  const between = parties.length > 1 ? nameParties(parties) : joinWords(roles);
  const label = lowerLabel(documentKind.label);
  const named = title && calmTitle(title.display).replace(/^the /i, '');
  // A title that only names the kind would repeat it.
  const isName = named !== undefined && named.toLowerCase() !== label && !/[!?]|^\W/.test(named);
  const subject = isName ? `The ${named}` : 'This';
  return {
    text: endSentence(
      `${subject} is ${withIndefiniteArticle(label)}${between === '' ? '' : ` between ${between}`}`,
    ),
    evidence: listEvidence([title, ...(parties.length > 1 ? parties.slice(0, mostParties) : [])]),
  };
}

/** A side within a sentence: `the employee` for `You (the employee)`. A name keeps its capital. */
function nameSide(label: string): string {
  return /^(?:You|We) \((the .+)\)$/.exec(label)?.[1] ?? label.replace(/^(?:The|You)\b/, lowerCase);
}

function isPronoun(label: string): boolean {
  return /^(?:you|we|us)$/i.test(label);
}

function lowerCase(words: string): string {
  return words.toLowerCase();
}

/** Consumer terms are written by one side for everybody. */
function describeConsumerTerms(terms: readonly Term[]): SummarySentence {
  const title = findTerm(terms, 'document-title');
  const parties = listParties(terms);
  const whose = parties.length === 0 ? '' : ` of ${nameParties(parties)}`;
  const named = title === undefined ? whose : `: the ${calmTitle(title.display)}${whose}`;
  return {
    text: endSentence(`This document holds consumer terms${named}`),
    evidence: listEvidence([title, ...parties.slice(0, mostParties)]),
  };
}

function lowerLabel(label: string): string {
  return label.toLowerCase().replace('saas', 'SaaS');
}

function describeDates(terms: readonly Term[]): SummarySentence | undefined {
  const agreement = findTerm(terms, 'agreement-date');
  const effective = findTerm(terms, 'effective-date');
  const expiration = findTerm(terms, 'expiration-date');
  const initial = findTerm(terms, 'contract-term');
  const isSame = agreement?.display === effective?.display;
  return composeSentence('It', [
    agreement && [
      isSame
        ? `is dated and takes effect on ${agreement.display}`
        : `is dated ${agreement.display}`,
      agreement,
    ],
    effective && !isSame && [`takes effect on ${effective.display}`, effective],
    initial && [describeInitial(initial), initial],
    expiration && [`runs until ${expiration.display}`, expiration],
  ]);
}

/** A term without a fixed length has it in words, such as `Perpetual, until terminated`. */
function describeInitial({ value, display }: Term): string {
  if (value.kind === 'duration') return `has an initial term of ${display}`;
  const [lead, ...rest] = display.split(', ');
  const until = rest.join(', ');
  if (lead === 'No fixed end')
    return until.startsWith('for as long') ? `runs ${until}` : 'has no fixed end';
  if (lead === 'Perpetual') return until === '' ? 'is perpetual' : 'runs until it is terminated';
  return `has a term stated as “${display}”`;
}

const recurring: Readonly<Partial<Record<DocumentKind, string>>> = {
  lease: 'sets the rent at',
  employment: 'provides for pay of',
};

function describeMoney(kind: DocumentKind, terms: readonly Term[]): SummarySentence | undefined {
  // Most sums of an insurance policy are limits of what is paid out.
  const value =
    kind === 'insurance'
      ? undefined
      : (findTerm(terms, 'contract-value') ?? findTerm(terms, 'recurring-value'));
  const payment = findTerm(terms, 'payment-period');
  const cap = findTerm(terms, 'liability-cap');
  return composeSentence('It', [
    value && [
      value.type === 'contract-value'
        ? `${kind === 'loan' ? 'is for' : 'puts the contract value at'} ${withoutCents(value.display)}`
        : `${recurring[kind] ?? 'provides for payments of'} ${withoutCents(value.display)}`,
      value,
    ],
    payment && [`asks for payment within ${payment.display}`, payment],
    cap &&
      cap.value.kind === 'money' && [
        `limits ${cap.by === undefined ? 'liability' : `the liability of ${cap.by}`} to ${withoutCents(cap.display)}`,
        cap,
      ],
  ]);
}

/** Drops the zeros of round amounts: `USD 120,000`. */
function withoutCents(sum: string): string {
  return sum.replace(/\.00(?!\d)/g, '');
}

function describeLaw(terms: readonly Term[]): SummarySentence | undefined {
  const law = findTerm(terms, 'governing-law');
  const courts = findTerm(terms, 'jurisdiction');
  const seat = findTerm(terms, 'arbitration-seat');
  return composeSentence('It', [
    law && [`is governed by the law of ${withArticle(law.display)}`, law],
    seat && [`sends disputes to arbitration in ${seat.display}`, seat],
    courts && [`names the courts of ${withArticle(courts.display)}`, courts],
  ]);
}

function withArticle(country: string): string {
  return /^(?:State|Commonwealth|Province|Republic|Kingdom|Federal|People|District|Northern|Southern|Eastern|Western|Central|Middle|United)\b/.test(
    country,
  )
    ? `the ${country}`
    : country;
}
