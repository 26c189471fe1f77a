import type { RuleSubjects } from '../rule-subject.ts';

const works = String.raw`\b(?:inventions?|works?|work product|deliverables?|developments?|creations?|intellectual property|patents?|copyrights?|trade ?marks?|know-how|technology|software|ideas?|discover\w+|improvements?|materials|designs?|content|results)\b`;
const secret = String.raw`\bconfidential\w*\b|\bnon-?disclosure\b|\bsecre(?:t|ts|cy)\b|\bproprietary information\b`;
const data = String.raw`\b(?:data|content|information|submissions?|records)\b`;

/** What the rules on intellectual property and data are about. */
export const ipAndDataSubjects: RuleSubjects = {
  'IPD-01': {
    name: 'Ownership of what is created',
    as: ['ip-ownership-assignment', 'joint-ip-ownership'],
    cues: [
      String.raw`\b(?:intellectual|industrial) property rights\b[^.;]{0,160}\b(?:jointly|equal shares)\b`,
      String.raw`\b(?:assign(?:s|ed|ment)?|owns|owned|ownership|title|vests?|belongs?|for[- ]hire|property of)\b[^.;]{0,80}\b(?:inventions?|work product|works? of|deliverables?|developments?|creations?|intellectual property|patents?|copyrights?|trade ?marks?|know-how|technology|software|discover\w+|improvements?|materials|designs?|content|data)\b`,
      String.raw`\b(?:inventions?|work product|works? of|deliverables?|developments?|creations?|intellectual property|patents?|copyrights?|trade ?marks?|know-how|technology|software|discover\w+|improvements?|materials|designs?|content|data)\b[^.;]{0,80}\b(?:assign(?:s|ed)|owns|owned|ownership|property of|title|vests?|belongs?|for[- ]hire)\b`,
    ],
    near: [
      String.raw`\b(?:copyrights?|intellectual property|inventions?|ownership)\b`,
      String.raw`\b(?:assign\w*|own(?:s|ed|ership)?|property of|title|vests?|belongs?|for[- ]hire|proprietor\w*)\b[^.;]{0,160}${works}`,
      String.raw`${works}[^.;]{0,160}\b(?:assign\w*|own(?:s|ed|ership)?|property of|title|vests?|belongs?|for[- ]hire|retain\w*)\b`,
    ],
    off: [
      String.raw`\bencumbrances?\b|\bowns or (?:possesses|licenses|has)\b|\bsufficient (?:legal )?rights\b|\b(?:furnished|provided|supplied) by (?:the )?(?:client|customer|company|owner)\b|\bconfidential information\b|\bgrants?\b[^.;]{0,60}\blicen[cs]e\b|\bnot infringe\b|\brights? of publication\b`,
    ],
  },
  'IPD-02': { name: 'Payment before rights pass' },
  'IPD-03': {
    name: 'Earlier work of the creator',
    cues: [
      String.raw`\bpre-?existing (?:ip\b|intellectual|works?|materials?|technology|inventions?|software|property|tools|code)|\bbackground (?:ip\b|ipr|intellectual|technology|rights|materials?)|\bprior (?:inventions?|works?)\b`,
      String.raw`\b(?:inventions?|works?|work results|materials?|software|intellectual property|know-how|technology|tools|code|products?)\b[^.;]{0,120}\b(?:existed|existing|owned|made|developed|created|conceived)\b[^.;]{0,60}\b(?:prior to|before)\b(?! such transfer)`,
      String.raw`\bremain your (?:\w+ )?(?:property|work results)\b`,
    ],
    near: [
      String.raw`\bexcluded inventions?\b|\b(?:retains?|reserves?)\b[^.;]{0,60}\b(?:ownership|title|all rights?)\b|\bremains? the (?:\w+ )?property of (?:the )?(?:contractor|consultant|provider|supplier|developer|freelancer|designer)\b`,
    ],
  },
  'IPD-04': {
    name: 'Moral rights',
    cues: [
      String.raw`\b(?:waiv|assert|enforc|retain|consent|agree|exercis|claim)\w*\b[^.;]{0,200}\b(?:moral rights?|droits? mora(?:l|ux)|right of attribution)\b|\b(?:moral rights?|droits? mora(?:l|ux)|right of attribution)\b[^.;]{0,200}\b(?:waiv|assert|enforc|retain|consent|agree|exercis)\w*\b`,
    ],
    near: [String.raw`\bmoral rights?\b|\bdroits? mora(?:l|ux)\b|\bright of attribution\b`],
  },
  'IPD-05': {
    name: 'Licence without end',
    as: ['irrevocable-or-perpetual-license'],
    cues: [
      String.raw`\b(?:perpetual\w*|irrevocabl[ey])\b[^.;]{0,80}\b(?:licen[cs]es?|right to use)\b|\blicen[cs]es?\b[^.;]{0,80}\b(?:perpetual|irrevocable|in perpetuity)\b`,
    ],
    near: [String.raw`\b(?:perpetual\w*|irrevocabl[ey]|in perpetuity)\b`],
  },
  'IPD-06': {
    name: 'Use of data for training or improvement',
    cues: [
      String.raw`\b(?:data|content|information|submissions?)\b[^.;]{0,100}\b(?:train(?:ing)? (?:\w+ ){0,3}(?:models?|algorithms?|ai)|improv(?:e|ing)|machine learning|benchmark\w*|anonymi[sz]\w*|develop (?:new )?(?:products?|services?|features?))\b`,
      String.raw`\b(?:improv(?:e|ing)|machine learning|benchmark\w*|train (?:\w+ ){0,3}(?:models?|algorithms?))\b[^.;]{0,80}\b(?:data|content|information|submissions?)\b`,
    ],
    near: [
      String.raw`\b(?:use|uses|used|using|process\w*|analy[sz]\w*|collect\w*)\b[^.;]{0,200}${data}[^.;]{0,200}\b(?:train\w*|improv\w*|develop\w*|enhanc\w*|research|machine learning|benchmark\w*|any purpose)\b`,
      String.raw`\b(?:train\w*|improv\w*|develop\w*|enhanc\w*|machine learning|benchmark\w*)\b[^.;]{0,160}${data}`,
      String.raw`${data}[^.;]{0,160}\b(?:train(?:ing)?|improv(?:e|ing)|enhanc(?:e|ing)|machine learning|benchmark\w*|aggregate\w*|anonymi[sz]\w*)\b`,
    ],
  },
  'IPD-07': {
    name: 'Data protection',
    as: ['data-protection'],
    cues: [
      String.raw`\bdata (?:processing|protection|privacy)\b[^.;]{0,60}\b(?:agreement|laws?|acts?|addendum|terms|obligations?|regulations?|requirements?|rules)\b|\b(?:comply|complies|compliance|accordance|law)\b[^.;]{0,80}\bdata (?:protection|privacy)\b`,
      String.raw`\b(?:gdpr|hipaa|ccpa|coppa|pipeda)\b|\bstandard contractual clauses\b`,
      String.raw`\b(?:confidential\w*|protect\w*|secur\w+|safeguard\w*)\b[^.;]{0,120}\b(?:personal (?:data|information)|personally[- ]identifiable)|\b(?:personal (?:data|information)|personally[- ]identifiable\w*)\b[^.;]{0,160}\b(?:confidential\w*|protect\w*|secur\w+|safeguard\w*|privacy|consent|only)\b`,
    ],
  },
  'IPD-08': { name: 'Items of data processing terms' },
  'IPD-09': {
    name: 'Notice of security breaches',
    cues: [
      String.raw`\b(?:security|data|privacy|personal data) (?:\w+ )?(?:breach(?:es)?|incidents?)\b|\bbreach(?:es)? of (?:\w+ )?(?:security|privacy|personal data)\b`,
      String.raw`\b(?:notif\w+|notice|inform\w*|report\w*|advise)\b[^.;]{0,160}\bunauthori[sz]ed (?:\w+,? ){0,4}(?:access|disclosure|use)\b|\bunauthori[sz]ed (?:\w+,? ){0,4}(?:access|disclosure|use)\b[^.;]{0,160}\b(?:notif\w+|notice to|inform|report)\b`,
    ],
    near: [
      String.raw`\b(?:security|data|privacy|personal data|information)\b[^.;]{0,60}\b(?:breach\w*|incidents?)\b|\b(?:breach\w*|incidents?|unauthori[sz]ed)\b[^.;]{0,120}\b(?:security|personal data|access|disclosure|use)\b`,
    ],
  },
  'IPD-10': {
    name: 'Sub-processors',
    cues: [String.raw`\bsub-? ?process\w*\b`],
    near: [
      String.raw`\bsub-? ?process\w*\b|\bsub-?contract\w*\b[^.;]{0,120}\b(?:data|process\w*)\b`,
    ],
  },
  'IPD-11': {
    name: 'Transfers of data abroad',
    cues: [
      String.raw`\b(?:transfer\w*|stor(?:e|ed|age|ing)|process\w*|host\w*)\b[^.;]{0,80}\b(?:data|information)\b[^.;]{0,120}\b(?:outside|abroad|third countr\w+|other countr\w+|another country|countries|cross-border|international\w*|united states|eea)\b`,
      String.raw`\b(?:data|information)\b[^.;]{0,100}\b(?:transfer\w*|stored|storage|process\w*|hosted)\b[^.;]{0,120}\b(?:outside|abroad|third countr\w+|other countr\w+|another country|countries|cross-border|international\w*|united states|eea)\b`,
      String.raw`\bstandard contractual clauses\b`,
    ],
    near: [
      String.raw`\b(?:transfer\w*|stor\w*|process\w*|host\w*|export\w*)\b[^.;]{0,200}\b(?:outside|abroad|third countr\w+|other countr\w+|another country|countries|cross-border|international\w*|united states|eea|european)\b`,
      String.raw`\bstandard contractual clauses\b`,
    ],
  },
  'IPD-12': {
    name: 'Confidentiality',
    as: ['confidentiality'],
    cues: [
      String.raw`\b(?:confidential\w*|non-?disclosure|secre(?:t|ts|cy)|proprietary information)\b[^.;]{0,200}\b(?:disclos(?:e[sd]?|ing|ure)|keep|kept|protect\w*|hold|held|maintain\w*|us(?:e[sd]?|ing)|reveal\w*|shar(?:e[sd]?|ing)|oblig\w+|treat\w*|means|includes?|shall not include|surviv\w+)\b`,
      String.raw`\b(?:disclos(?:e[sd]?|ing)|keep|kept|protect\w*|hold|held|maintain\w*|us(?:e[sd]?|ing)|reveal\w*|shar(?:e[sd]?|ing)|treat\w*)\b[^.;]{0,200}\b(?:confidential\w*|confidence|secre(?:t|ts|cy)|proprietary information)\b`,
    ],
    off: [String.raw`\b(?:former|previous|prior) employers?\b|\bany other person or entity\b`],
    near: [secret],
  },
  'IPD-13': {
    name: 'How long confidentiality lasts',
    cues: [
      String.raw`\b(?:confidential\w*|non-?disclosure|secrecy|proprietary information)\b[^.;]{0,240}(?:\bfor (?:an? (?:\w+ )?(?:period|term) of )?(?:at least )?{DUR}|{DUR}[^.;]{0,20}\b(?:after|following|from)\b|\b(?:surviv\w+|perpetu\w+|indefinite\w*|expires?|(?:after|following|beyond|despite) (?:the |any )?(?:terminat\w+|expir\w+|end))\b)`,
      String.raw`(?:\bfor (?:an? (?:\w+ )?(?:period|term) of )?(?:at least )?{DUR}|\b(?:surviv\w+|perpetu\w+|indefinite\w*|during the term|(?:after|following|despite) (?:the |any )?(?:terminat\w+|expir\w+|end))\b)[^.;]{0,200}\b(?:confidential\w*|non-?disclosure|secrecy|proprietary information)\b`,
    ],
    near: [secret],
  },
  'IPD-14': {
    name: 'Exceptions to confidentiality',
    cues: [
      String.raw`\bpublic domain\b|\bpublicly (?:known|available|disclosed)\b|\bindependently (?:develop\w*|discover\w*)\b|\b(?:generally|already|rightfully|lawfully) (?:known|available)\b[^.;]{0,60}\b(?:public|to (?:it|the)|recipient|receiving)\b`,
    ],
  },
  'IPD-15': {
    name: 'Disclosure required by law',
    cues: [
      String.raw`\b(?:disclos(?:e[sd]?|ing|ures?)|divulg\w*|reveal\w*)\b[^.;]{0,240}\b(?:required|requires?|requirements?|compelled|ordered|order|obligated|obliged|requested|pursuant to|demanded|accordance with|mandated)\b[^.;]{0,100}\b(?:laws?|courts?|regulat\w+|subpoena|legal|government\w*|judicial|statut\w+|stock exchange|authorit\w+|agency|rules)\b`,
      String.raw`\b(?:required|requirements?|compelled|ordered|obliged|obligated|requested|demanded)\b[^.;]{0,100}\b(?:laws?|courts?|regulat\w+|subpoena|legal|government\w*|judicial|statut\w+|stock exchange|authorit\w+|agency|rules)\b[^.;]{0,240}\b(?:disclos(?:e[sd]?|ing|ures?)|divulg\w*|reveal\w*)\b`,
      String.raw`\bsubpoena|\blegally (?:required|compelled|obligated) to (?:disclose|reveal|divulge|produce)\b`,
    ],
    off: [String.raw`\bconvictions?\b|\brequired to retain\b`],
    near: [
      String.raw`\b(?:disclos|divulg|reveal|confiden)\w*\b[^.;]{0,240}\b(?:required|requires?|requirements?|compelled|ordered|order|obligated|obliged|requested|pursuant to|demanded|accordance with|mandated)\b[^.;]{0,100}\b(?:laws?|courts?|regulat\w+|subpoena|legal|government\w*|judicial|statut\w+|stock exchange|authorit\w+|agency|rules)\b`,
    ],
  },
  'IPD-16': {
    name: 'Residual knowledge',
    cues: [
      String.raw`\bresidual(?:s| knowledge| information)\b|\bunaided\b|\bretained in (?:\w+ ){0,3}memor|\bgeneral (?:skills?|knowledge|know-how)\b`,
    ],
    near: [
      String.raw`\bresidual(?:s| knowledge| information)\b|\bunaided\b|\bmemor(?:y|ies)\b|\bgeneral (?:skills?|knowledge|know-how)\b`,
    ],
  },
  'IPD-17': {
    name: 'Return or destruction of information',
    cues: [
      String.raw`\b(?:return(?:s|ed|ing)?|destroy\w*|destruction|delet(?:e|es|ed|ion)|eras(?:e|es|ed|ure)|surrender\w*|turn over|hand over|give back|deliver (?:up|back))\b[^.;]{0,160}\b(?:confidential|proprietary|information|documents?|data|copies|records|materials|files|papers|property)\b`,
      String.raw`\b(?:confidential|information|materials?|documents?|data|copies|records|papers|files)\b[^.;]{0,120}\b(?:return(?:ed)?|destroy\w*|destruction|deleted|erased|surrendered|delivered (?:up|back)|turned over|handed over)\b`,
    ],
    off: [String.raw`\b(?:tax|information) returns?\b`],
  },
  'IPD-18': {
    name: 'What counts as confidential',
    cues: [
      String.raw`\b(?:confidential|proprietary|evaluation) (?:\w+ )?information\W{1,3}(?:means?|includes?|including|shall (?:mean|include)|is defined|refers|consists?|does not include|shall not include)\b|\b(?:confidential|proprietary|evaluation) (?:\w+ )?information\b[^.;]{0,60}\b(?:means?|includes?|including|shall (?:mean|include)|is defined|refers|consists?|does not include|shall not include)\b`,
      String.raw`\b(?:information|materials?|data|documents?)\b[^.;]{0,160}\b(?:mark\w*|designat\w*|identif\w*|label\w*|treat\w*|deem\w*|considered|keep|kept)\b[^.;]{0,60}\bconfidential\b`,
      String.raw`\b(?:mark\w*|designat\w*|identif\w*|label\w*|treat\w*|deem\w*|considered|keep|kept)\b[^.;]{0,60}\bconfidential\b[^.;]{0,40}\b(?:information|materials?|data|documents?)\b`,
      String.raw`\b(?:all|any) (?:\w+ ){0,3}information\b[^.;]{0,120}\b(?:confidential|confidence|secret)\b|\bconfidential\w*\b[^.;]{0,60}\b(?:all|any) (?:\w+ ){0,3}information\b`,
    ],
    near: [secret],
    off: [String.raw`\bpublication\b`],
  },
  'IPD-19': {
    name: 'Use of names and logos',
    cues: [
      String.raw`\b(?:use|using|display|publish)\b[^.;]{0,60}\b(?:names?|logos?|trade ?marks?|service marks?|likeness|photographs?)\b`,
      String.raw`\b(?:names?|logos?|trade ?marks?|service marks?|likeness|photographs?)\b[^.;]{0,60}\b(?:used?|advertis\w*|publicity|promot\w*)\b`,
      String.raw`\bpress releases?\b|\bpublicity\b`,
    ],
    near: [
      String.raw`\b(?:names?|logos?|trade ?marks?|service marks?|marks|likeness|photographs?|images?|publicity|press releases?|brands?)\b[^.;]{0,160}\b(?:use[sd]?|using|publish\w*|advertis\w*|market\w*|promot\w*|consent|approv\w*|display\w*|announce\w*|refer\w*|issue[sd]?)\b`,
      String.raw`\b(?:use[sd]?|using|publish\w*|advertis\w*|market\w*|promot\w*|issue|display\w*|identify|list)\b[^.;]{0,120}\b(?:names?|logos?|trade ?marks?|marks|likeness|photographs?|images?|publicity|press releases?|customer lists?|as a (?:customer|client|reference))\b`,
    ],
    off: [String.raw`\bprivacy (?:or|and) publicity\b|\brights? of publicity\b`],
  },
  'IPD-20': {
    name: 'Protection against infringement claims',
    cues: [
      String.raw`\b(?:indemnif\w*|defend\w*|harmless)\b[^.;]{0,300}\b(?:infring\w*|misappropriat\w*)\b|\b(?:infring\w*|misappropriat\w*)\b[^.;]{0,300}\b(?:indemnif\w*|defend\w*|harmless)\b`,
      String.raw`\b(?:represents?|(?<!no |disclaims |without )warrants?|warranty that)\b[^.;]{0,200}\b(?:does|do|will|would|shall) not\b[^.;]{0,40}\b(?:infringe|misappropriate)\b`,
    ],
    off: [String.raw`\bmaterial agreements?\b|\bstandard customer\b`],
  },
  'IPD-21': {
    name: 'Joint ownership of intellectual property',
    as: ['joint-ip-ownership'],
    cues: [
      String.raw`\bjoint(?:ly)?[ -](?:own\w*|invent\w*|develop\w*|titles?|intellectual)\b|\bown\w*\b[^.;]{0,40}\bjointly\b|\bco-?own\w*\b`,
    ],
    near: [
      String.raw`\bjoint(?:ly)?\b[^.;]{0,80}\b(?:own\w*|propert(?:y|ies)|develop\w*|invent\w*|titles?)\b|\b(?:own\w*|title)\b[^.;]{0,60}\bjoint(?:ly)?\b|\bco-?own\w*\b|\bundivided\b[^.;]{0,60}\binterest`,
    ],
    off: [String.raw`\b(?:spouse|marri\w+|divorce|shares)\b`],
  },
  'IPD-22': {
    name: 'Access to source code',
    as: ['source-code-escrow'],
    cues: [String.raw`\bsource code\b[^.;]{0,160}\bescrow\b|\bescrow\b[^.;]{0,160}\bsource code\b`],
  },
  'IPD-23': {
    name: 'Inventions made later',
    cues: [
      String.raw`\b(?:inventions?|improvements?|work product|works? of authorship|discover(?:y|ies)|developments?)\b[^.;]{0,160}\b(?:conceiv\w*|made|makes?|develop\w*|creat\w*|reduc\w+ to practice)\b[^.;]{0,120}\b(?:during|within|after|following|while|in the course)\b`,
      String.raw`\b(?:during|within|after|following|while)\b[^.;]{0,120}\b(?:conceiv\w*|makes?|develop\w*|creat\w*)\b[^.;]{0,80}\b(?:inventions?|improvements?|works? of authorship)\b|\bfuture (?:inventions?|improvements?|works?|developments?)\b`,
    ],
    near: [
      String.raw`\b(?:inventions?|discover\w+|improvements?|ideas?|patents?|work product|derivative works?|enhancements?|modifications?)\b[^.;]{0,200}\b(?:during|within|after|following|future|hereafter|conceiv\w*|develop\w*|made|makes?|creat\w*)\b`,
    ],
    off: [String.raw`\bentirely on (?:personal|his|her|their|your|my|its) (?:own )?time\b`],
  },
};
