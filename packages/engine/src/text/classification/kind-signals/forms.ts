import { anywhere, inHead, inName, inTitle, type KindSignals, repeated } from './signal.ts';

/** From this share of its lines on, a text is a log or a program. Set by hand. */
const shareOfLines = 0.4;
const fewestLines = 5;
const logLine =
  /^\W{0,3}(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d\/\w{3}\/\d{4}:\d\d:\d\d|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d\d:\d\d:\d\d[.,]?\d{0,6}\b|\d{1,3}(?:\.\d{1,3}){3} \S+ \S+ \[)/;
/** `{{ name }}`, `{% if … %}`: a letter or a form with places that a program fills in is no program. */
const blankOfTemplate = /\{\{|\{%|\{\w+\}/;
const codeLine =
  /[;{}]\s*$|^\s*(?:import|from|def|class|function|const|let|var|return|public|private|static|#include|using|package|if|for|while|else|elif|try|except|end|local|SELECT|INSERT|CREATE|UPDATE|export|async|await|fn|struct|enum|impl|type|interface)\b.{0,160}[({:;=>)]|^\s*(?:\/\/|#!|\/\*|\*\/|<\/?\w{1,20}[ >])/;
const suing = /\b(?:plaintiff|petitioner|appellant|claimant)s?\b/i;
const sued = /\b(?:defendant|respondent|appellee)s?\b/i;
const suedAlone = /\b(?:debtor|amicus curiae)\b/i;

/** Papers known by their form. Of two kinds with the same weight, the first is chosen. */
export const formSignals: readonly KindSignals[] = [
  {
    kind: 'cv',
    signals: [
      inTitle('its title', /\b(?:curriculum vitae|r[ée]sum[ée]|CV)\b/),
      anywhere(
        'work experience',
        /^[\s#*_]{0,12}(?:work |professional |relevant |career |employment )?(?:experience|employment|history|work)(?: history)?[\s:*_]*(?:$|\t)/im,
      ),
      anywhere(
        'education',
        /^[\s#*_]{0,12}education(?: (?:and|&) (?:training|qualifications))?[\s:*_]*(?:$|\t)/im,
      ),
      anywhere(
        'skills',
        /^[\s#*_]{0,12}(?:technical |key |core |programming |professional )?(?:skills|competenc(?:ies|es)|technologies)(?: (?:and|&) \w+)?[\s:*_]*(?:$|\t)/im,
      ),
      repeated(
        'years of work or study',
        /\b(?:19|20)\d\d[^\S\n]?(?:[-–—]|to)[^\S\n]?(?:[A-Z][a-z]{2,8}\.? )?(?:(?:19|20)\d\d|present|now|current|today)\b/gi,
        { fewest: 3, weight: 0.8 },
      ),
      inTitle(
        'how to reach its author',
        /\S@\S{1,60}\.\w{2,}[^\n]{0,120}(?:\+?\d[\d ()-]{7,}|linkedin|github)|(?:\+?\d[\d ()-]{7,}|linkedin|github)[^\n]{0,120}\S@\S{1,60}\.\w{2,}/i,
        0.7,
      ),
    ],
  },
  {
    kind: 'form',
    signals: [
      inName(
        'its title',
        /\b(?:application|registration|enrol?lment|order|claim|consent|request|intake|feedback|evaluation|inspection|assessment|referral|nomination|permission|booking|sign-?up|acknowledge?ment) (?:form|sheet|slip)\b|\bform [A-Z]{0,3}-?\d{1,4}\b|\b(?:questionnaire|checklist|job application|application for|sign-in sheet|timesheet|inspection|acknowledge?ment of receipt|handbook acknowledge?ment|(?:performance|shift) (?:review|handover))\b/i,
        1.3,
      ),
      repeated('blanks to fill in', /_{4,}|\.{8,}|\[\s{0,3}\]|[☐□❑❏]/g, { fewest: 5, weight: 1.5 }),
      repeated('blanks without a line', /^[^\n:]{2,40}:[\s_]*$/gm, { fewest: 6, weight: 1 }),
      anywhere(
        'what to do with it',
        /\b(?:please (?:print|complete|fill (?:in|out)|tick|check|circle|answer)|for (?:office|official|internal) use only|tick (?:one|all)|check (?:one|all)|block capitals|attach additional (?:sheets|pages))\b/i,
        1,
      ),
      anywhere(
        'a place to sign',
        /\b(?:signature|signed|initials)\b[^\n]{0,40}(?:_{3,}|\bdate\b)|\bapplicant.s signature\b/i,
        0.5,
      ),
    ],
  },
  {
    kind: 'certificate',
    signals: [
      inTitle(
        'its title',
        /\b(?:certificate of (?!incorporation|formation|organi[sz]ation|limited)\w+|(?:birth|death|marriage|gift|test|medical|compliance|completion|training|calibration|insurance) certificate|diploma|transcript of (?:records|grades)|zeugnis|attestation|certificat|urkunde)\b/i,
        1.5,
      ),
      anywhere(
        'what it certifies',
        /\b(?:this is to certify|(?:hereby |do )?certif(?:y|ies|ied) that|is (?:hereby )?awarded to|has (?:successfully )?completed|in recognition of|is presented to|has been conferred)\b/i,
      ),
    ],
  },
  {
    kind: 'court-paper',
    signals: [
      inTitle(
        'its title',
        /\b(?:motion (?:to|for|in)|(?:verified |amended )?complaint for|petition(?:er)?(?: for)?|(?:amicus|appeal|appellate|opening|reply) brief|brief (?:of|for|in support)|affidavit|memorandum of law|summons|subpoena|notice of (?:motion|appeal|hearing)|answer and counterclaim|judgment|writ of|order granting|opinion of the court)\b/i,
        1.2,
      ),
      inHead(
        'a court',
        /\b(?:court of|district court|superior court|supreme court|circuit court|county court|high court|bankruptcy court|trial court|housing court|honou?rable court|this court|court for the)\b/i,
      ),
      {
        name: 'the parties to a case',
        test: ({ text }) => (suing.test(text) && sued.test(text)) || suedAlone.test(text),
      },
      anywhere(
        'what the court is asked',
        /\b(?:respectfully (?:submitted|requests?|moves?|prays?)|prayer for relief|wherefore|comes now|pursuant to (?:rule|fed))\b/i,
      ),
      inHead(
        'a case number',
        /\b(?:case|docket|civil action|index|cause)\s?(?:no|number|#)\b/i,
        0.5,
      ),
    ],
  },
  {
    kind: 'log',
    signals: [
      { name: 'lines with their time', weight: 4, test: ({ text }) => isMostly(text, logLine) },
    ],
  },
  {
    kind: 'code',
    signals: [
      { name: 'lines of a program', weight: 4, test: ({ text }) => isMostly(text, codeLine) },
    ],
  },
];

/** In characters: the first lines are enough, and a longer line is no line of a program. */
const longestSample = 8_000;
const longestLine = 400;

function isMostly(text: string, pattern: RegExp): boolean {
  const lines = text
    .slice(0, longestSample)
    .split('\n')
    .filter((line) => line.trim() !== '' && !blankOfTemplate.test(line));
  const found = lines.filter((line) => line.length <= longestLine && pattern.test(line)).length;
  return lines.length >= fewestLines && found >= lines.length * shareOfLines;
}
