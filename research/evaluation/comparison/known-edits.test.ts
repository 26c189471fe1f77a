import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ComparedVersion, compareVersions } from '@clauselight/comparison';
import { takeSide } from '@clauselight/core';
import { readContracts } from '@clauselight/research-data';
import type { Comparison, PassageChange } from '@clauselight/schema';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { divideContract, joinContract } from './contract-text.ts';
import { editContract } from './edit-contract.ts';
import { judgeComparison } from './judge-comparison.ts';
import { readTextVersion, readVersion } from './read-version.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const samples = new URL('../../../samples/', import.meta.url);
const agreement = readFileSync(new URL('cloud-services-agreement.txt', samples), 'utf8')
  // References that the edits move, and a table to change a cell of.
  .replace(
    'All fees are non-refundable.',
    'Section 2.4 applies to late invoices. All fees are non-refundable.',
  )
  .replace('Notices must be', 'Subject to Section 6.1, notices must be')
  .replace(
    '\n\nIN WITNESS',
    '\n\n6.7 Survival. Sections 4.3 and 5.3 survive the end of this Agreement. Claims under them are barred after two years.\n\nIN WITNESS',
  )
  .concat(
    '\nSCHEDULE B\n\nTier\tAnswer within\tMonthly fee\nBasic\t8 hours\t$400.00\nFull\t2 hours\t$900.00\n',
  );

/** Twenty edits as a lawyer of the other side would make them: what is there, and what it is replaced by. */
const edits: readonly (readonly [from: string | RegExp, to: string])[] = [
  // 1 a date
  ['as of March 2, 2026 (the', 'as of March 9, 2026 (the'],
  // 2 a party's name
  ['Brambleway Foods LLC, a New York', 'Brambleway Groceries LLC, a New York'],
  // 3 a number
  ['available to the Customer for up to 60', 'available to the Customer for up to 45'],
  // 4 a word
  ['reasonable care and', 'utmost care and'],
  // 5 a sentence put in
  [
    'revised version on its website, and',
    'revised version on its website with sixty days of warning, and',
  ],
  // 6 a sentence taken out
  [' All fees are non-refundable.', ''],
  // 7 a clause added; 8 and 9 the next ones bear other numbers, and the reference to 2.4 follows
  [
    '2.3 Increases.',
    '2.3 Set-Off. Neither party sets off claims that the other disputes.\n\n2.4 Increases.',
  ],
  ['2.4 Late Payment.', '2.5 Late Payment.'],
  ['Section 2.4 applies', 'Section 2.5 applies'],
  // 10 a clause removed, the last of its article
  [/\n\n5\.5 Time for Claims[^\n]*/, ''],
  // 11 the cap
  ['the three (3) months before', 'the twelve (12) months before'],
  // 12 a reference that leads elsewhere
  ['Subject to Section 6.1', 'Subject to Section 6.3'],
  // 13 a paragraph divided
  ['Agreement. Claims under them', 'Agreement.\n\nClaims under them'],
  // 14 a definition
  ['(the "Customer Data")', '(the "Customer Data"), its own records of them included'],
  // 15 may for shall
  ['The Provider may suspend access', 'The Provider shall suspend access'],
  // 16 the law
  ['laws of the State of Delaware', 'laws of the State of New York'],
  // 17 a length of time in words and figures
  ['thirty (30) days after written notice', 'forty-five (45) days after written notice'],
  // 18 a heading
  ['CUSTOMER DATA\n\n', 'DATA OF THE CUSTOMER\n\n'],
  // 19 a cell of a table
  ['8 hours\t$400.00', '8 hours\t$450.00'],
];
/** 20 a clause moved to the end of its article; the numbers of those between stay in order. */
const publicity =
  /6\.4 (Publicity[^\n]*)\n\n6\.5 ([^\n]*)\n\n6\.6 ([^\n]*)\n\n6\.7 ([^\n]*\n\nClaims[^\n]*)/;

function edit(text: string): string {
  return edits
    .reduce((edited, [from, to]) => {
      const changed = edited.replace(from, to);
      if (changed === edited) throw new Error(`${from} is not in the text`);
      return changed;
    }, text)
    .replace(publicity, '6.4 $2\n\n6.5 $3\n\n6.6 $4\n\n6.7 $1');
}

function mark({ words }: PassageChange): string {
  return words
    .map(({ kind, text }) =>
      kind === 'same' ? '' : `${kind === 'insertion' ? '+' : '-'}${text.trim()}`,
    )
    .filter((part) => part !== '')
    .join(' ');
}

function describeChange(change: PassageChange): string {
  const { kind, isMoved, isRenumbered, paragraphs, before, after } = change;
  const flags = [kind, isMoved && 'moved', isRenumbered && 'renumbered', paragraphs];
  const place = `${before?.clause?.number ?? '·'} → ${after?.clause?.number ?? '·'}`;
  return [flags.filter(Boolean).join(' '), place, mark(change)].filter(Boolean).join(' | ');
}

function listChanges({ passages }: Comparison): readonly string[] {
  return passages
    .filter(
      ({ kind, isMoved, isRenumbered, paragraphs }) =>
        kind !== 'same' || isMoved || isRenumbered || paragraphs,
    )
    .map(describeChange);
}

let before: ComparedVersion;
let after: ComparedVersion;
beforeAll(async () => {
  before = await readTextVersion(agreement);
  after = await readTextVersion(edit(agreement));
});

function listRisks({ risks }: Comparison): readonly string[] {
  return risks
    .filter(({ kind }) => kind !== 'same')
    .map(
      ({ kind, title, scoreEffect, description }) =>
        `${kind} ${title} ${scoreEffect}: ${description}`,
    );
}

describe('twenty known edits of a contract', () => {
  it('are all named, and nothing else', () => {
    expect(listChanges(compareVersions({ before, after }))).toEqual([
      'changed | · → · | -2 +9 -Foods +Groceries',
      'changed | 1.1 → 1.1 | -60 +45',
      'changed | 1.2 → 1.2 | +with sixty days of warning',
      'changed | 1.3 → 1.3 | -may +shall',
      'changed | 2.2 → 2.2 | -All fees are non-refundable.',
      'added | · → 2.3 | +2.3 Set-Off. Neither party sets off claims that the other disputes.',
      'same renumbered | 2.3 → 2.4',
      'same renumbered | 2.4 → 2.5',
      'changed | 3.4 → 3.4 | -thirty (30) +forty-five (45)',
      'changed | 4 → 4 | -CUSTOMER +OF THE CUSTOMER',
      'changed | 4.1 → 4.1 | +, its own records of them included',
      'changed | 4.3 → 4.3 | -reasonable +utmost',
      'changed | 5.3 → 5.3 | -three (3) +twelve (12)',
      'removed | 5.5 → · | -5.5 Time for Claims. Any claim under this Agreement must be brought within six (6) months after the event that gave rise to it, or it is barred.',
      'changed | 6.2 → 6.2 | -Delaware +New York',
      'changed renumbered | 6.5 → 6.4 | -Section 6.1 +Section 6.3',
      'same renumbered | 6.6 → 6.5',
      'same renumbered split | 6.7 → 6.6',
      'same split | 6.7 → 6.6',
      'same moved renumbered | 6.4 → 6.7',
      'changed | SCHEDULE B → SCHEDULE B | -$400.00 +$450.00',
    ]);
  });

  it('are told by what they do to risks, terms and score', () => {
    const comparison = compareVersions({ before, after });
    expect(listRisks(comparison)).toEqual([
      "gone Liability cap is low -0.3: Gone: Liability cap is low. The liability cap rose from 3 to 12 months' fees.",
      'gone Short time to bring claims -0.1: Gone: Short time to bring claims. The passage was removed.',
      'gone Payments are not refunded 0: Gone: Payments are not refunded. The passage was changed.',
      'gone Suspension at will 0: Gone: Suspension at will. The passage was changed.',
    ]);
    expect(comparison.terms.map(({ description }) => description)).toEqual([
      'The Customer is Brambleway Groceries LLC, no longer Brambleway Foods LLC.',
      'The agreement date moved from 2 March 2026 to 9 March 2026, 7 days later.',
      'The effective date moved from 2 March 2026 to 9 March 2026, 7 days later.',
      'The expiration date moved from 1 March 2028 to 8 March 2028, 7 days later.',
      'The last day to prevent renewal moved from 2 December 2027 to 9 December 2027, 7 days later.',
      'The basic 8 hours rose from USD 400.00 to USD 450.00, by 13 %.',
      "The liability cap rose from 3 to 12 months' fees.",
      'The governing law changed from “State of Delaware” to “State of New York”.',
      'New obligation: Provider must suspend access to the Service at any time, without notice and in its sole discretion, on a condition.',
      'The obligation changed: “Each party must protect the confidential information of the other party with reasonable care” became “Each party must protect the confidential information of the other party with utmost care”.',
    ]);
    const cap = comparison.terms.find(({ type }) => type === 'liability-cap');
    expect(cap?.scoreEffect).toBe(-0.3);
    expect(comparison.scoreChange).toBe(-0.5);
  });

  it('say of a reference where it led and where it leads', () => {
    const { passages } = compareVersions({ before, after });
    const redirected = passages.flatMap((passage) => passage.redirected);
    expect(redirected).toMatchObject([
      {
        quote: 'Section 6.3',
        before: { number: '6.1', heading: 'Assignment' },
        after: { number: '6.3', heading: 'Arbitration' },
      },
    ]);
  });

  it('are the same the other way round', () => {
    const back = compareVersions({ before: after, after: before });
    const forth = compareVersions({ before, after });
    expect(back.counts).toMatchObject({
      changed: forth.counts.changed,
      added: forth.counts.removed,
      removed: forth.counts.added,
      moved: forth.counts.moved,
      renumbered: forth.counts.renumbered,
    });
    expect(back.scoreChange).toBe(-(forth.scoreChange ?? Number.NaN));
  });

  it('are judged for a side, which is found in the earlier version by its role', () => {
    const side = after.analysis.sides.find(({ role }) => role === 'customer')?.id ?? '';
    const comparison = compareVersions({ before, after, side });
    expect(comparison.before.side).toContain('Brambleway Foods');
    expect(comparison.after.side).toContain('Brambleway Groceries');
    expect(comparison.after.score).toBe(takeSide(after.analysis, side).score?.value);
  });

  it('leave both texts to be put together from the words, letter by letter', () => {
    for (const { words, ...places } of compareVersions({ before, after }).passages) {
      const earlier = words.flatMap((word) =>
        word.kind === 'insertion' ? [] : [word.before ?? word.text],
      );
      const later = words.flatMap(({ kind, text }) => (kind === 'deletion' ? [] : [text]));
      expect(earlier.join('')).toBe(getText(before, places.before));
      expect(later.join('')).toBe(getText(after, places.after));
    }
  });
});

function getText({ source }: ComparedVersion, place: PassageChange['before']): string {
  return place === undefined ? '' : source.text.slice(place.start, place.end);
}

describe('a document compared with itself', () => {
  it('has nothing changed and the same score', () => {
    const comparison = compareVersions({ before, after: before });
    expect(listChanges(comparison)).toEqual([]);
    expect(comparison).toMatchObject({ scoreChange: 0, terms: [], likeness: 1 });
    expect(comparison.risks.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(comparison.risks.every(({ scoreEffect }) => scoreEffect === 0)).toBe(true);
  });

  it.each(['docx', 'pdf'] as const)('has nothing changed as %s', async (format) => {
    const read = (extension: typeof format | 'txt') => {
      const filename = `cloud-services-agreement.${extension}`;
      return readVersion(readFileSync(new URL(filename, samples)), {
        filename,
        format: extension,
      });
    };
    const comparison = compareVersions({ before: await read('txt'), after: await read(format) });
    expect(comparison.passages.filter(({ kind, isMoved }) => kind !== 'same' || isMoved)).toEqual(
      [],
    );
    expect(comparison).toMatchObject({ scoreChange: 0, terms: [], likeness: 1 });
  });
});

/** Every so many contracts are edited. */
const step = inject('isFullRun') ? 160 : 1000;

describe.skipIf(!existsSync(data))('real contracts (skipped without ../shared/data)', () => {
  it('show all of twenty known edits and nothing else', { timeout: 120_000 }, async () => {
    const edited = readContracts(data).flatMap(({ sourceText }, index) => {
      const paragraphs = index % step === 0 ? divideContract(sourceText.text) : undefined;
      return paragraphs === undefined ? [] : [{ paragraphs, seed: index }];
    });
    expect(edited.length).toBeGreaterThan(0);
    for (const { paragraphs, seed } of edited) {
      const { paragraphs: changed, edits: made } = editContract(paragraphs, { seed, count: 20 });
      expect(made).toHaveLength(20);
      const comparison = compareVersions({
        before: await readTextVersion(joinContract(paragraphs)),
        after: await readTextVersion(joinContract(changed)),
      });
      const { missed, other } = judgeComparison(comparison, made);
      expect(missed).toEqual([]);
      expect(other.map(describeChange)).toEqual([]);
    }
  });
});
