import { analysisSchema } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { analyze } from '../../pipeline.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { cloudAgreement } from '../../test/cloud-agreement.ts';

const analysis = analyze(buildSourceText(cloudAgreement), { weights });

it('an analysis says what is usual beside what it found', () => {
  const law = analysis.checks.find(({ ruleId }) => ruleId === 'DIS-05');
  expect(law).toMatchObject({
    outcome: 'present',
    usual: { share: { kind: 'saas', withClause: 13, total: 16, clause: 'Governing law' } },
  });
  expect(analysisSchema.parse(analysis)).toEqual(analysis);
});

it('an analysis of an agreement with a private person does not', () => {
  const text = cloudAgreement.replace(/Lindqvist Furniture LLC/g, 'Priya Sharma');
  const withPerson = analyze(buildSourceText(text), { weights });
  expect(text).not.toBe(cloudAgreement);
  expect(withPerson.checks.filter(({ usual }) => usual !== undefined)).toEqual([]);
});
