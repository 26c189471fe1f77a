import { type Cue, gap } from './cue.ts';

const acts = String.raw`(?:us(?:e|ing)|access\w*|continu\w+|creat\w+|regist\w+|brows\w+|download\w*|install\w*|plac\w+|click\w*|sign\w*|visit\w*|open\w*|enter\w*|submit\w*|complet\w+|accept\w*|activat\w+|shop\w*|purchas\w+)`;
const papers = 'privacy (?:policy|policies|statement|notice|centre|center|and cookie)';

/** Ways in which the user is said to have agreed, to the terms or to the use of personal data. */
export const consentCues: readonly Cue[] = [
  {
    name: 'agrees-by-using',
    words: ['by ', 'when ', 'if ', 'through ', 'upon '],
    pattern: String.raw`\b(?:by|when|if|through|upon) (?:you |your )?${acts}\b .{0,300}?\byou (?:also |expressly |hereby |acknowledge |confirm |signify |represent |understand |and |that |have |read |will |automatically |are ){0,8}(?:agree\w*|accept\w*|consent\w*|bound|entering|acknowledg\w+|conclud\w+|your agreement|grant)`,
  },
  {
    name: 'use-counts-as-agreement',
    words: ['continu', 'use of', 'using', 'access to'],
    pattern: String.raw`\b(?:continu\w+ (?:to )?(?:use|access|participat)|keep (?:on )?(?:using|accessing)|use of|using|access to)\b .{0,220}?\b(?:constitut\w+|means?|signif\w+|indicat\w+|deemed|impl(?:y|ies)|acceptance|confirm\w*|construed|treat\w*)\b .{0,80}?\b(?:accept\w*|agree\w*|consent\w*|bound)`,
  },
  {
    name: 'bound-when-using',
    words: ['agree', 'accept', 'bound', 'consent'],
    pattern: String.raw`\b(?:agree\w*|accept\w*|bound|consent\w*)\b .{0,100}?\b(?:by|if you|when you|each time you) (?:continu\w+ |to |download |and |or ){0,4}(?:us(?:e|ing)|access\w*|download\w*|click\w*|regist\w*)`,
  },
  {
    name: 'bound-by-terms',
    words: ['bound by', 'agree to', 'accept', 'consent to', 'subject to'],
    pattern: String.raw`\b(?:bound by|agree to|accept|consent to|subject to)\b ${gap(6)}(?:terms|agreement|conditions|changes|amendments|modifications|policies|provisions)`,
  },
  {
    name: 'deemed-agreement',
    words: ['deemed', 'considered'],
    pattern: String.raw`\b(?:deemed|considered)\b ${gap(6)}(?:accept|agree|consent)`,
  },
  {
    name: 'agrees-to-privacy-paper',
    words: ['privacy'],
    pattern: String.raw`\b${papers}\b .{0,160}?\b(?:incorporated|part of|forms? part|agree|consent|govern)|\b(?:agree|consent|incorporat|includ|subject to|bound by)\w*\b .{0,200}?\b${papers}`,
  },
  { name: 'privacy', words: ['privacy'], pattern: String.raw`\bprivacy\b` },
  {
    name: 'agrees-to-data-use',
    words: ['agree', 'consent', 'permission'],
    pattern: String.raw`\b(?:agree|consent|permission)\w* .{0,120}?(?:collect|process|use|gather|store|shar)\w* .{0,80}?(?:information|data)\b`,
  },
  {
    name: 'reads-about-privacy',
    words: ['privacy'],
    pattern: String.raw`\b(?:see|read|review|refer to|described in|more about|explains?|learn)\b .{0,80}?\bprivacy\b`,
  },
  {
    name: 'read-this',
    words: ['read', 'section', 'carefully'],
    pattern: `^(?:we|you|please|this|these)? ?${gap(4)}(?:read|section|carefully)`,
  },
];
