import { createEvidence, isAnchored } from '@clauselight/core';
import type {
  Attachment,
  CrossReference,
  Definition,
  Evidence,
  SignatureBlock,
} from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { createPassage } from '../../text/passage.ts';
import { findBrokenReferences } from './broken-references.ts';
import { findConflictingValues } from './conflicting-values.ts';
import { findDefinitionDefects } from './definition-defects.ts';
import { findMissingParticulars } from './employment-particulars.ts';
import { findEndBeforeBeginning } from './end-before-beginning.ts';
import { findHardToRead } from './hard-to-read.ts';
import { findMissingAttachments } from './missing-attachments.ts';
import { findSigningDefects } from './signing-defects.ts';
import { findTextLeftOpen } from './text-left-open.ts';
import { findVagueDuties } from './vague-duties.ts';

type Parts = Partial<Omit<JudgedDocument, 'structure'>> & {
  readonly structure?: Partial<DocumentStructure>;
};

/** A document with a sentence for every full stop. */
function buildDocument(text: string, { structure, ...rest }: Parts = {}): JudgedDocument {
  const sourceText = buildSourceText(text);
  const sentences = [...text.matchAll(/[^\s][^\n]*?(?:\.(?=\s|$)|(?=\n|$))/g)].map((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    return {
      ...span,
      passage: createPassage(text, span),
      clauseId: undefined,
      isDefinition: false,
    };
  });
  return {
    sourceText,
    documentKind: 'services',
    terms: [],
    provisions: [],
    ...rest,
    structure: {
      title: undefined,
      clauses: [],
      sentences,
      definitions: [],
      crossReferences: [],
      signatureBlocks: [],
      attachments: [],
      amendments: [],
      guidance: [],
      wordCount: text.split(/\s+/).length,
      ...structure,
    },
  };
}

function quote(text: string, words: string, from = 0): Evidence {
  const start = text.indexOf(words, from);
  return createEvidence(text, { start, end: start + words.length });
}

function expectAnchored(text: string, found: readonly CheckHit[]): void {
  for (const { evidence } of found) {
    for (const each of evidence) expect(isAnchored(text, each)).toBe(true);
  }
}

describe('attachments that are missing', () => {
  const text =
    'Fees are in Schedule B. Forms are in Exhibits A and B thereto. Plans are in Annex 2.';
  const name = (label: string, words: string): Attachment => ({
    label,
    status: 'missing',
    evidence: quote(text, words),
  });

  it('are named together, with the sentences that speak of them', () => {
    const attachments = [name('Schedule B', 'Schedule B'), name('Annex 2', 'Annex 2')];
    const found = findMissingAttachments(buildDocument(text, { structure: { attachments } }));
    expect(found[0]?.detail).toBe('Schedule B and Annex 2 are spoken of but not in this document.');
    expect(found[0]?.evidence[0].quote).toBe('Fees are in Schedule B.');
    expectAnchored(text, found);
  });

  it('are not those of another paper', () => {
    const attachments = [name('Exhibit A', 'Exhibits A')];
    expect(findMissingAttachments(buildDocument(text, { structure: { attachments } }))).toEqual([]);
  });
});

describe('references', () => {
  const text =
    'See Section 9.4 here. See Section 2 here. See Section 7 of the Loan Agreement here.';
  const refer = (target: string, status: CrossReference['status']): CrossReference => ({
    target,
    status,
    evidence: quote(text, `Section ${target}`),
  });

  it('are reported where nothing bears the number', () => {
    const crossReferences = [refer('9.4', 'broken'), refer('2', 'resolved'), refer('7', 'broken')];
    const found = findBrokenReferences(buildDocument(text, { structure: { crossReferences } }));
    expect(found.map(({ detail }) => detail)).toEqual([
      'The text refers to a clause that this document does not have: 9.4.',
    ]);
    expectAnchored(text, found);
  });

  it('are left alone where most lead nowhere: the numbers were lost', () => {
    const crossReferences = Array.from({ length: 5 }, () => refer('9.4', 'broken'));
    expect(findBrokenReferences(buildDocument(text, { structure: { crossReferences } }))).toEqual(
      [],
    );
  });

  it('are reported where a word processor lost them', () => {
    const lost = 'The cap in Error! Reference source not found. applies.';
    expect(findBrokenReferences(buildDocument(lost))).toHaveLength(1);
  });
});

describe('defined terms', () => {
  const text =
    '"Work" means everything that Acme writes for Beta in the course of a year. Acme owns the Work. "Work" means all that Beta writes for Acme alone and for nobody else. "Escrow Bank" means the bank that holds the money.';
  const define = (term: string, meaning: string, from = 0): Definition => ({
    term,
    evidence: quote(text, term, text.indexOf(`"${term}"`, from)),
    meaning: quote(text, meaning),
  });

  it('are reported where two meanings are given, and where nothing uses them', () => {
    const definitions = [
      define('Work', 'everything that Acme writes for Beta in the course of a year.'),
      define('Work', 'all that Beta writes for Acme alone and for nobody else.', 20),
      define('Escrow Bank', 'the bank that holds the money.'),
    ];
    const [found] = findDefinitionDefects(buildDocument(text, { structure: { definitions } }));
    expect(found?.detail).toContain('“Escrow Bank” is defined and never used.');
    expect(found?.detail).toContain('“Work” is defined twice, with different words.');
  });

  it('are left alone in amendments, which use those of another paper', () => {
    const definitions = [define('Escrow Bank', 'the bank that holds the money.')];
    const amendments = [
      { evidence: quote(text, 'Work'), action: 'amends' as const, target: '2.1' },
    ];
    const document = buildDocument(text, { structure: { definitions, amendments } });
    expect(findDefinitionDefects(document)).toEqual([]);
  });
});

describe('an end before the beginning', () => {
  const text = 'It begins on 1 March 2026. It ends on 1 March 2025.';
  const term = (type: 'effective-date' | 'expiration-date', date: string, words: string) => ({
    id: type,
    type,
    label: type,
    display: words,
    value: { kind: 'date' as const, date },
    evidence: quote(text, words),
  });
  const terms = [
    term('effective-date', '2026-03-01', '1 March 2026'),
    term('expiration-date', '2025-03-01', '1 March 2025'),
  ];

  it('is reported', () => {
    expect(findEndBeforeBeginning(buildDocument(text, { terms }))[0]?.detail).toBe(
      'It ends on 1 March 2025, before it begins on 1 March 2026.',
    );
  });

  it('is left alone in an agreement on leaving', () => {
    expect(
      findEndBeforeBeginning(buildDocument(text, { terms, documentKind: 'severance' })),
    ).toEqual([]);
  });
});

describe('two laws for one agreement', () => {
  it('are reported', () => {
    const text =
      'This Agreement shall be governed by the laws of the State of Texas. This Agreement is governed by the laws of the State of Ohio.';
    const [found] = findConflictingValues(buildDocument(text));
    expect(found?.detail).toBe(
      'The agreement is put under the law of the State of Texas and the State of Ohio.',
    );
  });

  it('are left alone where one is for a part', () => {
    const text =
      'This Agreement shall be governed by the laws of the State of Texas. This Agreement is governed by the laws of the State of Ohio as to real property.';
    expect(findConflictingValues(buildDocument(text))).toEqual([]);
  });
});

describe('places to fill in', () => {
  it.each([
    ['One', 'The fee is $____ a month.', 'At least one place is still to be filled in.'],
    ['Many', 'The fee is $____ a month. '.repeat(10), 'Many places are still to be filled in.'],
  ])('%s: their number is never said to be all', (_, text, detail) => {
    expect(findTextLeftOpen(buildDocument(text))[0]?.detail).toBe(detail);
  });

  it('are counted together', () => {
    const text = 'The fee is $____ a month. The term is [number of years] years. The end is TBD.';
    const found = findTextLeftOpen(buildDocument(text));
    expect(found[0]?.detail).toBe('At least 3 places are still to be filled in.');
    expectAnchored(text, found);
  });

  it.each([
    'By: ______________ Name: ______________',
    'The price is [***] a unit.',
    'Mr Doe of [address removed] signs.',
    '[ ] Soliciting material pursuant to the rule.',
  ])('are not: %s', (text) => {
    expect(findTextLeftOpen(buildDocument(text))).toEqual([]);
  });
});

describe('signatures', () => {
  const text = 'ACME By: ____ and BETA By: /s/ Jane Roe';
  const block = (words: string, status: SignatureBlock['status']): SignatureBlock => ({
    evidence: quote(text, words),
    status,
  });

  it('are missed where one side has signed and the other has not', () => {
    const signatureBlocks = [block('ACME By: ____', 'blank'), block('BETA By: /s/', 'signed')];
    const found = findSigningDefects(buildDocument(text, { structure: { signatureBlocks } }));
    expect(found).toMatchObject([{ severity: 2 }]);
  });

  it('are noted in passing where nobody has signed', () => {
    const signatureBlocks = [block('ACME By: ____', 'blank')];
    const found = findSigningDefects(buildDocument(text, { structure: { signatureBlocks } }));
    expect(found).toMatchObject([{ severity: 1 }]);
  });
});

describe('wording', () => {
  it('is vague where duty after duty has no measure', () => {
    const text = Array.from({ length: 6 }, () => 'Acme shall promptly answer.').join(' ');
    const found = findVagueDuties(buildDocument(text));
    expect(found[0]?.detail).toContain('6 duties have no measure');
    expectAnchored(text, found);
  });

  it('is hard to read where sentences are long and words learned', () => {
    const sentence = `The ${'obligatory administrative documentation '.repeat(14)}shall be provided.`;
    const text = Array.from({ length: 10 }, () => sentence).join(' ');
    const found = findHardToRead(buildDocument(text));
    expect(found[0]?.detail).toMatch(/^Sentences have 46 words on average/);
    expectAnchored(text, found);
  });

  it('is readable where sentences are short and plain', () => {
    const text = Array.from({ length: 60 }, () => 'You pay the rent on the first day.').join(' ');
    expect(findHardToRead(buildDocument(text))).toEqual([]);
  });
});

describe('particulars of an employment', () => {
  const text =
    'Jane Roe is employed as clerk from 3 March 2026. The salary is $2,000 per month. Either side may give notice. Benefits are paid.';

  it('are named where they are missing', () => {
    expect(findMissingParticulars(buildDocument(text))[0]?.detail).toContain('working hours');
  });

  it.each(['Release', 'Confidentiality and Inventions Agreement', 'Non-Compete Agreement'])(
    'are not looked for in a paper beside the contract: %s',
    (name) => {
      const title = { start: 0, end: name.length };
      const beside = buildDocument(`${name}. ${text}`, { structure: { title } });
      expect(findMissingParticulars(beside)).toEqual([]);
    },
  );

  it('are looked for in a contract of employment that names confidentiality as well', () => {
    const title = { start: 0, end: 'Employment Agreement and Confidentiality'.length };
    const whole = buildDocument(`Employment Agreement and Confidentiality. ${text}`, {
      structure: { title },
    });
    expect(findMissingParticulars(whole)).toHaveLength(1);
  });
});
