import { describe, expect, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';

const help = `1. Save this form

By using this form, you agree to our terms as changed from time to time.

2. Add your information

[[CLIENT]] Replace with the name of the Client.

Example: NeXT Computer Inc.

[[DATE]] Replace with today's date.

Example: 2019-01-15.

[[FEE]] Replace with the fee that the Client will pay.

Example: $10,000.00 USD

3. Delete this page

Once you are done, delete this page.

`;
const contract = `Freelance Contractor Agreement

This Agreement is between [[CLIENT]] (the "Client") and [[NAME]] (the "Contractor"). This Agreement is dated [[DATE]].

1. Payment

1.1 The Client will pay the Contractor a fee of [[FEE]] within thirty days after the invoice.

2. Liability

2.1 The Contractor's liability is limited to the sum that the Client paid under this Agreement.

3. Governing law

3.1 The laws of England and Wales govern this Agreement.`;

describe('the help page of a form', () => {
  const withHelp = analyze(buildSourceText(help + contract), { weights });
  const alone = analyze(buildSourceText(contract), { weights });

  it('gives no terms, provisions or findings', () => {
    const evidence = [
      ...withHelp.terms.map((term) => term.evidence),
      ...withHelp.provisions.map((provision) => provision.evidence),
      ...withHelp.findings.flatMap((finding) => finding.evidence),
      ...withHelp.checks.flatMap((check) => check.evidence ?? []),
      ...withHelp.summary.flatMap((sentence) => sentence.evidence),
    ];
    expect(evidence.filter(({ start }) => start < help.length)).toEqual([]);
  });

  it('changes nothing that is said of the contract', () => {
    const listFindings = ({ findings }: typeof alone) =>
      findings.map(({ ruleId, severity }) => [ruleId, severity]);
    expect(listFindings(withHelp)).toEqual(listFindings(alone));
    expect(withHelp.terms.map(({ type, display }) => [type, display])).toEqual(
      alone.terms.map(({ type, display }) => [type, display]),
    );
    expect(withHelp.score?.value).toBe(alone.score?.value);
  });
});
