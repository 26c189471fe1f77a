import type { DocumentKind } from '@clauselight/schema';
import type { JudgedDocument } from '../../text/checks/document-check.ts';
import { findRegion, getCountry, isInEurope, listCountries } from '../regions.ts';
import type { AdviceLaw, AdviceScope, Rule } from '../rule.ts';

/** What a finding advises. */
export interface Advice {
  readonly request: string;
  readonly mitigation: string;
  readonly wording?: string;
}

/** Returns the advice of a rule that holds in a document: its own, or else what it advises elsewhere. */
export function fitAdvice(
  { request, mitigation, wording, advice }: Rule,
  document: JudgedDocument,
): Advice {
  if (advice !== undefined && !holds(advice, getFacts(document))) return advice.elsewhere;
  return { request, mitigation, ...(wording !== undefined && { wording }) };
}

interface AdviceFacts {
  readonly kind: DocumentKind;
  readonly opening: string;
  readonly text: string;
  readonly laws: ReadonlySet<AdviceLaw>;
  readonly isDomestic: boolean;
}

function holds(
  { kinds, unless, needs, laws, isDomestic }: AdviceScope,
  facts: AdviceFacts,
): boolean {
  if (kinds !== undefined && !kinds.includes(facts.kind)) return false;
  if (unless !== undefined && new RegExp(unless, 'i').test(facts.opening)) return false;
  if (needs !== undefined && !new RegExp(needs, 'i').test(facts.text)) return false;
  if (laws !== undefined && !laws.some((law) => facts.laws.has(law))) return false;
  return isDomestic === undefined || facts.isDomestic;
}

/** Where parties and their addresses stand, in characters. Set by hand. */
const openingLength = 3000;
const known = new WeakMap<JudgedDocument, AdviceFacts>();

/** Collects once for each document what decides which advice holds. */
function getFacts(document: JudgedDocument): AdviceFacts {
  const facts = known.get(document) ?? collectFacts(document);
  known.set(document, facts);
  return facts;
}

function collectFacts({ sourceText, documentKind, terms }: JudgedDocument): AdviceFacts {
  const opening = sourceText.text.slice(0, openingLength);
  const places = terms.flatMap(({ type, display }) =>
    type === 'governing-law' || type === 'jurisdiction' ? (findRegion(display) ?? []) : [],
  );
  const chosen = new Set(places.map(getCountry));
  return {
    kind: documentKind,
    opening,
    text: sourceText.text,
    laws: new Set([...[...chosen].flatMap(toLaw), ...listNamedLaws(sourceText.text)]),
    isDomestic: isLocal(documentKind) || isOneCourtArea([...chosen, ...listCountries(opening)]),
  };
}

/** People sue at home, whatever the company's country. */
function isLocal(kind: DocumentKind): boolean {
  return ['consumer', 'employment', 'severance', 'lease'].includes(kind);
}

function isOneCourtArea(countries: readonly string[]): boolean {
  return new Set(countries.map((country) => (isInEurope(country) ? 'europe' : country))).size < 2;
}

function toLaw(country: string): readonly AdviceLaw[] {
  if (country === 'united states') return ['us'];
  if (country === 'england') return ['england'];
  return isInEurope(country) ? ['eu'] : [];
}

const namedLaws: readonly (readonly [RegExp, AdviceLaw])[] = [
  [
    /\bGDPR\b|\b2016\/679\b|\bGeneral Data Protection Regulation\b|\bEuropean (?:Union|Economic Area)\b/,
    'eu',
  ],
  [
    /\bUK GDPR\b|\bData Protection Act 2018\b|\bHousing Act (?:1988|1996|2004)\b|\bassured (?:shorthold )?tenancy\b/i,
    'england',
  ],
];

function listNamedLaws(text: string): readonly AdviceLaw[] {
  return namedLaws.flatMap(([pattern, law]) => (pattern.test(text) ? [law] : []));
}
