import { createCatalog } from '../remark-catalog.ts';

function writeLetter(body: string): string {
  return `Acme Ltd\n\n4 May 2026\n\nDear Mr Carter,\n\n${body}\n\nYours sincerely,\nHelen Marsh`;
}

/** The checks of letters, notices and e-mails. */
export const letterCatalog = createCatalog('letter', {
  'LET-01': {
    title: 'What is asked, and until when',
    level: 3,
    why: 'What the reader is to do, and by which day, is the core of most letters from offices and firms.',
    source: 'Practice of correspondence; deadlines by the calendar',
    examples: {
      matches: [writeLetter('Please pay the invoice within 14 days.')],
      leaves: [writeLetter('The lift is mended.')],
    },
  },
  'LET-02': {
    title: 'What happens otherwise',
    level: 3,
    why: 'It shows how pressing the letter is, and which money or right is at stake.',
    source: 'Practice of correspondence',
    examples: {
      matches: [writeLetter('If you do not pay by 9 May 2026, we will apply to the court.')],
      leaves: [writeLetter('Please pay by 9 May 2026.')],
    },
  },
  'LET-03': {
    title: 'Particulars of a formal notice not found',
    subject: 'Particulars of a formal notice',
    level: 2,
    why: 'A notice that does not say what it is about, or from when it holds, can be without effect.',
    source: 'Practice of correspondence; the notice clause of the contract decides',
    examples: {
      matches: [writeLetter('I hereby terminate our arrangement.')],
      leaves: [writeLetter('Please send me a copy of our arrangement.')],
    },
  },
  'LET-04': {
    title: 'Signs often seen in fraud',
    level: 3,
    why: 'Letters meant to deceive press for speed, threaten, ask for secrets or for ways to pay that cannot be undone.',
    source: 'General advice of consumer protection offices',
    examples: {
      matches: [
        writeLetter(
          'Act now: your account will be suspended within 24 hours. Pay EUR 250 by gift card and do not tell anyone.',
        ),
      ],
      leaves: [writeLetter('Please pay EUR 250 by bank transfer.')],
    },
  },
  'LET-05': {
    title: 'Duties nobody can check',
    level: 2,
    why: 'A policy with vague duties cannot be audited.',
    source: 'Practice of document control',
    examples: 'Policies are read as business reports, which this check has its examples with.',
  },
});
