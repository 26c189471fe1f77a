import type { RuleSubjects } from '../rule-subject.ts';

const not = String.raw`\b(?:not|nor|never|refrain\w*|neither|without|prohibit\w*|avoid)\b`;
const customers = String.raw`\b(?:customers?|clients?|suppliers?|vendors?|accounts?|business|patients?|members?|subscribers?|tenants?|advertisers?|distributors?|dealers?|licensees?|franchisees?|investors?|prospects?)\b`;
const approach = String.raw`\b(?:solicit\w*|non-?solicit\w*|divert\w*|entic\w+|induc\w+|call (?:up)?on|tak(?:e|ing) away|interfer\w+|canvass\w*|approach\w*|poach\w*|circumvent\w*)\b`;

/** What the rules on restrictions are about. */
export const restrictionSubjects: RuleSubjects = {
  'RES-01': {
    name: 'Non-compete',
    as: ['non-compete', 'competitive-restriction-exception'],
    cues: [
      String.raw`\bnon-?compet(?:e|es|ition|ing)\b|${not}[^.;]{0,200}\bcompet(?:e|es|ing)\b(?! (?:products?|service))|${not}[^.;]{0,200}\b(?:direct |indirect )?competitors?\b`,
      String.raw`\b(?:engag\w+|employment|works? for|carry(?:ing)? on|operat\w+|interested|business(?:es)?|activit\w+|cooperat\w+)\b[^.;]{0,120}\b(?:compet(?:es?|ing)|competitive with|competitors? of|(?:direct |indirect |in )competition with)\b`,
    ],
    near: [
      String.raw`\b(?:non-?)?compet(?:e|es|ition|ing)\b|\bcompetitive (?:business\w*|products?|services?|with|activit\w+|compan\w+|enterprises?)\b|\bcompetitors? of\b`,
      String.raw`\bcompetit(?:ors?|ion|ive|ively)\b(?! (?:harm|bid|rate|salar|price))|\b(?:not|nor|never|refrain\w*|neither)\b[^.;]{0,100}\b(?:engage|carry on|operate|own|work for|participate|establish|manage)\b[^.;]{0,120}\b(?:similar|same|other|any)\b[^.;]{0,40}\bbusiness`,
    ],
    off: [
      String.raw`\binformation rights\b|\bcompeting (?:service|product)\b|\bconfidential information\b|\bin competition with the company directly or indirectly\W*$|\bnotify\b|\brivalry\b|\bgenerally known\b`,
    ],
  },
  'RES-02': {
    name: 'Soliciting of customers',
    as: ['no-solicit-of-customers'],
    cues: [
      String.raw`\b(?:solicit\w*|non-?solicit\w*|divert\w*|entic\w+|canvass\w*|poach\w*|circumvent\w*|tak(?:e|ing) away)\b[^.;]{0,120}\b(?:customers?|clients?|suppliers?|accounts?|business|patients?|subscribers?|tenants?|advertisers?|dealers?|licensees?|franchisees?|investors?|prospects?|members?)\b`,
      String.raw`\b(?:customers?|clients?|suppliers?|accounts?|business|patients?|subscribers?|tenants?|advertisers?|dealers?|licensees?|franchisees?|prospects?)\b[^.;]{0,80}\b(?:solicit\w*|divert\w*|entic\w+|canvass\w*)\b`,
    ],
    near: [
      String.raw`${approach}[^.;]{0,200}${customers}`,
      String.raw`${customers}[^.;]{0,160}${approach}`,
      String.raw`${not}[^.;]{0,120}\b(?:do|accept|conduct|transact) (?:\w+ ){0,3}business\b`,
    ],
  },
  'RES-03': {
    name: 'Hiring of staff',
    as: ['no-solicit-of-employees'],
    cues: [
      String.raw`\b(?:solicit\w*|non-?solicit\w*|entic\w+|induc\w+|poach\w*)\b[^.;]{0,100}\b(?:employees?|personnel|staff|workers?|consultants?|contractors?|executives?|officers?|team members?)\b`,
      String.raw`${not}[^.;]{0,120}\b(?:hir(?:e|es|ed|ing)|recruit\w*)\b[^.;]{0,80}\b(?:employees?|personnel|staff|workers?|consultants?|contractors?|executives?|officers?|team members?)\b`,
      String.raw`\b(?:employees?|personnel|staff|workers?|consultants?|contractors?|executives?|officers?|team members?)\b[^.;]{0,80}\b(?:solicit\w*|entic\w+|poach\w*)\b`,
    ],
    near: [
      String.raw`\b(?:recruit\w*|hir(?:e|es|ed|ing))\b[^.;]{0,100}\b(?:employees?|personnel|staff|workers?)\b|\b(?:employees?|personnel|staff|workers?)\b[^.;]{0,80}\b(?:recruit\w*|hired?|hiring)\b`,
      String.raw`\b(?:not|nor|never|refrain\w*|neither)\b[^.;]{0,120}\b(?:employ|engage|retain|hire)\b[^.;]{0,100}\b(?:employ\w*|personnel|staff|person|individual|anyone)\b`,
    ],
  },
  'RES-04': {
    name: 'Exclusivity',
    as: ['exclusivity'],
    cues: [
      String.raw`(?<!\bnon-?)\bexclusiv(?:e|ely)\b[^.;]{0,40}\b(?:licen[cs]e\w*|rights?|distribut\w*|suppl\w*|agen(?:t|cy)|provider|territor\w*|dealer|appoint\w*|basis|partner|period|representative|source|manufactur\w*|sponsor\w*|franchis\w*)\b|\bexclusivity\b`,
      String.raw`\b(?:sole|only) (?:\w+ ){0,2}(?:supplier|provider|distributor|agent|source|licensee|representative|vendor)\b|\ball (?:of )?(?:its|their|the) requirements\b|\bcompeting (?:products?|services?)\b|\bdevot\w+\b[^.;]{0,60}\b(?:full|entire|whole|exclusive) (?:working |business )?(?:time|efforts|attention)\b`,
    ],
    near: [
      String.raw`\bexclusiv(?:e|ely|ity)\b(?! (?:remed|jurisdiction|venue|liabilit|recourse|of (?:tax|any|all|applicable)|forum|court|means|basis of))`,
      String.raw`\b(?:sole|only) (?:\w+ ){0,2}(?:supplier|provider|distributor|agent|source|licensee|representative|vendor|contractor|broker|sponsor)\b|\b(?:solely|only) (?:from|through|with|by)\b|\ball (?:of )?(?:its|their|the) requirements\b|\bany other (?:supplier|provider|distributor|agent|employment|business|work|person|party|entity)\b|\b(?:full|entire|whole) (?:working |business )?(?:time|efforts|attention)\b|\bcompeting\b|\bcompetitive (?:products?|services?)\b`,
    ],
    off: [
      String.raw`\bintellectual property rights\b|\bexclusive rights? and interests?\b|\blimits? the company.{0,3} exclusive\b|\bcompeting (?:service|product)\b`,
    ],
  },
  'RES-05': {
    name: 'Right of first refusal or offer',
    as: ['right-of-first-refusal'],
    cues: [
      String.raw`\bfirst (?:and last )?(?:refusal|offer|negotiation|opportunity)\b|\brof[ron]\b|\bpre-?empti(?:on|ve)\b|\bright to match\b|\bfirst (?:option|right) to\b`,
    ],
    near: [
      String.raw`\bfirst (?:and last )?(?:refusal|offer|negotiation|opportunity|option|right|look|chance)\b|\brof[ron]\b|\bpre-?empti(?:on|ve)\b|\bright to match\b|\blast refusal\b|\boption to (?:purchase|buy|acquire|lease|license)\b|\bfirst (?:\w+ ){0,3}offer(?:ed|s|ing)?\b`,
    ],
    off: [
      String.raw`\bfree (?:from|of) (?:all |any )?pre-?emptive\b|\bno pre-?emptive\b|\bnon-?assessable\b`,
    ],
  },
  'RES-06': {
    name: 'Non-disparagement',
    as: ['non-disparagement'],
    cues: [
      String.raw`\b(?:non-?)?disparag\w*\b|${not}[^.;]{0,80}\b(?:derogatory|negative (?:\w+ )?(?:comments?|statements?|reviews?|remarks?))\b`,
    ],
    near: [
      String.raw`\bderogatory\b|\bdefam\w*\b|\b(?:reputation|goodwill|disrepute)\b[^.;]{0,60}\b(?:harm\w*|damag\w*|injur\w*|prejudic\w*|adverse\w*|detriment\w*|reflect\w*|impair\w*|tarnish\w*)\b|\b(?:harm\w*|damag\w*|injur\w*|prejudic\w*|adverse\w*|detriment\w*|reflect\w*|impair\w*|tarnish\w*)\b[^.;]{0,60}\b(?:reputation|goodwill|good name|image)\b|\bdisrepute\b|\bnegative\w*\b`,
    ],
  },
  'RES-07': {
    name: 'Promise not to sue or challenge',
    as: ['covenant-not-to-sue'],
    cues: [
      String.raw`\b(?:shall|will|agrees?|may|must|covenants?)\b[^.;]{0,40}\b(?:not|never)\b[^.;]{0,80}\b(?:contest|challenge|attack|oppose|sue|impugn)\b|\bcovenants? not to sue\b`,
      String.raw`\b(?:shall|will|agrees?|may|must|covenants?)\b[^.;]{0,40}\b(?:not|never)\b[^.;]{0,60}\b(?:commence|institute|file|bring)\b[^.;]{0,40}\b(?:actions?|suits?|claims?|proceedings?|lawsuits?)\b`,
    ],
    near: [
      String.raw`${not}[^.;]{0,160}\b(?:contest\w*|challeng\w+|attack\w*|oppos\w+|question\w*|sue|impugn\w*|(?:commence|institut\w+|fil\w+|bring\w*|assert\w*|pursue\w*|maintain)\b[^.;]{0,60}\b(?:actions?|suits?|claims?|proceedings?|lawsuits?|legal))\b`,
      String.raw`\b(?:waiv\w+|releas\w+)\b[^.;]{0,120}\b(?:rights?|claims?|actions?|suits?)\b`,
    ],
  },
  'RES-08': {
    name: 'Transfer of the contract',
    as: ['anti-assignment'],
    cues: [
      String.raw`\b(?:may|shall|will|not|without|neither|none|no|cannot)\b[^.;]{0,80}\b(?:assign(?:ed|able|s)?|transfer(?:red|able|s)?|delegate[sd]?|sub-?let|sublicen[cs]e[sd]?)\b[^.;]{0,120}\b(?:(?:this|the|your) (?:\w+ ){0,2}(?:agreement|contract|lease|tenancy|membership|nda|letter|note|policy|franchise|offer)|this (?:\w+ )?licen[cs]e|rights? (?:or|and|and\/or|nor) (?:\w+ )?(?:obligations?|duties|interests?)|(?:rights?|obligations?|interests?|duties) (?:or \w+ )?(?:under|hereunder|in this)|(?:its|their|his|her|your|any|all) (?:\w+ ){0,2}(?:rights?|obligations?|interests?|duties|membership|account|premises))\b`,
      String.raw`\b(?:(?:this|the|your) (?:\w+ ){0,2}(?:agreement|contract|lease|tenancy|membership|nda|letter|note|policy|franchise|offer)|this (?:\w+ )?licen[cs]e|rights? (?:or|and|and\/or|nor) (?:\w+ )?(?:obligations?|duties|interests?)|(?:rights?|obligations?|interests?|duties) (?:or \w+ )?(?:under|hereunder|in this)|(?:its|their|his|her|your|any|all) (?:\w+ ){0,2}(?:rights?|obligations?|interests?|duties|membership|account|premises))\b[^.;]{0,80}\b(?:may|shall|will|is|are|cannot|can)\b[^.;]{0,40}\b(?:non-)?(?:assign(?:ed|able|s)?|transfer(?:red|able|s)?|delegate[sd]?|sub-?let|sublicen[cs]e[sd]?)\b`,
    ],
    near: [
      String.raw`\b(?:may|shall|will|not|without|neither|no|cannot)\b[^.;]{0,80}\b(?:assign(?:ed|able|s)?|transfer(?:red|able|s)?|delegate[sd]?|sub-?let|sublicen[cs]e[sd]?)\b[^.;]{0,120}\b(?:(?:this|the|your|any|its|their|his|her) (?:\w+ ){0,3}(?:agreement|contract|lease|licen[cs]e|tenancy|membership|account|premises|interests?|duties|nda|letter)|rights? (?:or|and|and\/or) (?:\w+ )?(?:obligations?|duties|interests?)|(?:rights?|obligations?) (?:under|hereunder)|consent)\b`,
      String.raw`\b(?:agreement|contract|lease|licen[cs]e|tenancy|rights?|obligations?|duties|interests?|membership|consent|account|premises)\b[^.;]{0,80}\b(?:may|shall|will|is|are|cannot)\b[^.;]{0,40}\b(?:assign(?:ed|able|s)?|transfer(?:red|able|s)?|delegate[sd]?|sub-?let|sublicen[cs]e[sd]?)\b`,
      String.raw`\bnon-?(?:assignable|transferable)\b|\bassignment (?:of|by|without)\b[^.;]{0,100}\b(?:agreement|contract|lease|consent)\b`,
      String.raw`\b(?:assign(?:s|ed|able|ing|ment|ments)|sub-?let\w*|transferable|non-?transferable)\b`,
      String.raw`\b(?:(?:non-?)?assign(?:s|ed|ment|ments|able|ability|ing|ees?)?|transfer(?:s|red|able|ring)?|delegat\w+|novat\w+|sub-?l(?:et|ease)\w*|sublicen[cs]\w+)\b[^.;]{0,160}\b(?:agreement|contract|lease|licen[cs]e|tenancy|rights?|obligations?|duties|interests?|terms|consent|membership|account|permission|approval|franchise|note|premises|policy)\b`,
      String.raw`\b(?:agreement|contract|lease|licen[cs]e|tenancy|rights?|obligations?|duties|interests?|terms|membership|account|note|premises)\b[^.;]{0,160}\b(?:(?:non-?)?assign(?:s|ed|ment|able|ing|ees?)?|(?:non-?)?transfer(?:s|red|able)?|delegat\w+|novat\w+|sub-?l(?:et|ease)\w*)\b`,
      String.raw`\bsuccessors and assigns\b`,
    ],
    heading: String.raw`^[\W\d]*(?:no |non-?)?assignment\b(?:\W*$|\W+(?:and|or|transfer|delegation|succession)\b(?! place))|\bassignment of (?:this|the) (?:agreement|contract|lease)|\bassignability\b|\bsublet`,
    off: [
      String.raw`\bdoes not grant\b|\btransfer(?:s|red)? (?:any |its |all )?(?:shares?|stock)\b|\bbank account\b|\bcopyrights?\b|\bsalar(?:y|ies)\b|\bgross\b|\bwill not release\b|\blicen[cs]e granted\b`,
    ],
  },
  'RES-09': {
    name: 'Change of control',
    as: ['change-of-control'],
    cues: [
      String.raw`\bchange (?:of|in) (?:the )?(?:\w+ )?(?:control|ownership)\b|\b(?:merg(?:er|es|ed)|consolidation|substantially all|takeover)\b[^.;]{0,160}\b(?:assign\w*|terminat\w*|consent|successor|control|agreement|surviv\w*)\b|\b(?:assign\w*|terminat\w*|consent|successor)\b[^.;]{0,160}\b(?:merger|consolidation|substantially all)\b`,
    ],
    near: [
      String.raw`\bchange (?:of|in)\b[^.;]{0,40}\b(?:control|ownership)\b|\b(?:merg(?:er|ers|es|ed|ing)|consolidat(?:ion|es|ed)|takeover|acquisition|acquired by|reorgani[sz]ation|sale of (?:\w+ ){0,4}(?:business|assets|company|stock|shares))\b|\bsubstantially all\b|\bcontrolling (?:interest|stake|share)|\bcontrol\b[^.;]{0,60}\b(?:shares|stock|voting|ownership)\b|\bsuccessor (?:to|in)\b|\bsells? (?:\w+ ){0,3}(?:business|company)\b`,
    ],
    off: [String.raw`\b(?:receiver|liquidator|creditors|insolven\w+)\b`],
  },
  'RES-10': {
    name: 'Restrictions after the end',
    cues: [
      String.raw`\b(?:after|following|upon)\b[^.;]{0,80}\b(?:terminat\w+|end|expir\w+|leav\w+|cessation)\b[^.;]{0,160}\b(?:not|refrain)\b[^.;]{0,120}\b(?:compet\w+|solicit\w*|entic\w+)\b`,
      String.raw`\b(?:compet\w+|solicit\w*)\b[^.;]{0,200}\b(?:after|following)\b[^.;]{0,80}\b(?:terminat\w+|end|expir\w+|cessation)\b`,
      String.raw`${not}[^.;]{0,80}\brestricted period\b|\brestricted period\b[^.;]{0,120}${not}`,
    ],
    near: [
      String.raw`\brestrict(?:ive covenants?|ed period)\b`,
      String.raw`\b(?:non-?)?compet(?:e|es|ing|itors?|itive|ition)\b|\b(?:non-?)?solicit\w*\b|\brestrict(?:ive|ed) (?:covenants?|period|activit\w+|business)\b`,
      String.raw`\b(?:after|following|upon)\b[^.;]{0,80}\b(?:terminat\w+|end|cessation|expir\w+|leav\w+)\b[^.;]{0,160}\b(?:not|refrain|restrict\w*)\b`,
    ],
    off: [String.raw`\b(?:previous|former) employers?\b|\bearnings release\b|\block-?up\b`],
  },
};
