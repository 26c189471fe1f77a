/** What sort of left-over words are: a space to fill in, a placeholder, a template's field, a note of the drafter, filler text. */
export type LeftOverKind = 'blank' | 'placeholder' | 'template-field' | 'note' | 'filler';

/** Words left over from drafting, with their position in a passage. */
export interface LeftOver {
  readonly kind: LeftOverKind;
  readonly from: number;
  readonly to: number;
}

interface LeftOverPattern {
  readonly kind: LeftOverKind;
  readonly pattern: RegExp;
  /** Tells from the text before and after the words whether they are left over; absent if they always are. */
  isLeftOver?(words: string, before: string, after: string): boolean;
}

const field =
  "(?:insert|enter|specify|describe|select|choose|state|add|your|name|date|amount|address|title|number|party|price|country|city|legal name|full (?:legal )?name|(?:company|client)(?=\\]| name| address| logo)|(?:employer|employee|customer|provider|recipient|landlord|tenant)(?:'s)? (?:legal |full |company )?(?:name|address|title|signature)|day|month|year|to be (?:inserted|added|determined|agreed|confirmed|completed|filled|assigned|specified|advised|provided|discussed|announced|decided|supplied|finali[sz]ed))";
/** What a bracket says that tells of words taken out, as in contracts that were filed with a public office. */
const takenOut = '(?![^\\]]{0,40}\\b(?:removed|redacted|omitted|withheld)\\b)';

const word = '\\p{L}[\\p{L}\\d]{0,30}';
const snakeCase = `${word}(?:[_.-][\\p{L}\\d]{1,30}){1,8}`;
const fewWords = `\\p{L}[\\p{L}\\d_]{0,40}(?:,? [\\p{L}\\d_.]{1,40}){0,4}`;
const latexCommand = /\\[a-z]+\s*(?:\{[^{}]*\}\s*)*$/i;

const patterns: readonly LeftOverPattern[] = [
  { kind: 'blank', pattern: /(?<![A-Za-z_])_{4,}/g },
  { kind: 'blank', pattern: /[$£€] ?_{1,60}/g },
  {
    kind: 'blank',
    pattern:
      /\bto be (?:inserted(?! (?:immediately|after|before|into|following|at))|agreed (?:upon )?later)\b/gi,
  },
  { kind: 'blank', pattern: /\[(?:\s{0,9}|_{1,60}|[●•]{1,9})\](?![*(])/g },
  {
    kind: 'placeholder',
    pattern: new RegExp(`\\[ ?${field}\\b${takenOut}[^\\]]{0,60}\\](?![*(])`, 'gi'),
  },
  { kind: 'placeholder', pattern: /\[ ?(?:x{2,9}(?:-x{2,9}){0,4}|tbd|tbc) ?\](?![*(])/gi },
  {
    kind: 'placeholder',
    pattern:
      /<(?:insert|enter|specify|your|(?:company|client|customer|party) name|name of)\b[^<>=]{0,60}>/gi,
  },
  { kind: 'placeholder', pattern: /[$£€] ?x{2,9}\b/gi },
  {
    kind: 'template-field',
    pattern: /\{\{[^{}]{1,80}\}\}/g,
    // The address of a link, which is not visible.
    isLeftOver: (_, before) => !before.endsWith(']('),
  },
  { kind: 'template-field', pattern: /\$\{[^{}]{1,60}\}/g },
  { kind: 'template-field', pattern: /\[\[ ?[A-Za-z][^[\]]{0,60}\]\](?!\()/g },
  { kind: 'template-field', pattern: /<<[^<>]{1,60}>>/g, isLeftOver: isNoQuotation },
  {
    kind: 'template-field',
    pattern: new RegExp(
      `(?<![\\w\\\\$%#{\\]])\\{ ?\\$?(?:${snakeCase}|${fewWords}) ?\\}(?!\\})`,
      'gu',
    ),
    isLeftOver: (words, before) =>
      words.length > 4 && isNoCode(words, before) && !latexCommand.test(before),
  },
  { kind: 'note', pattern: /\b(?:TODO|FIXME)\b/g, isLeftOver: isNoCode },
  {
    kind: 'placeholder',
    pattern: /\b(?:TBD|TBC)\b/gi,
    isLeftOver: (_, __, after) => !companyName.test(after),
  },
  { kind: 'placeholder', pattern: /\?{3,5}/g, isLeftOver: isMissingValue },
  {
    kind: 'note',
    pattern:
      /\[ ?(?:note to (?:draft(?:er)?|self|file)|drafting note|drafter's note|NTD)\b[^\]]{0,200}\]/gi,
  },
  { kind: 'filler', pattern: /\b(?:lorem ipsum(?: dolor sit amet)?|dolor sit amet)\b/gi },
  {
    kind: 'placeholder',
    pattern: /(?<![\w.,/&-])X{3,}(?![\w&-]|[./,]\w)/g,
    isLeftOver: isFillerWord,
  },
  { kind: 'placeholder', pattern: /(?<![\w.@])x{1,3}(?:[.,]x{3}){1,3}(?![\w@]|\.\w)/gi },
  { kind: 'placeholder', pattern: /(?<=[:=] ?)x{3,}(?=\s*$)/g },
];

/** Every left-over contains one of these signs; searching for them first is quick. */
export const leftOverCue =
  /_{2}|[[{<]|\bto be (?:inserted|agreed)|\?\?\?|[$£€] ?[_x]|\b(?:TB[DC]|TODO|FIXME|lorem ipsum|dolor sit amet)\b|XXX|[:=] ?xxx/i;
const reach = 60;

/** Everything in a passage that drafting left in, in the order of the text; where two overlap the first counts. */
export function listLeftOvers(text: string): readonly LeftOver[] {
  if (!leftOverCue.test(text)) return [];
  const all = patterns.flatMap(({ kind, pattern, isLeftOver }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }): readonly LeftOver[] => {
      const to = index + words.length;
      const before = text.slice(Math.max(0, index - reach), index);
      const isOne = isLeftOver?.(words, before, text.slice(to, to + reach)) ?? true;
      return isOne ? [{ kind, from: index, to }] : [];
    }),
  );
  const found: LeftOver[] = [];
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.from >= (found.at(-1)?.to ?? 0)) found.push(one);
  }
  return found;
}

/** Guillemets typed as `<< Pty >>` stand around a word with a blank on either side; a template's field has a name. */
function isNoQuotation(words: string): boolean {
  if (!/^<< .* >>$/.test(words)) return true;
  return (
    /_|^<< [A-Z\d]{2,} >>$/.test(words) || /\b(?:insert|enter|name|date|amount|your)\b/i.test(words)
  );
}

const code = /[=;]\s*$|\/\/|^\s*(?:#|\*|const|let|var|def|import)\b/;

/** A stamp such as `{N0276140 2}` numbers the file in an archive. */
function isNoCode(words: string, before: string): boolean {
  return !code.test(before) && !/\d{4}/.test(words);
}

const companyName =
  /^,? ?(?:Corp(?:oration)?|Inc|Ltd|LLC|Bank|Group|Holdings?|Limited|Company|Co\.|plc|GmbH)\b/;

/** Question marks for a missing value come after a blank that follows a word, a colon or a bracket. */
function isMissingValue(_words: string, before: string, after: string): boolean {
  return (
    /(?:^|[\p{L}\d,:$€£"“] |[:=$€£([“"])$/u.test(before) && /^(?:$|[\s.,;:%)\]"”])/.test(after)
  );
}

const romanLead =
  /\b(?:articles?|sections?|chapters?|titles?|parts?|schedules?|exhibits?|annex(?:es)?|appendix|volumes?|vol\.|books?|items?|clauses?|paragraphs?|rules?|phases?|tables?|figures?|attachments?|louis|super bowl)\.? $|\b[IVXLC]+(?:,| and|, and| or| to| through|-) $/i;
/** A longer row of X hides a value that was there, as in the reports of machines. */
const shortestMask = 7;
const adult = /\b(?:adult|porn\w*|rated|ratings?|sexual\w*|explicit|obscene|films?|movies?)\b/i;

/** XXX is also thirty in Roman figures, a mark of films for adults, and what hides the digits of an account. */
function isFillerWord(words: string, before: string, after: string): boolean {
  const isNumeral =
    words === 'XXX' &&
    (romanLead.test(before) || (/^\s*\(?$/.test(before) && /^[.)] /.test(after)));
  const isMask =
    /^ ?(?:X+ )*\d/.test(after) || /(?:\d|\bending(?: in| with)?) (?:X+ )*$/.test(before);
  return (
    !isNumeral &&
    !isMask &&
    words.length < shortestMask &&
    !adult.test(before) &&
    !adult.test(after)
  );
}
