import { type DocumentKind, getDocumentFamily } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { classifyDocument } from './classify-document.ts';

const promise =
  'The parties agree that this agreement shall be governed by the law. Each party shall be liable for a breach, and either party may give notice of termination pursuant to this agreement.';

const inventions = 'Confidentiality and invention agreement';

function recognize(title: string, body: string) {
  const sourceText = buildSourceText(`${title}\n\n${body}`);
  return classifyDocument({ sourceText, ...findStructure({ sourceText }) }).documentKind;
}

function classify(title: string, body: string): DocumentKind {
  return recognize(title, body).kind;
}

describe('the kind of document', () => {
  it.each([
    ['MUTUAL NON-DISCLOSURE AGREEMENT', 'nda'],
    ['DATA PROCESSING ADDENDUM', 'dpa'],
    ['EMPLOYMENT AGREEMENT', 'employment'],
    ['COMMERCIAL LEASE', 'lease'],
    ['LOAN AGREEMENT', 'loan'],
    ['Terms of Service', 'consumer'],
    ['SOFTWARE LICENSE AGREEMENT', 'licence'],
    ['SUPPLY AGREEMENT', 'supply'],
    ['CONSULTING AGREEMENT', 'services'],
    ['JOINT VENTURE AGREEMENT', 'joint-venture'],
    ['ESCROW AGREEMENT', 'contract'],
  ])('of %s is %s', (title, kind) => {
    expect(classify(title, promise)).toBe(kind);
  });

  it.each([
    ['Confidentiality & Invention Assignment Agreement', inventions],
    ['EMPLOYEE PROPRIETARY INFORMATION AND INVENTIONS AGREEMENT', inventions],
    ['Employee Intellectual Property and Confidentiality Deed', inventions],
    ['EMPLOYEE STOCK OPTION AGREEMENT', 'Investment or shareholders’ agreement'],
    ['Employee Loan Agreement', 'Loan or payment agreement'],
    ['Employee Agreement', 'Employment agreement'],
    [
      'Employment, Confidential Information and Invention Assignment Agreement',
      'Employment agreement',
    ],
  ])('of %s, about somebody employed, is named %s', (title, label) => {
    const work =
      'The Employee keeps the secrets of the Employer during the employment and after it. The employment may end at any time. ';
    expect(recognize(title, promise + work.repeat(4)).label).toBe(label);
  });

  it('of an agreement on inventions of a freelancer is no employment', () => {
    expect(classify('Confidentiality and Inventions Agreement', promise)).not.toBe('employment');
  });

  it('is employment when a service agreement is about an employee', () => {
    const employment =
      'The Employee shall receive a base salary and vacation from the Employer during the employment. ';
    expect(classify('SERVICE AGREEMENT', promise + employment.repeat(4))).toBe('employment');
    expect(classify('SERVICE AGREEMENT', promise)).toBe('services');
  });

  it.each([
    [
      'Ned agrees to pay 9,500 EUR. The remaining balance includes both principal and interest, and the unpaid balance is due in 24 months. ',
      'loan',
    ],
    [
      'The Parties agree to collaborate on a new venture for their collaborative work in partnership. ',
      'joint-venture',
    ],
  ])('is no agency or sale for a word that others use too: %s', (body, kind) => {
    expect(classify('AGREEMENT', promise + body)).toBe(kind);
  });

  it('is an insurance policy when an insurer tells its reader what it pays for', () => {
    const text =
      'Your policy number is 4711. We cover theft and fire in your home. We will pay to repair the item. We don’t cover cash. We’ll reimburse you after your claim. ';
    expect(classify('Jane, welcome to Acme!', text.repeat(3))).toBe('insurance');
  });

  it('is no essay when the title says that it is a policy', () => {
    const text =
      'Your employment with the company is at will. This means that you are free to leave at any time, with or without cause, and the company may end it at any time as well. No one other than the head of the company has the authority to alter this status or to make any arrangement that says otherwise. Whoever has a question about it asks the office, which answers within some days and keeps a note of what was asked and what was answered in the files of the company.';
    expect(classify('At-Will Employment Policy', text)).toBe('policy');
  });

  it('is consumer terms when a company often says “you”', () => {
    const terms =
      'You agree that we may change our services and that you use your account at your own risk. ';
    expect(classify('How we work together', promise + terms.repeat(6))).toBe('consumer');
  });

  it('follows the words of the body when the title is not specific', () => {
    expect(
      classify(
        'AGREEMENT',
        `${promise} The Tenant shall pay rent to the Landlord for the premises.`,
      ),
    ).toBe('lease');
  });

  it.each([
    [
      'Employment Offer Letter',
      'If Employee accepts this offer, Employee will join Company as an employee. Employee will receive the base salary above. Employment is at-will. This letter is the agreement of the parties; each party may end it, and the law of California governs. Breach of it by a party is decided by arbitration, and termination takes effect at once.',
      'employment',
    ],
    [
      'MUTUAL NDA COVER PAGE',
      'By signing, the parties enter into the Mutual NDA. This page controls over the agreement.',
      'nda',
    ],
  ])('is recognized in the plain words and blanks of %s', (title, body, kind) => {
    expect(classify(title, body)).toBe(kind);
  });

  it.each(['BYLAWS OF THE MAKERSPACE', 'Restated Certificate of Incorporation'])(
    'is no contract for the rules of an organization: %s',
    (title) => {
      const rules = 'The board shall meet in May, and each member shall pay dues by June. ';
      expect(classify(title, rules.repeat(12))).toBe('other');
    },
  );

  it('is of shares where units are subscribed, and of software where software is', () => {
    const promise = 'The purchaser agrees to pay, and the parties shall sign this agreement. ';
    const units = 'The purchaser buys units under the Securities Act and may lose the units. ';
    const software = 'The subscription includes hosting, and users get cloud services. ';
    expect(classify('SUBSCRIPTION AGREEMENT', promise + units.repeat(6))).toBe('investment');
    expect(classify('SUBSCRIPTION AGREEMENT', promise + software.repeat(6))).toBe('saas');
  });

  it('is a contract for a long text in plain words with many contract words in all', () => {
    const filler =
      'The old lake lies between two green hills, and its water was cold in every summer. ';
    const clause = 'Your use of it ends on termination, and a party that is in breach is liable. ';
    expect(classify('How it works', (filler.repeat(14) + clause.repeat(2)).repeat(4))).not.toBe(
      'other',
    );
    expect(getDocumentFamily(classify('How it works', filler.repeat(60) + clause))).not.toBe(
      'contract',
    );
  });

  it('is other for a text without promises, whatever its subject', () => {
    expect(
      classify(
        'My Summer',
        'We went to the lake and swam. The water was cold, and the evenings were long and quiet.',
      ),
    ).toBe('other');
    expect(
      classify(
        'On the Social Contract',
        'The essay asks why people obey. It answers that they have no choice, and then it doubts its answer.',
      ),
    ).toBe('other');
  });
});

describe('a guide that holds a form of a contract', () => {
  const form = `# PARTNERSHIP AGREEMENT\n\n${promise.repeat(3)}`;
  const guide = (headings: readonly string[]) =>
    `# Contract Helper\n\n${headings.map((heading) => `## ${heading}\n\nClear contracts protect both sides.`).join('\n\n')}\n\n${form}`;
  const read = (text: string) => {
    const sourceText = buildSourceText(text);
    return classifyDocument({ sourceText, ...findStructure({ sourceText }) }).documentKind;
  };

  it('is no contract', () => {
    const text = guide(['When to Use', 'Instructions', 'Key Clauses Explained', 'Red Flags']);
    expect(read(text)).toMatchObject({ kind: 'guide', label: 'Guide' });
  });

  it('leaves alone terms with one or two such headings', () => {
    const kind = getDocumentFamily(read(guide(['How to use the Services', 'FAQ'])).kind);
    expect(kind).toBe('contract');
  });
});
