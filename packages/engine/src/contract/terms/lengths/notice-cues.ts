import type { Cue } from './scored-mention.ts';

/** Words around a notice that prevents the renewal of an agreement. See `Cue` for the weights. */
export const noticeToStopRenewal: readonly Cue[] = [
  {
    weight: 2,
    after:
      /^['"]?s?'?[^;]{0,40}?\b(?:expir\w+|end|conclusion|termination) (?:date )?of (?:the|any|each|such|its|said|this|that|then) (?:[\w-]+ ){0,3}(?:term|agreement|period|contract|renewal)/i,
  },
  {
    weight: 3,
    before:
      /\bsuch notice (?:must|shall|is to|to|will) be (?:given|provided|delivered|made)\b[^;]{0,60}$/i,
  },
  {
    weight: 6,
    before:
      /\b(?:terminat\w+|cancel\w+)\b[^;]{0,120}\b(?:expiration|expiry|end|conclusion) (?:date )?of (?:the|its|any|each|such|this) [^;]{0,80}$/i,
    after: /^['"]?s?'?[^.;]{0,30}\bnotice\b/i,
  },
  {
    weight: 4,
    after:
      /^['"]?s?'?[^;]{0,70}?\b(?:prior to|before|in advance of|preceding|of)\b[^;]{0,60}?\b(?:expir\w+|end|renew\w*|anniversary|conclusion|terms?|periods?|termination date|completion)\b/i,
  },
  {
    weight: 3,
    before:
      /\b(?:notice|notif\w+|notification|writing|written|advise\w*|inform\w*|elect\w*|serv\w+)\b[^;]{0,140}$/i,
  },
  { weight: 2, after: /^['"]?s?'?[^.;]{0,30}\bnotice\b/i },
  { weight: 4, before: /\b(?:renew\w*|extend\w*|extension|prolong\w*)\b[^;]{0,200}$/i },
  { weight: 2, before: /\bunless\b[^;]{0,200}$/i },
  {
    weight: 3,
    before:
      /\b(?:not (?:to |be )?(?:renew\w*|extend\w*)|non-?\s?renew\w*|nonrenewal|(?:intent\w*|desire|election|decision|wish\w*) (?:not )?to (?:terminate|renew|extend|cancel)|not (?:wish|want|intend|desire))\b[^;]{0,200}$/i,
  },
  {
    weight: 3,
    after:
      /^[^;]{0,160}\b(?:not (?:to |be )?(?:renew\w*|extend\w*)|non-?\s?renew\w*|nonrenewal|(?:intent\w*|desire|election|decision) (?:not )?to (?:terminate|renew|cancel))\b/i,
  },
  {
    weight: 6,
    before:
      /\b(?:thereafter|indefinitely|automatically|in effect|in force|continue)\b[^;]{0,80}\buntil\b[^;]{0,60}\b(?:terminat\w+|cancel\w*|giv\w+)\b[^;]{0,90}$/i,
    after: /^['"]?s?'?[^.;]{0,30}\bnotice\b/i,
  },
  {
    weight: -9,
    before:
      /\b(?:cure|breach\w*|default\w*|remed\w+|fails? to (?:cure|pay|perform|comply|remedy|make)|audit|pay\w*|price|fees?|insurance|assign\w*|change of control|option to purchase|insolven\w*)\b[^.;]{0,110}$/i,
  },
  {
    weight: -9,
    before:
      /\b(?:polic(?:y|ies)|cancellation|material (?:change|modification))\b[^;]{0,60}\bnon-?\s?renew\w*\b[^;]{0,120}$|\bnon-?\s?renew\w*\b[^;]{0,20}\bor material\b[^;]{0,120}$/i,
  },
  { weight: -9, after: /^ (?:following|after)\b/i },
  { weight: -9, after: /^[^;]{0,80}\bcancellation\b[^;]{0,40}\bnon-?\s?renewal\b/i },
  { weight: -9, after: /^[^.;]{0,110}\b(?:cure|breach|default|fee increase|price)\b/i },
  { weight: -4, before: /\b(?:convenience|for any reason|cause|at any time)\b[^.;]{0,110}$/i },
  {
    weight: -6,
    before:
      /\b(?:terms? each of|periods? of|terms? of|successive|additional|consecutive|for an?|initial)\b[^.;,]{0,20}$/i,
  },
  { weight: -6, after: /^[^.;,]{0,14}\b(?:renewal|extension|successive|terms?|periods?)\b/i },
];

/** Words around a notice that ends an agreement during its term, without a reason. See `Cue` for the weights. */
export const noticeOfTermination: readonly Cue[] = [
  { weight: 4, before: /\b(?:terminat\w+|cancel\w*)\b[^;]{0,160}$/i },
  {
    weight: 3,
    after:
      /^['"]?s?'?(?: ?calendar)? ?(?:prior |advance |advanced |written |prior written |previous |of )*(?:notice|notification)\b/i,
  },
  {
    weight: 2,
    before:
      /\b(?:upon|giving|provid\w+|with|by|on|at least|not less than|no less than|minimum of|subject to)\b[^;]{0,40}$/i,
  },
  {
    weight: 3,
    before:
      /\b(?:at any time|for any reason|without cause|convenience|no reason|with or without cause|sole discretion|either party may terminate)\b[^;]{0,180}$/i,
  },
  {
    weight: 3,
    after:
      /^[^;]{0,120}\b(?:at any time|for any reason|without cause|convenience|with or without cause)\b/i,
  },
  {
    weight: -9,
    before: /\b(?:insur\w+|polic(?:y|ies)|coverages?)\b[^;]{0,200}$|\bwith cause\b[^;]{0,60}$/i,
  },
  { weight: -4, after: /^[^.;]{0,80}\b(?:in the event|in case|if|should)\b/i },
  {
    weight: -6,
    before: /\b(?:if|in the event|should|where|within [^.;]{0,30} of such notice)\b[^.;]{0,220}$/i,
  },
  {
    weight: -9,
    before:
      /\b(?:cure|breach\w*|default\w*|remed\w+|fails?|failure|insolven\w*|bankrupt\w*|non-?renew\w*|not to renew|fee|force majeure|change (?:of|in) control)\b[^.;]{0,160}$/i,
  },
  {
    weight: -9,
    after:
      /^[^.]{0,160}\b(?:cure|breach|default|fails?|failure|end of (?:the|such|any)|expiration of (?:the|such|any))\b/i,
  },
];
