import type { ReadBearer } from '../../../text/checks/document-check.ts';

/** How a sentence tells whose risk a finding is. */
export interface BearingPattern {
  /** A regular expression; `{WHO}` stands for the party it is about. Without `{WHO}` the risk is everyone's. */
  readonly pattern: string;
  /** Whether the party named bears the risk, or every other one. */
  readonly bearer: 'subject' | 'others' | 'everyone';
}

/** After a party: what makes it the owner of the noun that follows. */
const own = "(?:['’]s?|(?<=\\b(?:your|our|his|her)))";
const who = (pattern: string, bearer: 'subject' | 'others'): BearingPattern => ({
  pattern,
  bearer,
});
const everyone = (pattern: string): BearingPattern => ({ pattern, bearer: 'everyone' });
const modal =
  '(?:shall|will|must|may|agrees? to|undertakes? to|is (?:required|obliged) to|has to|have to)';

/** Liability limited or excluded: the party that owes less is protected, the others can recover less. */
const unprotected: readonly BearingPattern[] = [
  everyone(
    "\\b(?:each|either|neither|a|any|one|both) (?:of the )?part(?:y|ies)(?:['’]s?)?[^.;]{0,60}\\bliab|\\bliabilit\\w+ of (?:each|either|any|a|one|both)(?: of the)? part|\\bthe parties['’]? (?:\\w+ ){0,4}liab|\\bparties shall (?:not )?be liable|\\b(?:neither|each|either) of (?:us|the parties)[^.;]{0,60}\\bliab|\\bneither {PARTY} nor {PARTY}",
  ),
  who(`{WHO}${own} (?:\\w+,? ){0,5}liabilit`, 'others'),
  who('\\bliabilit\\w+(?: \\w+){0,3} of {WHO}', 'others'),
  who(
    '{WHO}(?:,? (?:and|or|nor) [^.;]{0,80}?)?,? (?:shall|will|is|are|does|do|can|may|accepts?|assumes?|bears?|has|have|undertakes?)\\b[^.;]{0,60}\\b(?:liab|responsib)',
    'others',
  ),
  who(
    '\\b(?:shall|will|does|do|is|are|may|can) {WHO}\\b[^.;]{0,160}\\b(?:liab|responsib)',
    'others',
  ),
  who('{WHO} (?:limits?|excludes?|disclaims?|caps?)\\b[^.;]{0,80}\\bliabilit', 'others'),
  who('\\bagainst {WHO}\\b', 'others'),
];

/** Liability without a limit: the party that is liable. */
const liable: readonly BearingPattern[] = unprotected.map(({ pattern, bearer }) => ({
  pattern,
  bearer: bearer === 'everyone' ? bearer : 'subject',
}));

/** Rights in what is made pass to somebody: the maker bears it, not the one who gets them. */
const creator: readonly BearingPattern[] = [
  everyone('\\b(?:jointly owned|joint property|each party shall own|neither party)\\b'),
  who(
    '{WHO} (?:(?!(?:you|we|he|she)\\b)\\w+ ){0,3}?(?:irrevocably )?(?:assigns?|transfers?|conveys?|waives?|relinquish)',
    'subject',
  ),
  who('\\b(?:owned|held|acquired)(?: \\w+){0,3}? by {WHO}', 'others'),
  who('\\b(?:property|ownership|title)(?: \\w+){0,2}? of {WHO}', 'others'),
  who(`{WHO}${own} (?:\\w+,? (?:and )?){0,3}?property\\b`, 'others'),
  who(
    '\\b(?:vests?|belongs?|passe?s?|assign(?:s|ed)?|transfer(?:s|red)?)(?: \\w+){0,4}? (?:in|to|with) {WHO}',
    'others',
  ),
  who(
    '{WHO} (?:\\w+ ){0,3}?(?:owns?|shall be the (?:sole )?owner|acquires?|retains?)\\b',
    'others',
  ),
];

/** Books open to inspection: the party whose books they are. */
const audited: readonly BearingPattern[] = [
  everyone("\\b(?:each|either|any) party(?:['’]s)? (?:may|shall|will|has|books|records)\\b"),
  who(
    '{WHO} (?:may|shall|will|is|has|have|reserves|can)\\b(?: \\w+,? ){0,8}?(?:audit|inspect|examine|access to)',
    'others',
  ),
  who(
    "\\b(?:allow|permit|audit(?:ed)?|inspect(?:ed|ion)?|examin\\w+|available)(?: \\w+){0,4}? (?:by |to )?{WHO}(?!['’]|\\w)",
    'others',
  ),
  who(
    `{WHO}${own} (?:\\w+,? (?:and )?){0,4}?(?:books|records|accounts|premises|facilities|use|compliance)`,
    'subject',
  ),
  who('{WHO} (?:shall|will|must|agrees? to)\\b', 'subject'),
];

/** Warranties disclaimed: the party that gives what comes without them is not at risk, the receiver is. */
const receiver: readonly BearingPattern[] = [
  everyone(
    '\\b(?:each|either|neither|both|no) (?:of the )?part(?:y|ies)\\b|\\bthe parties\\b|\\bneither {PARTY} nor {PARTY}|{PARTY} and {PARTY} (?:each|both|hereby|expressly|disclaim)',
  ),
  who(
    '{WHO}(?:,? (?:and|or|nor) [^.;]{0,80}?)? (?:\\w+ ){0,3}?(?:disclaims?|excludes?|makes? (?:no|any)|gives? no|provides? no|offers? no)\\b',
    'others',
  ),
  who(
    '{WHO}(?:,? (?:and|or|nor) [^.;]{0,80}?)? (?:does not|do not|shall not|will not|is not) (?:\\w+ ){0,2}?(?:make|give|warrant|provide|represent|offer|making)',
    'others',
  ),
  who(
    '{WHO} (?:\\w+ ){0,3}?(?:accepts?|takes?|acknowledges?|understands?|agrees?|purchases?|assumes?|leases?|hires?)\\b',
    'subject',
  ),
  who(
    '\\b(?:provided|licensed|supplied|sold|delivered|leased|furnished|made available)(?: \\w+)? (?:to|for) {WHO}',
    'subject',
  ),
  who(
    '\\b(?:provided|licensed|supplied|sold|delivered|leased|furnished|given|made available)(?: \\w+)? by {WHO}',
    'others',
  ),
  who(
    "{WHO}(?:['’]s)? (?:\\w+ )?(?:provid|suppl|licens|sell|deliver|furnish|install)\\w*",
    'others',
  ),
  who(
    "{WHO}(?:['’]s)? (?:\\w+ )?(?:data|materials?|content|equipment|property|information|components?|products?|services?|software|website|platform|goods)\\b",
    'others',
  ),
];

const remedied: readonly BearingPattern[] = [
  everyone(
    "\\b(?:each|either|neither|both) (?:\\w+ )?part(?:y|ies)(?:['’]s?)?\\b|\\bthe parties['’]?\\b|\\beach (?:protected|indemnified) party",
  ),
  who(`{WHO}${own},? (?:\\w+,? ){0,4}?(?:remed|recourse)`, 'subject'),
  who(
    '{WHO}\\b[^.;]{0,60}\\b(?:its|their|his|her) (?:sole|exclusive|only|entire)(?:,? (?:and|or)? ?(?:sole|exclusive|only))? (?:remed|recourse)',
    'subject',
  ),
  who(
    "\\b(?:remed\\w+|recourse)(?: \\w+){0,2}? (?:of|for|available to|to) {WHO}(?!['’])",
    'subject',
  ),
  who(`{WHO}${own} (?:\\w+,? ){0,3}?(?:liabilit|obligation)`, 'others'),
  who('\\b(?:liabilit\\w+|obligations?) of {WHO}', 'others'),
  who('\\bremed\\w+[^.;]{0,40}\\bagainst {WHO}', 'others'),
];

const payerWords =
  '(?:pay|reimburse|remit|bear|compensate|be (?:charged|billed|invoiced)|incur|order|purchase|forfeit|owe)';
const payeeWords =
  '(?:charge|invoice|bill|increase|raise|adjust|change|retain|keep|withhold (?:any )?refund|be paid|be entitled to (?:payment|receive)|receive|not (?:refund|be (?:obliged|required|obligated) to refund)|refund)';

function listMoney(payer: 'subject' | 'others'): readonly BearingPattern[] {
  const payee = payer === 'subject' ? 'others' : 'subject';
  return [
    everyone('\\b(?:each|either|neither|both) (?:of the )?part(?:y|ies)\\b[^.;]{0,80}\\bpay'),
    who(`{WHO}(?:,? (?:and|or) [^.;]{0,60}?)?,? ${modal}(?: \\w+){0,3}? ${payerWords}\\b`, payer),
    who('{WHO} (?:hereby )?(?:pays?|owes?|reimburses?|authori[sz]es?)\\b', payer),
    who(
      `{WHO} (?:may|shall|will|reserves the right to|is entitled to|has the right to|can|does|do|are entitled to)(?: (?:\\w+ly|also|further|then|at any time|from time to time))? ${payeeWords}\\b`,
      payee,
    ),
    who('\\b(?:paid|made|payable|owed|due|payments?|forfeited)(?: \\w+)? by {WHO}', payer),
    who('\\b(?:pay|pays|payable|paid|owed|due|payments?|fees)(?: \\w+)? to {WHO}', payee),
    who('\\b(?:pay|pays|reimburse) {WHO}\\b', payee),
    who('\\brefund\\w*(?: \\w+){0,3}? to {WHO}', payer),
    who('\\b(?:charge|charged to|bill|invoice) {WHO}\\b', payer),
    who('\\binvoices? (?:of|from|issued by|sent by) {WHO}', payee),
    who("{WHO}(?:['’]s)? invoices?\\b", payee),
  ];
}

const renewed: readonly BearingPattern[] = [
  everyone(
    '\\b(?:unless|until|if|subject to)\\b[^;]{0,60}\\b(?:either|one|a|any|neither|both|each) (?:of the )?part(?:y|ies)\\b|\\b(?:unless|until|if)\\b[^;]{0,40}\\b(?:either|one|neither) (?:of us|{PARTY} or {PARTY})|\\bby either party\\b',
  ),
  who('\\bunless\\b[^;]{0,20}{WHO}\\b', 'subject'),
];

/** What one party decides alone binds the others; whose consent is needed decides alone too. */
const overruled: readonly BearingPattern[] = [
  everyone(
    "\\b(?:each|either|neither|any|a|both) part(?:y|ies)(?:['’]s?)?(?: own)? (?:\\w+ ){0,3}?(?:discretion|judgment|opinion)|\\bits own discretion of each party\\b",
  ),
  who(
    `{WHO}${own} (?:own )?(?:\\w+,? (?:and )?){0,3}?(?:discretion|judgment|determination|opinion|decision|records|books|statements?|certificates?|calculations?|measurements?)`,
    'others',
  ),
  who(`{WHO}${own} (?:\\w+,? ){0,4}?(?:consent|approval|permission)`, 'others'),
  who('\\b(?:consent|approval|permission|discretion|judgment|opinion) of {WHO}', 'others'),
  who(
    '\\b(?:determined|decided|made|designated|established|set|approved|required) (?:solely |\\w+ )?by {WHO}',
    'others',
  ),
];

const enjoined: readonly BearingPattern[] = [
  everyone(
    '\\b(?:each|either|any|both|neither|a|the other|non-breaching|aggrieved|breaching|injured) part(?:y|ies)\\b|\\bthe parties\\b',
  ),
  who(
    '{WHO} (?:shall|will|may|is|are)(?: \\w+){0,4}? (?:entitled|seek|apply|obtain|have the right|request)',
    'others',
  ),
  who('\\b(?:entitles?|give|gives) {WHO}', 'others'),
  who(
    '{WHO} (?:\\w+ ){0,3}?(?:acknowledges?|agrees?|recogni[sz]es?|waives?|consents?|understands?|shall not|will not)\\b',
    'subject',
  ),
];

const secrecy =
  '(?:(?:\\w+ ){0,6}?(?:keep|hold|maintain|treat|preserve|protect|safeguard)\\b[^.;]{0,80}(?:confiden|secre)|not (?:\\w+,? ){0,6}?(?:disclose|divulge|reveal|communicate)|not (?:to )?use\\b[^.;]{0,60}(?:confiden|secre|proprietary))';
const mutualSecrecy = everyone(
  `\\b(?:each|either|neither|both|any) part(?:y|ies)\\b[^.;]{0,60}\\b${secrecy}|\\bthe parties\\b[^.;]{0,60}\\b${secrecy}|\\b(?:a|the) (?:disclosing|receiving) party\\b`,
);

function listSecrecy(keeper: 'subject' | 'others'): readonly BearingPattern[] {
  return [
    mutualSecrecy,
    who(`{WHO}(?:,? (?:and|or) [^.;]{0,60}?)?,? (?:${modal}|agrees?) ${secrecy}`, keeper),
  ];
}

/** Indemnities without a procedure: whoever indemnifies pays for cases that it does not steer. */
const indemnifier: readonly BearingPattern[] = [
  everyone(
    '\\b(?:each|either|both) (?:of the )?part(?:y|ies)\\b[^.;]{0,60}\\bindemnif|\\b(?:the|both) parties\\b[^.;]{0,30}\\bindemnify|\\b(?:a|the|any|an) indemnif(?:ying|ied) party\\b',
  ),
  who(
    `{WHO}(?:,? (?:and|or|at|on) [^.;]{0,60}?)?,? (?:${modal}|hereby) (?:[\\w,]+ ){0,6}?indemnif`,
    'subject',
  ),
  who('{WHO} (?:hereby )?indemnif(?:y|ies)\\b', 'subject'),
];

/** A change of control: it weighs on the party that is sold, not on the one that may then end the contract. */
const controlled: readonly BearingPattern[] = [
  everyone(
    '\\b(?:each|either|neither|any|a|both|one|such|the other|that) part(?:y|ies)\\b[^.;]{0,160}\\b(?:control|ownership|merge|voting)|\\b(?:control|ownership)\\b[^.;]{0,40}\\b(?:of|in|by) (?:a|either|any|each|such|the other|that) part',
  ),
  who(
    'change (?:of|in)(?: the)? (?:\\w+ )?(?:control|ownership) (?:of|in|over|at|by|affecting|involving) {WHO}',
    'subject',
  ),
  who(`{WHO}${own} (?:\\w+ ){0,3}?(?:change (?:of|in)|merger|sale|acquisition)`, 'subject'),
  who(
    '{WHO} (?:\\w+ ){0,2}?(?:undergo\\w*|experienc\\w+|suffer\\w*|merges?|consolidates?|is (?:acquired|merged|sold)|sells?|transfers?)\\b(?: an?\\b)?',
    'subject',
  ),
  who(
    '\\b(?:voting|shares?|stock|securities|assets|interests?|equity|ownership|control|majority|capital)(?: \\w+){0,3}? (?:of|in) {WHO}',
    'subject',
  ),
  who(
    '{WHO} (?:may|can|shall|has|is|will)\\b[^.;]{0,60}\\b(?:terminat|entitled|the right|accelerat)',
    'others',
  ),
  who('\\b(?:entitles?|permits?|allows?) {WHO}', 'others'),
  who('\\b(?:consent|approval|option|election|discretion) of {WHO}', 'others'),
  who(`{WHO}${own} (?:\\w+ ){0,3}?(?:consent|approval|option|election)`, 'others'),
];

/** How the sentence of a finding tells its bearer, the surest pattern first. Bearers that are not here have no words of their own. */
export const bearingPatterns: Readonly<Partial<Record<ReadBearer, readonly BearingPattern[]>>> = {
  unprotected,
  liable,
  creator,
  audited,
  receiver,
  remedied,
  renewed,
  overruled,
  enjoined,
  payer: listMoney('subject'),
  performer: listMoney('others'),
  confidant: listSecrecy('subject'),
  discloser: listSecrecy('others'),
  indemnifier,
  controlled,
};
