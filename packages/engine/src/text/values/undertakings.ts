import { fullMonthNames } from './months.ts';

/** Somebody who undertakes something in a sentence: `Anna will send the list`. */
interface FoundUndertaking {
  readonly from: number;
  readonly to: number;
  /** Who, in the words of the text: a name, several names, a handle or a role. */
  readonly who: string;
  readonly whoFrom: number;
  /** What, from the verb to the end of the clause. */
  readonly what: string;
  readonly whatFrom: number;
}

const name =
  "(?:@[\\w.-]{1,40}|(?!(?:How|What|Who|When|Where|Why)\\b)\\p{Lu}[\\p{L}'’-]{0,30}(?: (?:\\p{Lu}\\.|(?:van|von|de|der|del|la|di|O') ?)?(?: ?\\p{Lu}[\\p{L}'’-]{1,30}){1,2})?)";
const names = `${name}(?:(?:, and | and |, |/| & )${name}){0,5}`;
const role =
  '(?:the )?(?:chair(?:man|woman|person)?|secretary|treasurer|president|vice[- ]president|director|manager|board|committee|management|administration|finance|legal|marketing|sales|HR|IT|operations|engineering|procurement|communications|product|design|support|office|project|council|department|team|working group|company|agency|ministry|supplier|vendor|provider|client|customer|developer|programme office|contractor|auditors?|staff)(?: (?:office|team|department|manager|director|committee|board|group|lead|staff|unit|officer)){0,2}';
const roles = `(?:[Tt]he (?:\\p{L}{3,20} ){0,2})?${role}`;
const verb =
  '(?:will|shall|is going to|are going to|has agreed to|have agreed to|agreed to|volunteered to|offered to|promised to|undertook to|is to|are to|plans? to|intends? to|must|should|needs to|need to|to)';
const notAction =
  '(?!be\\b|the\\b|have\\b|see\\b|know\\b|happen\\b|need\\b|likely\\b|not\\b|also be\\b|rain\\b|date\\b)';
const notSubject = `(?!(?:Agreed|Voted|Wanted|Needs?|Update|Reminder|Remember|Talking|Goal|Plan|Plans|We|You|They|It|This|That|These|Those|There|Who|What|Which|He|She|I|One|Action|Actions|Decision|Next|Up|Due|As|In|On|At|For|From|If|When|How|Want|Used|Access|Back|Add|Time|Ability|Able|Proposal|Request|Decided|Resolved|Approved|According|Thanks|Link|Links|Welcome|Introduction|Changes|Prior|Subject|Related|Regarding|Going|Continue|Continued|Try|Trying|Happy|Ready|Nothing|Everything|Something|Everyone|Anyone|Somebody|Someone|Nobody|Issue|Issues|${fullMonthNames}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\b)`;

/** By a name: `Anna Berg will send`, `@ben to fix`, `Ben and Chidi agreed to call`. */
const byName = new RegExp(
  `(?<![\\p{L}\\d@'’-])${notSubject}(${names})(?: \\([^)]{1,40}\\))? ${verb} ((?:\\p{Ll}{2,12}ly )?${notAction}\\p{Ll}{2,}[^;]{0,300}?)(?=[.!?]?$|;|[.!?] )`,
  'gu',
);
/** By an office: `the treasurer will pay`, `Finance to publish`. */
const byRole = new RegExp(
  `^(${roles}) ${verb} ((?:\\p{Ll}{2,12}ly )?${notAction}\\p{Ll}{2,}[^;]{0,300}?)(?=[.!?]?$|;|[.!?] )`,
  'giu',
);

/** Lists every undertaking of a named person in a sentence, at most one for each clause. */
export function listNamedUndertakings(text: string): readonly FoundUndertaking[] {
  return listMatches(text, byName);
}

/** Finds the undertaking at the start of a sentence, when an office or a body replaces a name. */
export function findRoleUndertaking(text: string): FoundUndertaking | undefined {
  const [found] = listMatches(text, byRole);
  // Without case, "it will" looks like the IT department.
  return found === undefined || /^(?:it|hr)$/.test(found.who) ? undefined : found;
}

function listMatches(text: string, pattern: RegExp): readonly FoundUndertaking[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: who = '', 2: what = '', index }) => ({
    from: index,
    to: index + whole.length,
    who,
    whoFrom: index,
    what: what.trimEnd(),
    whatFrom: index + whole.length - what.length,
  }));
}
