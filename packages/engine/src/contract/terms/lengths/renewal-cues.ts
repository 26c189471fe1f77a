import type { Cue } from './scored-mention.ts';

const document =
  /\b(?:agreement|term|contract|lease|franchise|subscription|licen[cs]e|engagement|appointment|relationship|venture|arrangement|order|it)\b[^.;]{0,200}$/i;

/** Words that distinguish the length of a renewal from every other length. See `Cue` for the weights. */
export const renewalCues: readonly Cue[] = [
  {
    weight: 4,
    before:
      /\b(?:automatic(?:ally)?|tacitly) (?:\w+ ){0,3}?(?:renew\w*|exten[ds]\w*|prolong\w*|continu\w*)\b[^.;]{0,110}$/i,
  },
  {
    weight: 4,
    before:
      /\b(?:renew\w*|extend\w*|prolong\w*)\b[^;]{0,40}\b(?:automatically|tacitly)\b[^.;]{0,70}$/i,
  },
  { weight: 3, before: /\b(?:renew\w*|prolong\w*)\b[^.;]{0,120}$/i },
  { weight: 2, before: /\brenew\w*(?: automatically)? (?:for |from |on an? )?$/i },
  { weight: 3, before: /\b(?:extend\w*|extension|successor|continue)\b[^.;]{0,90}$/i },
  {
    weight: 3,
    before:
      /\b(?:successive|additional|consecutive|further|subsequent|another|successor|single)\b[^.;]{0,40}$/i,
  },
  {
    weight: 4,
    after: /^[^.;,]{0,14}\b(?:renewals?|extensions?|successive|consecutive|additional)\b/i,
  },
  { weight: 3, before: /\bautomatic(?:ally)? $/i },
  // In everyday words.
  {
    weight: 4,
    before:
      /\b(?:down|in|signed up|tied in|carries on|goes on|rolls over) for (?:another|a further) $/i,
  },
  { weight: 2, after: /^[^.;,]{0,20}\b(?:periods?|terms?|increments?|basis|each)\b/i },
  {
    weight: 3,
    after:
      /^[^.;]{0,90}\((?:[^()]{0,60}\b)?["']?(?:renewal|extended|extension|renewed) ?(?:terms?|periods?)?\b/i,
  },
  {
    weight: 4,
    before:
      /\b(?:(?:continu\w+|extended|renew\w*|and) (?:automatically )?(?:from|on a)(?: an?)?|effective|in effect|in force) $/i,
    after: /^[^.;]{0,12}\b(?:basis|thereafter|until|unless|provided)|^$/i,
  },
  { weight: 2, before: /\bthereafter\b[^.;]{0,110}$/i },
  { weight: 2, before: document },
  {
    weight: -9,
    after:
      /^['"]?s?'?(?! ?(?:periods?|terms?|renewal|extension|increments?|by|upon|if|unless)\b)[^.;,]{0,25}\b(?:prior|notice|before|written|advance|preceding|previous|of (?:the|its) receipt)\b/i,
  },
  {
    weight: -9,
    before:
      /\b(?:notice|notif\w+|at least|not less than|no (?:less|later) than|within|prior to|days?|cure|breach|upon)\b[^.;,]{0,45}$/i,
  },
  {
    weight: -9,
    before:
      /\binitial (?:\w+ )?(?:term|period)(?: of (?:this|the) [\w ]{0,30})?,? ?(?:\([^()]{0,60}\) )?(?:shall be |is |will be |be )?(?:for )?(?:a period )?(?:of |for )?(?:an? )?(?:period of )?$/i,
  },
  {
    weight: -6,
    before:
      /\b(?:warrant\w*|cure|force majeure|delay\w*|deliver\w*|payment|deadline|maintenance term|sell-?off|confidential\w*|non-?compet\w*|restrict\w*|suspen\w*|milestone|trial|stud(?:y|ies)|response|target date|surviv\w*|terminat\w+ (?:this|the) agreement|credit|registration|prospectus|exclusiv\w*|option period)\b[^.;]{0,110}$/i,
  },
  {
    weight: -6,
    before: /\b(?:such|said|first|original|last|prior|previous|every|any|then-current) $/i,
  },
];
