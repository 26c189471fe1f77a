import { type Cue, gap } from './cue.ts';

/** Who is liable for what, up to which amount, and what is excluded. */
export const liabilityCues: readonly Cue[] = [
  {
    name: 'not-liable',
    words: ['liab', 'responsib', 'accountable'],
    pattern: String.raw`\b(?:not|never|nor|neither|no event|no circumstances?|none) ${gap(14)}(?:liable|responsible|responsibility|liability|accountable)\b`,
  },
  {
    name: 'no-liability',
    words: ['liabilit', 'responsibilit'],
    pattern: String.raw`\b(?:no|any|without|disclaims?|exclud\w+|accept no|assumes? no) ${gap(5)}(?:liability|responsibility|liabilities)\b`,
  },
  {
    name: 'liability-up-to',
    words: ['liab', 'damages', 'recover'],
    pattern: String.raw`\b(?:liability|liable|damages|recover)\b .{0,200}?\b(?:limited to|exceed|greater of|maximum|capped|amounts? (?:you )?paid)|\b(?:aggregate|total|maximum|entire) ${gap(4)}liability`,
  },
  {
    name: 'kinds-of-damage',
    words: ['direct', 'consequential', 'incidental', 'punitive', 'special', 'exemplary'],
    pattern: String.raw`\b(?:indirect|consequential|incidental|punitive|special|exemplary)\b`,
  },
  {
    name: 'loss',
    words: ['loss', 'lost', 'damage'],
    pattern: String.raw`\bloss(?:es)? (?:of|or) |\blost (?:profits|data|revenue)|\bdamages?\b`,
  },
  {
    name: 'nothing-excludes',
    words: ['nothing in', 'death', 'injury', 'fraud'],
    pattern: String.raw`\bnothing in ${gap(8)}(?:exclud|limit|affect|restrict|prevent)|\b(?:death|personal injury|fraud(?:ulent)?(?: mis\w+)?) ${gap(6)}(?:negligence|injury|misrepresentation)`,
  },
  {
    name: 'as-far-as-permitted',
    words: ['permi', 'allowed'],
    pattern: String.raw`\b(?:extent|maximum|fullest) ${gap(3)}(?:permitted|permissible|allowed)`,
  },
  {
    name: 'as-is',
    words: ['as is', 'warrant', 'risk', 'not guarantee', 'not endorse', 'not represent'],
    pattern: String.raw`\bas is\b|\bwarrant(?:y|ies)\b|\bat your (?:own |sole )?risk|\bdo(?:es)? not (?:guarantee|warrant|endorse|represent)`,
  },
  {
    name: 'reader-answers',
    words: ['you', 'indemnif', 'harmless'],
    pattern: String.raw`\byou (?:are|will be|shall be|remain|bear|assume) ${gap(3)}(?:responsib|liable|liability|all risk|risk)|\byour ${gap(3)}responsib|\bindemnif|\bhold harmless`,
  },
  {
    name: 'some-places-differ',
    words: ['some ', 'certain ', 'may not apply'],
    pattern: String.raw`\b(?:some|certain) (?:jurisdictions|states|countries)\b|\bmay not apply to you`,
  },
  {
    name: 'release',
    words: ['release', 'waive', 'remed'],
    pattern: String.raw`\brelease[sd]? (?:us|we)\b|\bwaives? (?:any|all)|\bsole (?:and exclusive )?remed|\b(?:only|exclusive) remedy`,
  },
  {
    name: 'beyond-control',
    words: ['control', 'force majeure', 'third part'],
    pattern: String.raw`\b(?:beyond|outside) ${gap(3)}control\b|\bforce majeure\b|\bthird part(?:y|ies)\b ${gap(10)}(?:responsib|liab)`,
  },
  {
    name: 'provider-answers',
    words: ['we '],
    pattern: String.raw`\bwe (?:are|will be|accept|shall be|take) ${gap(3)}(?:responsib|liable|liability)`,
  },
  {
    name: 'limits-liability',
    words: ['liab', 'damage'],
    pattern: String.raw`\blimit(?:s|ed|ations?)?\b ${gap(8)}(?:liability|liable|damages?)\b|\bexclusions? ${gap(4)}liability|\b(?:liability|damages?)\b ${gap(6)}(?:limited|excluded|limitations?|exclusions?)`,
  },
  {
    name: 'no-money-back',
    words: ['refund', 'compensat', 'reimburs', 'entitled to'],
    pattern: String.raw`\b(?:no|not|any) ${gap(8)}(?:refund|compensat|reimburs|entitled to)`,
  },
  {
    name: 'solely-responsible',
    words: ['responsib', 'liab'],
    pattern: String.raw`\b(?:solely|sole|entirely|full|exclusive) ${gap(1)}(?:responsib|liab)`,
  },
  {
    name: 'faults-of-others',
    words: ['third part', 'other users', 'caused by', 'network', 'internet', 'control'],
    pattern: String.raw`\b(?:errors?|failures?|delays?|interruptions?|malfunctions?|acts?|omissions?|conduct|loss|accuracy|availability|content) ${gap(6)}(?:third part|other users|caused by|network|internet|control)`,
  },
];
