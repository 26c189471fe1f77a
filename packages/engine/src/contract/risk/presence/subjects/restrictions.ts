import type { RuleSubjects } from '../rule-subject.ts';

const not = String.raw`\b(?:not|nor|never|refrain\w*|neither|without|prohibit\w*|avoid)\b`;
const customers = String.raw`\b(?:customers?|clients?|suppliers?|vendors?|accounts?|business|patients?|members?|subscribers?|tenants?|advertisers?|distributors?|dealers?|licensees?|franchisees?|investors?|prospects?)\b`;
const staff = String.raw`\b(?:employ\w*|personnel|staff|workers?|contractors?|consultants?|officers?|executives?|individuals?|persons?|team|talent|nann(?:y|ies)|carers?|anyone|members?)\b`;
const approach = String.raw`\b(?:solicit\w*|non-?solicit\w*|divert\w*|entic\w+|induc\w+|call (?:up)?on|tak(?:e|ing) away|interfer\w+|canvass\w*|approach\w*|poach\w*|circumvent\w*)\b`;

/** What the rules on restrictions are about. */
export const restrictionSubjects: RuleSubjects = {
  'RES-01': {
    name: 'Non-compete',
    as: ['non-compete', 'competitive-restriction-exception'],
    cues: [
      String.raw`\b(?:non-?)?compet(?:e|es|ed|ing|itors?|itive|ition|itively)\b(?! (?:bid|proposal|rate|price|salar|process))`,
      String.raw`${not}[^.;]{0,160}\b(?:engage\w*|carry on|open|operate|manufactur\w*|sell|distribut\w*|promot\w*|market|produce|work for|participat\w*|invest\w*|establish)\b[^.;]{0,160}\b(?:similar|same|like|other|third part\w+|another)\b`,
    ],
  },
  'RES-02': {
    name: 'Soliciting of customers',
    as: ['no-solicit-of-customers'],
    cues: [
      String.raw`${approach}[^.;]{0,200}${customers}`,
      String.raw`${customers}[^.;]{0,160}${approach}`,
      String.raw`${not}[^.;]{0,120}\b(?:do|accept|conduct|transact) (?:\w+ ){0,3}business\b`,
    ],
  },
  'RES-03': {
    name: 'Hiring of staff',
    as: ['no-solicit-of-employees'],
    cues: [
      String.raw`(?:${approach}|\b(?:hir(?:e|es|ed|ing)|recruit\w*|engag(?:e|es|ing)|employ(?:s|ing)?|no-?hire)\b)[^.;]{0,160}${staff}`,
      String.raw`${staff}[^.;]{0,120}(?:${approach}|\b(?:hir(?:e|ed|ing)|recruit\w*|employed|engaged)\b)`,
    ],
  },
  'RES-04': {
    name: 'Exclusivity',
    as: ['exclusivity'],
    cues: [
      String.raw`\bexclusiv(?:e|ely|ity)\b(?! (?:remed|jurisdiction|venue|liabilit|recourse|of (?:tax|any|all|applicable)|forum|court|means|basis of))`,
      String.raw`\b(?:sole|only) (?:\w+ ){0,2}(?:supplier|provider|distributor|agent|source|licensee|representative|vendor|contractor|broker|sponsor)\b|\b(?:solely|only) (?:from|through|with|by)\b|\ball (?:of )?(?:its|their|the) requirements\b|\bany other (?:supplier|provider|distributor|agent|employment|business|work|person|party|entity)\b|\b(?:full|entire|whole) (?:working |business )?(?:time|efforts|attention)\b|\bcompeting\b|\bcompetitive (?:products?|services?)\b`,
    ],
  },
  'RES-05': {
    name: 'Right of first refusal or offer',
    as: ['right-of-first-refusal'],
    cues: [
      String.raw`\bfirst (?:and last )?(?:refusal|offer|negotiation|opportunity|option|right|look|chance)\b|\brof[ron]\b|\bpre-?empti(?:on|ve)\b|\bright to match\b|\blast refusal\b|\boption to (?:purchase|buy|acquire|lease|license)\b|\bfirst (?:\w+ ){0,3}offer(?:ed|s|ing)?\b`,
    ],
  },
  'RES-06': {
    name: 'Non-disparagement',
    as: ['non-disparagement'],
    cues: [
      String.raw`\bdisparag\w*\b|\bdefam\w*\b|\bderogat(?:ory|e|ing)\b|\bnegative (?:\w+ )?(?:comments?|statements?|reviews?|remarks?|publicity)\b|\b(?:reputation|goodwill|good name|image|disrepute)\b`,
    ],
  },
  'RES-07': {
    name: 'Promise not to sue or challenge',
    as: ['covenant-not-to-sue'],
    cues: [
      String.raw`${not}[^.;]{0,160}\b(?:contest\w*|challeng\w+|attack\w*|oppos\w+|question\w*|sue|impugn\w*|(?:commence|institut\w+|fil\w+|bring\w*|assert\w*|pursue\w*|maintain)\b[^.;]{0,60}\b(?:actions?|suits?|claims?|proceedings?|lawsuits?|legal))\b`,
      String.raw`\b(?:waiv\w+|releas\w+)\b[^.;]{0,120}\b(?:rights?|claims?|actions?|suits?)\b`,
    ],
  },
  'RES-08': {
    name: 'Transfer of the contract',
    as: ['anti-assignment'],
    cues: [
      String.raw`\b(?:(?:non-?)?assign(?:s|ed|ment|ments|able|ability|ing|ees?)?|transfer(?:s|red|able|ring)?|delegat\w+|novat\w+|sub-?l(?:et|ease)\w*|sublicen[cs]\w+)\b[^.;]{0,160}\b(?:agreement|contract|lease|licen[cs]e|tenancy|rights?|obligations?|duties|interests?|terms|consent|membership|account|permission|approval|franchise|note|premises|policy)\b`,
      String.raw`\b(?:agreement|contract|lease|licen[cs]e|tenancy|rights?|obligations?|duties|interests?|terms|membership|account|note|premises)\b[^.;]{0,160}\b(?:(?:non-?)?assign(?:s|ed|ment|able|ing|ees?)?|(?:non-?)?transfer(?:s|red|able)?|delegat\w+|novat\w+|sub-?l(?:et|ease)\w*)\b`,
      String.raw`\bsuccessors and assigns\b`,
    ],
    heading: String.raw`\bassign|\btransfer|\bsublet`,
  },
  'RES-09': {
    name: 'Change of control',
    as: ['change-of-control'],
    cues: [
      String.raw`\bchange (?:of|in)\b[^.;]{0,40}\b(?:control|ownership)\b|\b(?:merg(?:er|ers|es|ed|ing)|consolidat(?:ion|es|ed)|takeover|acquisition|acquired by|reorgani[sz]ation|sale of (?:\w+ ){0,4}(?:business|assets|company|stock|shares))\b|\bsubstantially all\b|\bcontrolling (?:interest|stake|share)|\bcontrol\b[^.;]{0,60}\b(?:shares|stock|voting|ownership)\b|\bsuccessor (?:to|in)\b|\bsells? (?:\w+ ){0,3}(?:business|company)\b`,
    ],
  },
  'RES-10': {
    name: 'Restrictions after the end',
    as: ['non-compete', 'no-solicit-of-customers', 'no-solicit-of-employees'],
    cues: [
      String.raw`\b(?:non-?)?compet(?:e|es|ing|itors?|itive|ition)\b|\b(?:non-?)?solicit\w*\b|\brestrict(?:ive|ed) (?:covenants?|period|activit\w+|business)\b`,
      String.raw`\b(?:after|following|upon)\b[^.;]{0,80}\b(?:terminat\w+|end|cessation|expir\w+|leav\w+)\b[^.;]{0,160}\b(?:not|refrain|restrict\w*)\b`,
    ],
  },
};
