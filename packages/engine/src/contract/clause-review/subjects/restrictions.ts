import type { ClauseSubjects } from '../clause-subject.ts';
import { describeAlike } from './balanced-words.ts';

/** What somebody may not do besides the contract. */
export const restrictionSubjects: ClauseSubjects = {
  'non-compete': {
    name: 'Competition',
    question: 'Who may not compete, where and for how long?',
    rules: ['RES-01', 'RES-10'],
    concepts: ['restriction-without-pay', 'outside-work-banned'],
    categories: ['non-compete', 'competitive-restriction-exception'],
    vocabulary: String.raw`\bcompet|\brival|\bsimilar (?:business|work|service)|\bwork for (?:any|an)other`,
    isOptional: true,
    request: 'Leave it out.',
  },
  'non-solicit': {
    name: 'Customers and staff of the other side',
    question: 'Whose customers and staff may not be taken on?',
    rules: ['RES-02', 'RES-03', 'NDA-18'],
    concepts: ['non-circumvention'],
    categories: ['no-solicit-of-customers', 'no-solicit-of-employees'],
    vocabulary: String.raw`\bsolicit|\bhir(?:e|es|ed|ing)\b|\brecruit|\bentic|\bpoach|\bemploy (?:any|a)\b|\bcircumvent|\bstaff\b|\bcustomers? of\b|\bclients? of\b`,
    isOptional: true,
    request: 'Leave it out.',
    balanced: [describeAlike(String.raw`\b(?:solicit|hir|employ|recruit|entice)`)],
  },
  exclusivity: {
    name: 'Exclusivity and territory',
    question: 'Who may deal with nobody else, and where?',
    rules: ['RES-04'],
    concepts: ['exclusivity-denied', 'exclusivity-lost-on-targets', 'no-territory-protection'],
    categories: ['exclusivity'],
    vocabulary: String.raw`\bexclusiv|\bsole\b|\bterritor|\bcompet|\bonly\b`,
    isOptional: true,
    request: 'Ask that the contract say whether it is exclusive, and for which territory.',
  },
  'first-refusal': {
    name: 'Right of first refusal or offer',
    question: 'Who has to be asked first?',
    rules: ['RES-05'],
    categories: ['right-of-first-refusal'],
    vocabulary: String.raw`\brefusal|\bfirst (?:offer|option|right|chance|negotiat)|\bpre-?empt|\boffer(?:s|ed)? (?:it|them|to)\b|\bmatch\b`,
    isOptional: true,
    request: 'Leave it out, unless one side needs it.',
  },
  'non-disparagement': {
    name: 'Speaking about the other side',
    question: 'Who may say nothing bad about whom?',
    rules: ['RES-06'],
    concepts: ['review-gag'],
    categories: ['non-disparagement'],
    vocabulary: String.raw`\bdisparag|\bdefam|\bnegative|\bcritici[sz]|\bbad (?:word|thing)|\breviews?\b|\bstatements?\b`,
    isOptional: true,
    request: 'Leave it out, or ask that it bind both sides.',
    balanced: [describeAlike(String.raw`\b(?:disparag|defam|negative)`)],
  },
};
