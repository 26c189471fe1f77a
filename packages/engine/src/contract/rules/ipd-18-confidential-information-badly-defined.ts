import type { Evidence } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import type { Sentence } from '../../text/document-structure.ts';
import { findEvidence } from '../../text/passage.ts';
import type { Rule } from '../rule.ts';

const defining =
  /\b(?:confidential|proprietary)(?: and proprietary| or proprietary)? information"?\)?(?:(?!\bnot\b)[^.;]){0,60}?\b(?:(?:shall |will )?means?|(?:shall |will )?(?:includes?|comprises?|refers? to)|(?:is|are|shall be) (?:defined as|understood as|any|all))\b(?! not)|\binformation\b[^.;]{0,200}\((?:the |collectively,? |hereinafter |all )*"(?:confidential|proprietary) information"\)/i;
const everything =
  /\b(?:any and all|all|any)(?:,? (?:of the|such|other|and|non-?public|technical|business|financial|commercial|written|oral|tangible|intangible|confidential|proprietary)){0,6} (?:information|data|materials?)\b[^.;]{0,120}\b(?:disclosed|provided|furnished|made available|relating|concerning|of whatever|whether|in any form|obtained|received|learn\w*)\b/i;
const marked =
  /\b(?:marked|designated|identified|labell?ed|stamped|legended)\b[^.;]{0,60}["']?\b(?:confidential|proprietary|secret)\b/i;
const objective =
  /\breasonabl\w*\b[^.;]{0,60}\b(?:understood|understand|considered|consider|known|know|believe\w*|should|would|recogni[sz]e\w*|regard\w*|expect\w*|deemed|appear)\b|\b(?:should|would|ought)\b[^.;]{0,40}\breasonabl\w*|\b(?:under|given|by) the (?:nature|circumstances)\b|\b(?:by its nature|circumstances)\b|\bnon-?public\b|\bnot (?:generally|publicly) (?:known|available)\b|\btrade secrets?\b|\breason to (?:know|believe)\b|\b(?:logically|obviously|manifestly|evidently|clearly|ordinarily|customarily) (?:be )?(?:considered|confidential|understood|regarded|recogni[sz]able)\b/i;
const unmarked =
  /\bwhether or not\b[^.;]{0,60}\b(?:marked|designated|identified|labell?ed|stamped)\b|\bregardless of\b[^.;]{0,40}\b(?:marked|designated|identified|marking)\b|\b(?:need not|not (?:required to )?be|not) (?:so )?(?:marked|designated|identified)\b/i;

/** How many sentences after the defining one are read with it: a list of items is cut into several. */
const following = 4;

export const rule: Rule = {
  id: 'IPD-18',
  name: 'Confidential information badly defined',
  category: 'ip-and-data',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 6, right: 4 },
  documents: ['nda', 'services'],
  borneBy: 'the receiving party where it is too wide, the disclosing party where it is too narrow',
  bearer: 'everyone',
  why: 'A definition that takes in all information binds too much to be obeyed. One that takes in only what is marked leaves talks and demonstrations unprotected.',
  request: 'Define confidential information by a reasonable person’s view',
  mitigation:
    'Ask for a definition by marking or by what a reasonable person would take to be confidential, tied to a stated purpose. Fallback: marking, with oral information confirmed in writing within thirty days.',
  wording:
    'Confidential information is information that one party discloses to the other for [purpose] and that is marked as confidential, or that a reasonable person would understand to be confidential from its nature and the circumstances of its disclosure.',
  source:
    'Common Paper Mutual NDA section 1; ContractNLI hypotheses on identification and verbal information',
  find: (document) => {
    const { sentences } = document.structure;
    const index = sentences.findIndex(({ passage }) => isJudged(passage.text));
    return index < 0 ? [] : judge(document, index);
  },
  examples: {
    matches: [
      'Confidential Information means any and all information disclosed by the Discloser.',
      '"Confidential Information" means information that the Discloser has marked as "confidential".',
    ],
    leaves: [
      'Confidential Information means information that is marked as confidential or that a reasonable person should understand to be confidential.',
      'Recipient shall protect all information with care.',
    ],
  },
};

function isJudged(words: string): boolean {
  return defining.test(words);
}

function judge(document: JudgedDocument, index: number): readonly CheckHit[] {
  const { sentences } = document.structure;
  const lead = sentences[index];
  if (lead === undefined) return [];
  const around = sentences
    .slice(index, index + 1 + following)
    .filter(({ clauseId }, offset) => offset === 0 || clauseId === lead.clauseId);
  const words = around.map(({ passage }) => passage.text).join(' ');
  if (objective.test(words)) return [];
  const evidence = quoteSentence(document, lead);
  if (evidence === undefined) return [];
  if (unmarked.test(words) || (everything.test(words) && !marked.test(words))) {
    return [
      { evidence: [evidence], detail: 'The definition takes in all information, whatever it is.' },
    ];
  }
  if (!marked.test(words)) return [];
  return [{ evidence: [evidence], detail: 'The definition takes in only what is marked.' }];
}

function quoteSentence(
  { sourceText }: JudgedDocument,
  { passage }: Sentence,
): Evidence | undefined {
  return findEvidence(sourceText.text, passage, { from: 0, to: passage.text.length });
}
