import { type Cue, gap } from './cue.ts';
import {
  access,
  changing,
  changingWords,
  contribution,
  ending,
  endingWords,
  freedom,
  offering,
  power,
  removing,
  removingWords,
} from './power-phrases.ts';

/** Powers over the service, its terms, the account or its content, and their extent. */
export const powerCues: readonly Cue[] = [
  {
    name: 'power-to-end-access',
    words: endingWords,
    pattern: String.raw`${power}${gap(5)}${ending} ${gap(12)}${access}\b`,
  },
  { name: 'power-to-end', words: endingWords, pattern: String.raw`${power}${gap(3)}${ending}\b` },
  {
    name: 'leads-to-an-end',
    words: ['result', 'lead to', 'grounds', 'cause', 'subject', 'consequence'],
    pattern: String.raw`\b(?:result in|lead to|grounds for|cause|subject to|consequence)\b ${gap(8)}(?:terminat|suspen|cancell|deactivat|ban\b|closure|loss of)`,
  },
  {
    name: 'reader-ends',
    words: ['you '],
    pattern: String.raw`${freedom}(?:${ending}|delete|uninstall)\b`,
  },
  {
    name: 'access-is-ended',
    words: endingWords,
    pattern: String.raw`\b(?:accounts?|access|licen[cs]e|agreement|rights?|terms|membership|subscription|service)\b ${gap(5)}(?:will|may|shall|can|is|are|be|to) ${gap(4)}(?:terminat\w+|suspended|cancell?ed|revoked|disabled|closed|deactivated|withdrawn|discontinued)`,
  },
  {
    name: 'ends-at-once',
    words: ['terminat'],
    pattern: String.raw`\bterminat\w+\b ${gap(6)}\b(?:automatically|immediately)\b|\b(?:automatically|immediately) terminat`,
  },
  {
    name: 'upon-breach',
    words: ['if ', 'where ', 'when '],
    pattern: String.raw`\b(?:if|where|when) (?:we|you) ${gap(14)}(?:breach|violat|fail|infring|fraud|misus|inactiv)`,
  },
  {
    name: 'without-notice',
    words: ['without', 'no '],
    pattern: String.raw`\bwithout (?:any )?(?:prior |further |advance |giving )?(?:notice|notif|consent|liab|warning|reason|cause|obligation|penalty)|\bwith or without ${gap(3)}notice|\bno (?:prior )?notice`,
  },
  { name: 'at-any-time', words: ['any'], pattern: String.raw`\bat any time\b|\banytime\b` },
  {
    name: 'from-time-to-time',
    words: ['from time', 'ally'],
    pattern: String.raw`\bfrom time to time\b|\bperiodically\b|\boccasionally\b`,
  },
  {
    name: 'for-any-reason',
    words: ['reason', 'cause'],
    pattern: String.raw`\b(?:for )?any (?:or no )?(?:other )?reason\b|\bno reason\b|\bfor any cause\b`,
  },
  {
    name: 'discretion',
    words: ['discretion', 'opinion', 'judg'],
    pattern: String.raw`\b(?:sole|absolute|own|our|its|complete) ${gap(3)}(?:discretion|opinion|judge?ment)\b|\bdiscretion\b`,
  },
  {
    name: 'power-to-change-offer',
    words: changingWords,
    pattern: String.raw`${power}${gap(6)}${changing} ${gap(12)}${offering}\b`,
  },
  {
    name: 'power-to-change',
    words: changingWords,
    pattern: String.raw`${power}${gap(3)}${changing}\b`,
  },
  {
    name: 'subject-to-change',
    words: ['subject', 'may ', 'can ', 'might ', 'could ', 'will '],
    pattern: String.raw`\bsubject to ${gap(3)}(?:change|modification|availability)|\b${offering} ${gap(6)}(?:may|can|might|could|will) ${gap(2)}(?:change|be ${changing})`,
  },
  {
    name: 'look-again',
    words: ['review', 'check', 'look', 'visit', 'read', 'consult'],
    pattern: String.raw`\b(?:review|check|look at|visit|read|consult) ${gap(10)}(?:regularly|periodically|frequently|from time to time|regular basis|often)`,
  },
  {
    name: 'changes-take-effect',
    words: ['change', 'modif', 'amend', 'update', 'revis'],
    pattern: String.raw`\b(?:changes?|modifications?|amendments?|updates?|revised|revisions?|amended)\b ${gap(14)}(?:effective|posted|posting|publish\w*|in force|come into)`,
  },
  {
    name: 'reader-changes',
    words: ['you '],
    pattern: String.raw`\byou (?:may|can|could|must|will|shall|need to|should) ${gap(3)}${changing}\b`,
  },
  {
    name: 'right-to-change',
    words: ['right', 'reserve'],
    pattern: String.raw`\b(?:right|reserves?)\b ${gap(8)}to ${gap(4)}(?:${changing}|make (?:any )?changes)`,
  },
  {
    name: 'make-changes',
    words: ['make '],
    pattern: String.raw`\bmake (?:any |certain |such )?(?:changes|modifications|updates|amendments)\b`,
  },
  {
    name: 'power-to-remove-content',
    words: removingWords,
    pattern: String.raw`${power}${gap(5)}${removing} ${gap(12)}${contribution}\b`,
  },
  {
    name: 'power-to-remove',
    words: removingWords,
    pattern: String.raw`${power}${gap(3)}${removing}\b`,
  },
  {
    name: 'no-duty-to-publish',
    words: ['oblig'],
    pattern: String.raw`\b(?:no|not (?:have )?(?:an |any |the )?) ?oblig\w+ ${gap(3)}(?:to )?(?:monitor|review|screen|publish|display|host|keep|remove)`,
  },
  {
    name: 'reader-removes',
    words: ['you '],
    pattern: String.raw`\byou (?:may|can|agree to|must|should|will) ${gap(4)}(?:remove|delete|edit)\b`,
  },
  {
    name: 'both-sides',
    words: ['either', 'each', 'both', ' we', 'we '],
    pattern: String.raw`\b(?:either (?:you or we|party|of us)|each of us|both (?:you|parties)|you and we|you or we|we (?:and|or) you)\b`,
  },
  {
    name: 'with-notice',
    words: ['notice', 'prior', 'advance', 'before', 'notify', 'inform', 'email'],
    pattern: String.raw`\b(?:days?|weeks?|months?) ${gap(5)}(?:notice|advance|prior|before)|\b(?:notify|inform|notice|email) ${gap(3)}you\b|\badvance notice`,
  },
];
