import { isAnchored } from '@clauselight/core';
import { analysisSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { cloudAgreement } from '../test/cloud-agreement.ts';

const lease = `RESIDENTIAL LEASE AGREEMENT

This Residential Lease Agreement is made on 1 May 2026 between Harbor Homes LLC ("Landlord") and Priya Sharma ("Tenant").

1. Premises. Landlord leases to Tenant the apartment located at 455 Pine Street, Apt 4, San Francisco, California 94104 (the "Premises").

2. Rent. Tenant pays rent of $3,000 per month.

3. Security deposit. Tenant pays a security deposit of $9,000, which is not refundable.

4. Entry. Landlord may enter the Premises at any time without notice.`;

const will = `LAST WILL AND TESTAMENT

I, John Smith, of Leeds LS1 4AB, declare this to be my last will and revoke all earlier wills. I give all my property to my wife, Anna Smith, and appoint her as executor.`;

const analyzeText = (text: string) => analyze(buildSourceText(text), { weights });

describe('law to know in an analysis', () => {
  const analysis = analyzeText(lease);

  it('is that of the place of the premises, beside what was found', () => {
    expect(analysis.lawNotes.map(({ id, occasion }) => [id, occasion])).toEqual([
      ['california-deposit', 'Deposit high, forfeited or unprotected'],
      ['california-entry', 'Landlord may enter'],
    ]);
  });

  it('quotes the words that it rests on', () => {
    expect(analysis.lawNotes.length).toBeGreaterThan(1);
    for (const { places, evidence } of analysis.lawNotes) {
      expect(places.length).toBeGreaterThan(0);
      for (const one of [...places.map(({ evidence: words }) => words), ...evidence])
        expect(isAnchored(lease, one)).toBe(true);
    }
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
  });

  it('changes nothing else and is the same each time', () => {
    const without = analyze(buildSourceText(lease), { weights, lawEntries: [] });
    expect({ ...analysis, lawNotes: [] }).toEqual(without);
    expect(analyzeText(lease)).toEqual(analysis);
  });

  it('is that of the chosen law between businesses, and of no place without one', () => {
    const chosen = analyzeText(cloudAgreement).lawNotes;
    expect(chosen.map(({ id }) => id)).toContain('delaware-chosen-law');
    const silent = cloudAgreement.replace(/^9\.1.*$/m, '');
    expect(analyzeText(silent).lawNotes).toEqual([]);
  });

  it('covers the form of a will, which is no contract', () => {
    expect(analyzeText(will).lawNotes.map(({ id }) => id)).toEqual(['england-and-wales-will']);
  });

  it('is listed as missing if the step fails', () => {
    const entries = new Proxy([], {
      get: () => {
        throw new Error('broken');
      },
    });
    const failed = analyze(buildSourceText(lease), { weights, lawEntries: entries });
    expect(failed.failedSteps).toContainEqual({ step: 'law', label: 'Looking for law to know' });
    expect(failed.lawNotes).toEqual([]);
    expect(failed.findings).toEqual(analysis.findings);
  });
});
