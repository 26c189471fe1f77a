import type { DocumentKind, Term } from '@clauselight/schema';
import { documentKindSchema, getDocumentFamily } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import type { JudgedDocument } from '../../text/checks/document-check.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import type { AdviceLaw, Rule } from '../rule.ts';
import { rules } from '../rules/index.generated.ts';
import { fitAdvice } from './fit-advice.ts';

function buildDocument(documentKind: DocumentKind, text: string, law?: string): JudgedDocument {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const evidence = { start: 0, end: 4, quote: text.slice(0, 4) };
  const terms: Term[] =
    law === undefined
      ? []
      : [
          {
            id: 't1',
            type: 'governing-law',
            label: 'Law',
            display: law,
            value: { kind: 'text', text: law },
            evidence,
          } as Term,
        ];
  return { sourceText, structure, documentKind, terms, provisions: [] };
}

function getRule(id: string): Rule {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule;
}

describe('advice', () => {
  it.each([
    ['LIA-12', 'lease', 'The house is let as is.'],
    ['LIA-01', 'services', 'The advisor receives shares and no cash.'],
    ['LIA-01', 'services', 'The partner pays its own legal fees.'],
    ['UNI-01', 'employment', 'We may change these terms. Your salary is paid monthly.'],
    ['UNI-01', 'consumer', 'We may change these terms of the website.'],
    ['UNI-02', 'consumer', 'We may withdraw the website at any time.'],
    ['LIA-11', 'licence', 'FRANCHISE AGREEMENT. The franchisee has one remedy.'],
    ['RES-07', 'severance', 'The Employee shall not sue.'],
    ['TEN-07', 'lease', 'The flat is in Pune, India.'],
    ['IPD-07', 'saas', 'The service is provided in Ohio.'],
    ['LIA-08', 'employment', 'The Employee indemnifies the Employer.'],
    ['RES-08', 'employment', 'The Employee shall not assign this agreement.'],
    ['RES-08', 'lease', 'The Tenant shall not assign the lease.'],
    ['RES-09', 'severance', 'After a change of control the severance is due at once.'],
    ['RES-03', 'employment', 'The Employee shall not hire staff of the Employer.'],
    ['PAY-13', 'lease', 'The Landlord lets the flat to the Tenant.'],
    ['DIS-01', 'supply', 'Between A Ltd of Israel and B Co of China.'],
  ] as const)('%s is not the one for other documents in a %s: %s', (id, kind, text) => {
    const rule = getRule(id);
    const fitting = fitAdvice(rule, buildDocument(kind, text));
    expect(fitting).toEqual(rule.advice?.elsewhere);
    expect(fitting).not.toHaveProperty('wording');
  });

  it.each([
    ['LIA-12', 'saas', 'The service is provided as is.', undefined],
    ['TEN-07', 'lease', 'An assured shorthold tenancy.', undefined],
    ['TEN-07', 'lease', 'A tenancy.', 'England and Wales'],
    ['IPD-07', 'saas', 'The service is provided in Berlin.', 'Germany'],
    ['DIS-01', 'supply', 'Between A LLC of Ohio and B LLC of Texas.', 'New York'],
    ['DIS-01', 'supply', 'Between A SA of France and B GmbH of Germany.', undefined],
    ['DIS-01', 'consumer', 'A Inc. of Ohio serves India.', undefined],
  ] as const)('%s holds in a %s: %s %s', (id, kind, text, law) => {
    const { request, wording } = getRule(id);
    expect(fitAdvice(getRule(id), buildDocument(kind, text, law))).toMatchObject({
      request,
      wording,
    });
  });
});

interface Vocabulary {
  readonly words: RegExp;
  readonly kinds?: readonly DocumentKind[];
  readonly law?: AdviceLaw;
}

const commercial = ['saas', 'services', 'supply', 'licence', 'contract', 'consumer', 'nda', 'dpa'];
/** Words that fit only some kinds of documents, or one law. */
const vocabulary: readonly Vocabulary[] = [
  {
    words:
      /\bsoftware\b|source code|machine-readable|\bthe Service is available|functions, performance/i,
    kinds: ['saas', 'licence', 'consumer', 'nda', 'supply', 'services', 'contract'],
  },
  { words: /\b(?:the|The) (?:Landlord|Tenant)\b|\brent\b|\btenancy\b/, kinds: ['lease'] },
  { words: /\bthe (?:Employer|Employee)\b|vested benefits/, kinds: ['employment', 'severance'] },
  { words: /\bthe licen(?:sor|see)\b/i, kinds: ['licence', 'saas', 'contract'] },
  { words: /\bfees (?:paid|for work|for the part)\b/i, kinds: commercial as DocumentKind[] },
  {
    words: /\bthe (?:provider|customer(?! ban)|supplier|client)\b|\bthe Product\b/i,
    kinds: [...commercial] as DocumentKind[],
  },
  { words: /\bthe (?:Borrower|Lender|lender)\b/, kinds: ['loan'] },
  { words: /\bGDPR\b|\(EU\)|\bEuropean\b|\bData Act\b/, law: 'eu' },
  { words: /\bsection 8\b|periodic assured|Housing Act/, law: 'england' },
];
const kinds = documentKindSchema.options.filter((kind) => getDocumentFamily(kind) === 'contract');
/** A contract of no particular kind gets what commercial contracts get. */
const contracts: readonly DocumentKind[] = kinds.filter((kind) => kind !== 'contract');

/** A franchise counts as a licence, and has no software. */
function isSoftware(texts: readonly string[]): boolean {
  return texts.some((text) => /\bsoftware\b|source code|\bthe product\b/i.test(text));
}

function listKinds({ documents, advice }: Rule): readonly DocumentKind[] {
  const own =
    documents === 'all' ? contracts : documents.filter((kind) => contracts.includes(kind));
  return advice?.kinds === undefined ? own : own.filter((kind) => advice.kinds?.includes(kind));
}

describe('the advice of every rule', () => {
  it.each(rules.map((rule) => [rule.id, rule] as const))('%s fits where it is given', (_, rule) => {
    const texts = [rule.request, rule.mitigation, rule.wording ?? ''];
    const misfits = vocabulary
      .filter(({ words }) => texts.some((text) => words.test(text)))
      .filter(
        ({ kinds: allowed, law }) =>
          (allowed !== undefined && !listKinds(rule).every((kind) => allowed.includes(kind))) ||
          (allowed?.includes('saas') === true &&
            listKinds(rule).includes('licence') &&
            isSoftware(texts) &&
            rule.advice?.unless === undefined) ||
          (law !== undefined && rule.advice?.laws?.includes(law) !== true),
      );
    expect(misfits.map(({ words }) => words.source)).toEqual([]);
  });

  it.each(
    rules.flatMap((rule) => (rule.advice === undefined ? [] : [[rule.id, rule.advice] as const])),
  )('%s advises elsewhere what fits everywhere', (id, { elsewhere }) => {
    const words = `${elsewhere.request} ${elsewhere.mitigation}`;
    const { documents } = getRule(id);
    const own = documents === 'all' ? contracts : documents;
    const misfits = vocabulary.filter(
      (one) => one.words.test(words) && !own.every((kind) => one.kinds?.includes(kind) ?? true),
    );
    expect(misfits).toEqual([]);
    expect(words).not.toMatch(/\[/);
  });
});
