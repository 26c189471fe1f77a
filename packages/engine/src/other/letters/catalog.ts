import { createCatalog } from '../remark-catalog.ts';

/** The checks of letters, notices and e-mails. */
export const letterCatalogue = createCatalog('letter', {
  'LET-01': {
    title: 'What is asked, and until when',
    level: 3,
    why: 'What the reader is to do, and by which day, is the core of most letters from offices and firms.',
    source: 'Practice of correspondence; deadlines by the calendar',
  },
  'LET-02': {
    title: 'What happens otherwise',
    level: 3,
    why: 'It shows how pressing the letter is, and which money or right is at stake.',
    source: 'Practice of correspondence',
  },
  'LET-03': {
    title: 'Particulars of a formal notice not found',
    level: 2,
    why: 'A notice that does not say what it is about, or from when it holds, can be without effect.',
    source: 'Practice of correspondence; the notice clause of the contract decides',
  },
  'LET-04': {
    title: 'Signs often seen in fraud',
    level: 3,
    why: 'Letters meant to deceive press for speed, threaten, ask for secrets or for ways to pay that cannot be undone.',
    source: 'General advice of consumer protection offices',
  },
  'LET-05': {
    title: 'Duties nobody can check',
    level: 2,
    why: 'A policy with vague duties cannot be audited.',
    source: 'Practice of document control',
  },
});
