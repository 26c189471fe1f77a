import { listHeadTokens, spanKinds } from '@clauselight/engine/research';
import { toSourceText } from '@clauselight/research-data';
import { describe, expect, it } from 'vitest';
import { labelTokens } from './label-tokens.ts';

function label(
  text: string,
  spans: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const contract = {
    title: 'x',
    sourceText: toSourceText(text),
    spans: new Map(Object.entries(spans)),
    answers: {},
  };
  const tokens = listHeadTokens(text);
  return labelTokens(contract, tokens).flatMap((number, index) => {
    if (number === 0) return [];
    const kind = spanKinds[(number - 1) >> 1];
    return [`${tokens[index]?.word} ${kind}${number % 2 === 1 ? '' : '+'}`];
  });
}

describe('labels of tokens', () => {
  it('mark every place of a name, and a common word only where it is introduced', () => {
    const text = 'Acme Inc and the Company. Acme Inc (the "Company") sells. The Company pays.';
    expect(label(text, { Parties: ['Acme Inc', 'Company'] })).toEqual([
      'Acme party',
      'Inc party+',
      'Acme party',
      'Inc party+',
      'Company party',
    ]);
  });

  it('tell apart dates that are one, the other, or both', () => {
    const text = 'Dated May 1, 2020, effective June 2, 2020.';
    expect(label(text, { 'Agreement Date': ['May 1'], 'Effective Date': ['June 2'] })).toEqual([
      'May agreed',
      '1 agreed+',
      'June effective',
      '2 effective+',
    ]);
    expect(label(text, { 'Agreement Date': ['May 1'], 'Effective Date': ['May 1'] })).toEqual([
      'May agreed-and-effective',
      '1 agreed-and-effective+',
    ]);
  });

  it('mark the title at its first place, and nothing that is not in the text', () => {
    const text = 'SUPPLY AGREEMENT. This SUPPLY AGREEMENT binds.';
    expect(label(text, { 'Document Name': ['SUPPLY AGREEMENT'], Parties: ['Nobody'] })).toEqual([
      'SUPPLY title',
      'AGREEMENT title+',
    ]);
  });
});
