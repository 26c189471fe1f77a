import { count, fill, type HostileText, toLetters } from './hostile-text.ts';

function opened(
  name: string,
  opening: string,
  words: string | ((at: number) => string),
): HostileText {
  const body = (length: number) =>
    typeof words === 'string' ? fill(words, length) : count(words, length);
  return { name, format: 'txt', make: (length) => `${opening}\n\n${body(length)}` };
}

const nda = `MUTUAL NON-DISCLOSURE AGREEMENT\n\nThis Non-Disclosure Agreement is made between Alder Ltd and Birch Ltd. Each party shall keep the Confidential Information of the other confidential.`;
const invoice = `INVOICE\n\nInvoice number: 2026-001\nInvoice date: 1 March 2026\nDue date: 31 March 2026\nBill to: Birch Ltd\nVAT number: GB123456789`;
const letter = `Alder Ltd\n1 High Street\nLondon\n\n1 March 2026\n\nDear Ms Birch,\n\nSubject: Your account\n\nWe write about your account. Please pay the sum by 31 March 2026.`;
const minutes = `MINUTES OF THE BOARD MEETING\n\nDate: 1 March 2026\nPresent: A. Alder (chair), B. Birch\nApologies: C. Cedar\n\n1. Approval of the minutes. The minutes were approved.\nAction: B. Birch to send the report by 31 March 2026.`;
const report = `ANNUAL REPORT 2025\n\nExecutive summary\n\nRevenue rose by 12% to $4.5 million in 2025. The board recommends an investment.\n\nConclusion\n\nThe results show growth.`;
const essay = `The Effect of Rivers on Cities\n\nIntroduction\n\nThis essay argues that rivers shape cities. Historians have written about it (Alder, 2020). However, others disagree.\n\nReferences\n\nAlder, B. (2020). Rivers. Press.`;
const terms = `TERMS OF SERVICE\n\nBy using our website you agree to these terms of service. We may change these terms at any time. Your continued use is acceptance.`;

/** Documents of the other kinds. */
export const otherKinds: readonly HostileText[] = [
  opened(
    'nda: exceptions',
    nda,
    'Confidential Information does not include information which is public. ',
  ),
  opened(
    'nda: one sentence',
    nda,
    'the receiving party may disclose information to its employees and ',
  ),
  opened('nda: definition', nda, '"Confidential Information" means all information, '),
  opened('consumer terms', terms, 'We may terminate your account at any time without notice. '),
  opened(
    'consumer terms in one sentence',
    terms,
    'we are not liable for any loss and you agree that ',
  ),
  opened('consumer terms with names', terms, (at) => `Company ${at} Inc. may change the fees. `),
  opened('invoice items', invoice, (at) => `Item ${at}    2    10.00    20.00\n`),
  opened('invoice items with tabs', invoice, (at) => `Item ${at}\t2\t10.00\t20.00\n`),
  opened('invoice totals', invoice, 'Total: 20.00\nVAT 20%: 4.00\nTotal due: 24.00\n'),
  opened('invoice labels', invoice, 'Invoice number: Invoice date: Total: '),
  opened('invoice addresses', invoice, 'Bill to: Birch Ltd, 1 High Street, London EC1A 1AA\n'),
  opened('invoice accounts', invoice, 'IBAN: GB29 NWBK 6016 1331 9268 19 BIC: NWBKGB2L\n'),
  opened('letter requests', letter, 'Please send us the form by 1 April 2026. '),
  opened(
    'letter paragraphs',
    letter,
    'You must pay within 14 days. Otherwise we will take legal action.\n\n',
  ),
  opened(
    'minutes tasks',
    minutes,
    (at) => `Action: Person ${at} to send item ${at} by 1 April 2026.\n`,
  ),
  opened('minutes attendees', minutes, (at) => `Present: Person Number${toLetters(at)}, `),
  opened(
    'minutes decisions',
    minutes,
    'It was resolved that the plan be approved by 3 votes to 2.\n',
  ),
  opened(
    'report figures',
    report,
    (at) => `Revenue rose by ${at % 90}% from $${at} million to $${at + 3} million. `,
  ),
  opened('report figures in one sentence', report, (at) => `revenue of $${at} million and `),
  opened('report claims', report, 'Clearly, this proves that sales always rise. '),
  opened(
    'essay citations',
    essay,
    (at) => `Rivers matter (Author${toLetters(at)}, ${1900 + (at % 120)}). `,
  ),
  opened(
    'essay references',
    `${essay}`,
    (at) => `Author${toLetters(at)}, B. (${1900 + (at % 120)}). Title ${at}. Press.\n`,
  ),
  opened('essay numbered citations', essay, (at) => `Rivers matter [${at}]. `),
  opened(
    'essay quotations',
    essay,
    'He wrote that "rivers shape cities and cities shape rivers". ',
  ),
  opened('essay paragraphs', essay, 'However, rivers shape cities. Therefore, cities grow.\n\n'),
  opened(
    'essay acronyms',
    essay,
    (at) => `the World Health Organization (W${toLetters(at).toUpperCase()}) and `,
  ),
  opened('essay hedges', essay, 'perhaps it may possibly seem that '),
  opened('essay repeated words', essay, 'rivers rivers rivers. '),
  opened('essay different words', essay, (at) => `word${toLetters(at)} `),
  opened('essay contradictions', essay, 'Rivers are good. Rivers are not good. '),
];
