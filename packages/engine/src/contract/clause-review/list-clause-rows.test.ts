import { isAnchored, judgeClauses, takeSide } from '@clauselight/core';
import { type Analysis, clauseImportanceSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { analyze } from '../../pipeline.ts';
import { buildBalancedAgreement } from '../../test/balanced-agreement.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { cloudAgreement } from '../../test/cloud-agreement.ts';

function read(text: string): Analysis {
  return analyze(buildSourceText(text), { weights });
}

function findRow(analysis: Analysis, id: string, side?: string) {
  return judgeClauses(takeSide(analysis, side), side).find((row) => row.id === id);
}

const balanced = buildBalancedAgreement('services');
const services = read(balanced);

describe('the rows of a contract', () => {
  it('quote the text exactly, and name findings and terms that there are', () => {
    const { clauseRows, findings, terms } = services;
    expect(clauseRows.length).toBeGreaterThan(20);
    for (const { evidence, findingIds, termIds, balance } of clauseRows) {
      for (const passage of [...evidence, ...(balance ? [balance.evidence] : [])]) {
        expect(isAnchored(balanced, passage)).toBe(true);
      }
      expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(findingIds));
      expect(terms.map(({ id }) => id)).toEqual(expect.arrayContaining(termIds));
    }
  });

  it('hold every finding once', () => {
    const named = services.clauseRows.flatMap(({ findingIds }) => findingIds);
    expect(named.toSorted()).toEqual(services.findings.map(({ id }) => id).toSorted());
  });

  it('follow the list of the kind, from the most important on', () => {
    const names: readonly string[] = clauseImportanceSchema.options;
    const order = services.clauseRows.map(({ importance }) =>
      importance === undefined ? names.length : names.indexOf(importance),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('are none for what is no contract or is not judged', () => {
    expect(read('Why school uniforms should go\n\nThey cost too much.').clauseRows).toEqual([]);
  });
});

describe('a verdict', () => {
  it('is acceptable only with the words that show it', () => {
    expect(findRow(services, 'assignment')).toMatchObject({
      verdict: 'acceptable',
      reason: 'It holds for both sides alike.',
    });
    for (const { verdict, balance } of judgeClauses(services)) {
      if (verdict === 'acceptable') expect(balance?.evidence.quote).not.toBe('');
    }
  });

  it('of one-sided words says for whom, and asks for nothing on behalf of that side', () => {
    const cloud = read(cloudAgreement);
    const [provider, customer] = cloud.sides.map(({ id }) => id);
    const own = cloud.findings.find(
      ({ bearers, severity, evidence }) =>
        bearers?.length === 1 && bearers[0] === customer && severity === 3 && evidence.length > 0,
    );
    const row = cloud.clauseRows.find(({ findingIds }) => findingIds.includes(own?.id ?? ''));
    const [forCustomer, forProvider] = [customer, provider].map((side) =>
      findRow(cloud, row?.id ?? '', side),
    );
    expect(forCustomer).toMatchObject({ verdict: 'one-sided', favors: [provider] });
    expect(forCustomer?.request).not.toBe('');
    expect(forProvider).toMatchObject({ verdict: 'one-sided', favors: [provider] });
    expect(forProvider).not.toHaveProperty('request');
  });

  it('of a clause whose words are nowhere is missing, or none where one does without', () => {
    const without = balanced
      .split('\n\n')
      .filter((part) => !/assign|transfer|delegat|successor/i.test(part))
      .join('\n\n');
    const row = findRow(read(without), 'assignment');
    expect(row).toMatchObject({ verdict: 'missing', presence: 'missing', evidence: [] });
    expect(row?.request).toContain('pass the contract on');
    expect(findRow(services, 'minimum-commitment')).toMatchObject({ verdict: 'none' });
    expect(findRow(services, 'minimum-commitment')).not.toHaveProperty('request');
  });

  it('is none where nothing calls for the clause', () => {
    const cleaning = `CLEANING AGREEMENT

This Cleaning Agreement is made between Alder Ltd ("Provider") and Birch LLC ("Customer"). Provider shall clean the yard each week. Customer shall pay $100 each month, within thirty days of the bill. Either party may terminate this Agreement on thirty days' written notice. Neither party is liable for consequential damages. This Agreement is governed by the laws of the State of Ohio.`;
    const row = findRow(read(cleaning), 'ip-ownership');
    expect(row?.verdict).toBe('none');
    expect(findRow(read(cleaning), 'assignment')?.verdict).toBe('missing');
  });

  it('is not given where one word of the kind is left, or where another document applies', () => {
    const without = balanced
      .split('\n\n')
      .filter((part) => !/assign|transfer|delegat|successor/i.test(part))
      .join('\n\n');
    const hinted = `${without}\n\nFiles are sent by a secure transfer.`;
    expect(findRow(read(hinted), 'assignment')?.verdict).toBe('not-judged');
    const elsewhere = `${without}\n\nThe terms of the Master Services Agreement between the parties apply to this order.`;
    expect(findRow(read(elsewhere), 'assignment')).toMatchObject({
      verdict: 'not-judged',
      mayBeElsewhere: true,
    });
  });

  it('says why nobody looked, and never takes that for absence', () => {
    const cloud = read(buildBalancedAgreement('saas'));
    const unchecked = cloud.clauseRows.filter(({ presence }) => presence === 'not-checked');
    expect(unchecked.length).toBeGreaterThan(0);
    for (const { id } of unchecked) {
      expect(findRow(cloud, id)).toMatchObject({ verdict: 'not-judged' });
    }
  });
});
