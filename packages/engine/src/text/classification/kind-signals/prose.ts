import { getDensity } from '../density.ts';
import type { KindInput } from '../kind-input.ts';
import { anywhere, inHead, inName, inTitle, type KindSignals, repeated } from './signal.ts';

const reportTitle =
  /^[^\n.]{0,60}\b(?:status|progress|annual|quarterly|monthly|weekly|incident|audit|inspection|project|financial|interim|survey|site visit)\b[^\n.]{0,30}\breport\b[^\n.]{0,40}$/im;
/** A title that ends with what it is: `At-Will Employment Policy`; an essay says what it is about. */
const policyName = /^[\p{L}\d&,'’ -]{3,80} (?:policy|code of conduct|handbook)$/iu;
/** A notice to the public on what is done with data. */
const privacyNotice = /^[^\n.]{0,60}\bprivacy (?:notice|policy|statement)\b[^\n.]{0,30}$/im;
const policyField =
  /^\W{0,6}(?:(?:policy|document) )?(owner|version|approved by|approver|effective(?: date| from)?|(?:next )?review(?: date)?|last (?:updated|reviewed)|revision|applies to)\b\W{0,4}\S/gim;
/** Set by hand, measured with `npm run evaluate:kinds` and held from above by `other-kinds.test.ts`. */
const fewestPolicyFields = 2;
const workplace =
  /\b(?:employ(?:ees?|ment|er)|staff|team members?|handbook|workplace|workday|work hours|co-?workers?|managers?|supervisors?|human resources|HR|benefits?|leave|vacation|holidays?|payroll|salary|salaries|time off|harassment|discrimination|conduct|at-will|remote work\w*|bonus(?:es)?|onboarding|contributors?|maintainers?|moderators?)\b/gi;
/** Such words per hundred words. Set by hand, measured with `npm run evaluate:kinds`, as the next. */
const densityOfWorkplace = 2;
const densityOfWorkplaceAlone = 4;
/** In words: what is counted of a long text, as `createKindInput` cuts it. */
const countedWords = 10_000;

/** Texts for readers: reports, rules of a house, articles, books. Of two kinds with the same weight, the first is chosen. */
export const proseSignals: readonly KindSignals[] = [
  {
    kind: 'lab-report',
    signals: [
      anywhere('an abstract', /^[\s#*_\d.]{0,12}abstract[\s:*_]*$/im, 0.7),
      anywhere(
        'methods',
        /^[\s#*_\d.]{0,12}(?:(?:materials and )?methods?|methodology|procedure|apparatus)[\s:*_]*$/im,
      ),
      anywhere('results', /^[\s#*_\d.]{0,12}results?(?: and discussion)?[\s:*_]*$/im),
      anywhere(
        'a hypothesis or an uncertainty',
        /\b(?:hypothesis|p\s?[<=]\s?0?\.\d+|standard deviation|±\s?\d)\b/i,
        0.7,
      ),
    ],
  },
  {
    kind: 'policy',
    signals: [
      {
        name: 'its title',
        weight: 2,
        test: isNamedPolicy,
      },
      inTitle('a privacy notice in its title', privacyNotice, 3),
      inName(
        'rules in its title',
        /\b(?:policy(?! ?#)|policies|code of (?:conduct|ethics)|(?:employee|staff|student) handbook|guidelines|house rules|rules of procedure|standard operating procedures?)\b/i,
        1,
      ),
      {
        name: 'who answers for it and which version it is',
        weight: 1.5,
        test: ({ head }) => countFields(head) >= fewestPolicyFields,
      },
      repeated(
        'what staff or members must and may do',
        /\b(?:employees?|staff|team members?|members|students|workers|personnel|everyone|anyone|managers?|volunteers|residents|visitors|participants) (?:\w+ )?(?:must|shall|should|may|can|cannot|will|are (?:required|expected|entitled|encouraged|responsible|eligible|allowed|asked|free)|is (?:required|expected|entitled|responsible|eligible|allowed))\b/gi,
        { fewest: 2 },
      ),
      {
        name: 'the words of a workplace or a community',
        weight: 1.2,
        test: ({ text, wordCount }) =>
          getDensity(text, workplace, Math.min(wordCount, countedWords)) >= densityOfWorkplace,
      },
      {
        name: 'many of them',
        test: ({ text, wordCount }) =>
          getDensity(text, workplace, Math.min(wordCount, countedWords)) >= densityOfWorkplaceAlone,
      },
      anywhere(
        'what happens to who breaks it',
        /\b(?:disciplinary (?:action|measures)|violat(?:es?|ions? of) th(?:is|e|ese) (?:policy|code|rules|guidelines)|up to and including termination|this (?:policy|code) (?:applies|covers|sets|explains|describes|is))\b/i,
      ),
    ],
  },
  {
    kind: 'report',
    signals: [
      inTitle(
        'its title',
        /\b(?:report|handbook|white ?paper|business plan|proposal|policies|overview)\b/i,
      ),
      inHead(
        'a summary at its head',
        /^[\s#*_\d.]{0,12}(?:executive summary|management summary|at a glance|key findings|highlights)\b/im,
      ),
      inTitle('the name of a report', reportTitle),
      {
        name: 'many headings',
        test: ({ headings, wordCount }) => headings >= 8 && wordCount >= 1_500,
      },
      anywhere(
        'numbered figures or tables',
        /\b(?:figure|table|chart|exhibit) \d+(?:[.:]| shows)/i,
        0.7,
      ),
      anywhere(
        'recommendations',
        /^[\s#*_\d.]{0,12}(?:recommendations?|next steps|conclusions? and recommendations?)[\s:*_]*$/im,
      ),
      anywhere(
        'figures of a business',
        /\b(?:revenue|turnover|sales|profit|EBITDA|budget|forecast|quarter|year-on-year)\b[^.\n]{0,80}(?:[$€£]|\d\s?%|\bpercent\b|\bmillion\b)/i,
        0.7,
      ),
    ],
  },
  {
    kind: 'guide',
    signals: [
      inTitle(
        'its title',
        /\b(?:guide(?:book)?|manual|how[- ]to|instructions|tutorial|playbook|getting started|step[- ]by[- ]step|next steps|FAQ|frequently asked questions|quick ?start|user.s guide|recipe|cheat ?sheet|walkthrough)\b|^[\s#*]{0,6}how (?:to|do|we|does)\b/i,
        1.5,
      ),
      repeated(
        'steps that say what to do',
        /^[\s#*_•◦▪-]{0,8}(?:\d{1,2}[.)]\s{1,4}|step \d{1,2}[:.]?\s{0,3})?(?:click|select|open|go to|choose|enter|install|run|create|add|check|make sure|ensure|press|turn|remove|fill (?:in|out)|submit|send|call|ask|use|write|read|keep|take|find|set|put|type|visit|log ?in|sign (?:in|up)|download|copy|save|mix|place|attach|connect|start|stop|wait|do not|don.t|never|always|avoid)\b/gim,
        { fewest: 4, weight: 1.2 },
      ),
      repeated(
        'words to who does it',
        /\b(?:you(?:.ll| will| should| can| may| need to| must| want to)|if you|your|make sure|click|select)\b/gi,
        { fewest: 8, weight: 0.7 },
      ),
      repeated(
        'questions as headings',
        /^[\s#*_\d.]{0,12}(?:what|how|why|when|where|who|can|do|does|is|are|should|which)\b[^\n.?]{4,90}\?[\s*_]*$/gim,
        { fewest: 3 },
      ),
    ],
  },
  {
    kind: 'slides',
    signals: [
      {
        name: 'the format of the file',
        weight: 2.6,
        test: ({ format }) => format === 'pptx' || format === 'odp',
      },
    ],
  },
  {
    kind: 'book',
    signals: [
      { name: 'the format of the file', weight: 2.6, test: ({ format }) => format === 'epub' },
      repeated(
        'chapters',
        /^[\s#*_]{0,12}(?:chapter|part|book|canto|act) (?:\d{1,3}|[ivxlc]{1,7}|one|two|three|four|five|six|seven|eight|nine|ten)\b[^\n]{0,60}$/gim,
        { fewest: 3, weight: 1.5 },
      ),
      anywhere('its publisher', /\bISBN(?:-1[03])?\b|\bfirst published\b|\ball rights reserved\b/i),
    ],
  },
  {
    kind: 'article',
    signals: [
      inHead(
        'a byline',
        /^[\s*_]{0,6}(?:by|words by|written by|author:) [A-Z][\p{L}.'’-]{1,20}(?: [A-Z][\p{L}.'’-]{1,24}){1,3}[^\n.]{0,60}$/mu,
        1.3,
      ),
      inHead(
        'a dateline',
        /^[^\n.]{0,10}[A-Z][A-Za-z .]{2,30}(?:, [A-Z][a-z.]{1,15})? \((?:AP|AFP|Reuters|UPI|dpa|CNN|PA)\)|^(?:published|updated|posted)(?: on)?:? [^\n]{4,50}\d{4}/im,
        1.3,
      ),
      anywhere(
        'what surrounds an article',
        /\b(?:read more|related (?:stories|articles|posts)|share this (?:article|story|post)|subscribe to our newsletter|photo(?:graph)?(?: by|:)|image (?:credit|source)|min(?:ute)? read|leave a comment)\b/i,
        0.7,
      ),
      anywhere(
        'a journal',
        /\b(?:doi:|doi\.org\/|ISSN|keywords:|et al\.|corresponding author|received:? \d|peer[- ]review(?:ed)?)/i,
      ),
      {
        name: 'paragraphs of prose',
        weight: 0.8,
        test: ({ proseShare, wordCount }) => proseShare >= 0.7 && wordCount >= 150,
      },
      repeated(
        'people who are quoted',
        /["”’][,.]? (?:he|she|they|[A-Z]\p{L}+(?: [A-Z]\p{L}+)?) (?:said|says|told|added|explained|argues|argued|warned|wrote)\b|\b(?:said|says|told|according to) [A-Z]\p{L}+/gu,
        { fewest: 4, weight: 0.8 },
      ),
    ],
  },
  {
    kind: 'essay',
    signals: [
      {
        name: 'paragraphs of prose',
        weight: 1.5,
        test: (input) =>
          input.proseShare >= 0.7 &&
          input.wordCount >= 70 &&
          input.headings <= 8 &&
          !isNamedPolicy(input),
      },
      anywhere(
        'a reference list',
        /^[\s#*_]{0,12}(?:references|works cited|bibliography|literature cited)[\s:*_]*$/im,
      ),
      anywhere(
        'citations',
        /\([A-Z][\p{L}'’-]{1,40}(?: et al\.)?(?:,? (?:19|20)\d\d|(?: and [A-Z][\p{L}'’-]{1,40})? \d{1,3})\)|\b[A-Z][\p{L}'’-]{1,40} \((?:19|20)\d\d\)/u,
      ),
      anywhere(
        'a stated position',
        /\b(?:I (?:\w+ly )?(?:believe|think|argue|contend|agree|disagree|feel)|in my (?:opinion|view)|this (?:essay|paper) (?:will|argues|examines|explores|discusses)|in conclusion|to conclude|on the other hand|some people (?:argue|say|believe|think))\b/i,
      ),
      {
        name: 'few headings',
        weight: 0.5,
        test: ({ headings, proseShare, wordCount }) =>
          headings <= 3 && proseShare >= 0.85 && wordCount >= 70,
      },
      anywhere(
        'a narrator',
        /\b(?:my (?:mother|father|family|parents|life|childhood|friends?|teacher|class|college|first|sophomore|freshman|senior)|I (?:was|had|have had|remember|learned|realized|felt|knew|grew|took|joined|decided))\b/i,
        0.5,
      ),
    ],
  },
];

function isNamedPolicy({ title, head }: KindInput): boolean {
  return policyName.test(title || (head.trimStart().split('\n', 1)[0] ?? ''));
}

/** Counts the facts about itself that a document states line by line: owner, version, date of review. */
function countFields(head: string): number {
  return new Set([...head.matchAll(policyField)].map((match) => match[1]?.toLowerCase())).size;
}
