import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-14',
  name: 'Exceptions to confidentiality are incomplete',
  category: 'ip-and-data',
  kind: 'checklist',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 16, right: 12 },
  documents: ['nda', 'saas', 'services'],
  borneBy: 'the party that must keep the secret',
  bearer: 'confidant',
  onlyIf: String.raw`\b(?:shall|will|must|agrees?|undertakes?|obligat\w+|responsibility)\b[^.;]{0,80}\b(?:keep|maintain|hold|treat|preserve)\b[^.;]{0,60}\b(?:confidential(?:ity)?|confidence|secret|secrecy)\b[^.;]{0,60}\binformation\b|\b(?:shall|will|must|agrees?|undertakes?|obligat\w+|responsibility)\b[^.;]{0,80}\b(?:keep|maintain|hold|treat|preserve)\b[^.;]{0,60}\binformation\b[^.;]{0,60}\b(?:confidential(?:ity|ly)?|confidence|secret|secrecy)\b|\b(?:shall|will|must|agrees?(?: to)?|undertakes?|may)\b[^.;]{0,80}\b(?:not|never|confidence|confidential|secret|secrecy)\b[^.;]{0,120}\bconfidential(?: and proprietary| or proprietary)? information\b(?! of (?:any|another|others?|third|a third))|\bconfidential(?: and proprietary| or proprietary)? information\b(?! of (?:any|another|others?|third|a third))[^.;]{0,120}\b(?:shall|will|must|may|agrees?)\b[^.;]{0,60}\b(?:not|only|confidence|secret|confidential)\b`,
  items: [
    {
      name: 'public information',
      pattern: String.raw`\bpublic(?:ly)? (?:domain|known|available|disclosed|accessible|released)\b|\b(?:generally|readily|lawfully|otherwise) (?:known|available)\b|\bpublic knowledge\b|\b(?:known|available|disclosed) to the (?:general )?public\b|\b(?:become|becomes|became|is|are|was|made|already)(?: \w+){0,3} public\b|\bnon-?public\b|\bnot (?:otherwise )?(?:public|generally)`,
    },
    {
      name: 'information already known',
      pattern: String.raw`\b(?:already|previously|prior(?:ly)?|rightfully|lawfully|was|were|is|then)\b[^.;]{0,40}\b(?:known|in (?:its|the|their|his)(?: \w+)? possession|knew|possess\w*|aware)\b|\bknown (?:to|by)\b[^.;]{0,60}\b(?:prior|before|at the time)\b|\b(?:knew|possession)\b[^.;]{0,60}\b(?:before|prior)\b|\b(?:prior to|before)\b[^.;]{0,60}\b(?:disclosure|receipt)\b`,
    },
    {
      name: 'information from third parties',
      pattern: String.raw`\b(?:from|by|through|of) (?:a|an|any|another|other|some)?(?: [\w-]+){0,3} ?(?:third[- ](?:party|parties|person)|persons?|source|sources|party)\b|\bthird[- ](?:party|parties)\b[^.;]{0,80}\b(?:source|lawful\w*|right\w*|not (?:under|bound|subject)|without|free)\b|\b(?:source|someone) other than\b`,
    },
    {
      name: 'independent development',
      pattern: String.raw`\bindependent(?:ly)?\b[^.;]{0,40}\b(?:develop|creat|discover|generat|conceiv|deriv|obtain|acquir|work|research)\w*\b|\b(?:develop|creat|discover|generat|conceiv)\w*\b[^.;]{0,60}\bindependent(?:ly)?\b|\bwithout (?:the )?(?:use|benefit|reference|aid|access|reliance)\b`,
    },
  ],
  counts: 'missing',
  from: 1,
  graverFrom: 2,
  why: 'What is public, already known, learnt from others or developed independently must stay free to use. Without the exception even that can be a breach.',
  advantage: 'The other side is bound even for information that it could have had elsewhere.',
  request: 'Add the standard exceptions',
  mitigation:
    'Add all four exceptions: public, already known, lawfully received from others, independently developed. Fallback: accept that the one who relies on an exception must show it by records.',
  wording:
    'Confidential information does not include information that (a) is or becomes public through no breach by the recipient, (b) the recipient already knew without a duty of confidence, (c) the recipient lawfully receives from a third party without such a duty, or (d) the recipient develops independently without using the confidential information.',
  partly: {
    request: 'Complete the exceptions to confidentiality',
    mitigation: 'The usual exceptions are not all there. Ask for what is missing:',
  },
  source:
    'Common Paper Mutual NDA section 3; ContractNLI hypotheses on independent development and similar information',
  examples: {
    matches: [
      'Recipient shall not disclose the Confidential Information. Confidential Information excludes what is in the public domain.',
      'The Service Provider shall maintain strict confidentiality regarding all Client information.',
    ],
    leaves: [
      'Recipient shall not disclose Confidential Information, except what is publicly known, was already known to Recipient, is received from a third party, or is independently developed.',
      'Contractor shall paint the house.',
    ],
  },
};
