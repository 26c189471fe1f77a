/** A reference in a passage: the word for its kind, and the number after it. */
export interface Mention {
  readonly kind: 'clause' | 'part' | 'attachment' | 'paragraph' | 'self';
  /** As written, without the word: `4.2(b)`, `IV`, `A`; the word itself for `this Section`. */
  readonly number: string;
  /** The word for an attachment, as in `Schedule`. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** Start of its list of numbers, including the word before it. */
  readonly listFrom: number;
}

const figures = String.raw`\d{1,4}(?:\.\d{1,3}){0,5}(?:\.[A-Z]\b)?(?:[A-Z]{1,2}\b)?(?:\s?\((?:[a-zA-Z]{1,5}|\d{1,3})\)){0,5}`;
const brackets = String.raw`\((?:[a-zA-Z]{1,5}|\d{1,3})\)(?:\s?\((?:[a-zA-Z]{1,5}|\d{1,3})\)){0,4}`;
const roman = String.raw`[IVXL]{1,7}\b(?:\s?\((?:[a-zA-Z]{1,5}|\d{1,3})\)){0,3}`;
const attachedLabel = String.raw`(?:[IVX]{1,5}(?:-[A-Z])?|(?:[A-Z]|AA|BB|CC|DD)(?:[-.]?\d{1,2})?)\b`;
const attached = String.raw`"?(?:\d{1,2}(?:[.-]\d{1,3})*(?:-?[A-Z])?\b|${attachedLabel})"?(?!\(|\.[a-z])`;
// A second label after a comma is a bare letter or number: in "Attachment 4, 4.3" the latter is a clause in it.
const attachedNext = String.raw`"?(?:\d{1,2}\b(?!\.\d)|${attachedLabel})"?(?!\(|\.[a-z])`;
const attachedJoiner = String.raw`(?:\s?,\s?(?:and |or |and/or )?|\s(?:and|or|and/or|through|to|&)\s)`;
const joiner = String.raw`(?:\s?,\s?(?:and |or |and/or )?|\s(?:and|or|and/or|through|to|&)\s|\s?-\s?)`;

// Words of a quantity: in "Section 4 or 30 days" the second number is not a section.
const notQuantity = String.raw`(?!\s?%|\s?\.?\d|[- ](?:\(|[a-z]+ )?(?:days?|weeks?|months?|years?|business|calendar|hours?|percent|per|times|million|consecutive)\b)`;

const clauseWord = String.raw`\b(?:Sub-?)?(?:Sections?|Clauses?)|§{1,2}`;
const patterns: readonly {
  readonly kind: Mention['kind'];
  readonly pattern: RegExp;
  readonly one: RegExp;
}[] = [
  {
    kind: 'clause',
    pattern: new RegExp(
      `(?:${clauseWord}|\\bparagraphs?)\\s?(?:${figures})(?:${joiner}(?:${figures})${notQuantity})*`,
      'gi',
    ),
    one: new RegExp(figures, 'g'),
  },
  {
    kind: 'part',
    pattern: new RegExp(
      `\\b[Aa](?:rticles?|RTICLES?)\\s(?:${roman}|${figures})(?:${joiner}(?:${roman}|${figures}))*`,
      'g',
    ),
    one: new RegExp(`${roman}|${figures}`, 'g'),
  },
  {
    kind: 'attachment',
    pattern: new RegExp(
      `\\b(?:Schedules?|SCHEDULES?|Exhibits?|EXHIBITS?|Annex(?:es)?|ANNEX|Appendix|APPENDIX|Appendices|Attachments?|ATTACHMENTS?)\\s${attached}(?:${attachedJoiner}${attachedNext}${notQuantity}(?![\\w']))*`,
      'g',
    ),
    one: new RegExp(`${attached}|${attachedNext}`, 'g'),
  },
  {
    kind: 'paragraph',
    pattern: new RegExp(
      `\\b(?:(?:sub-?)?(?:paragraphs?|clauses?|sections?)|items?)\\s${brackets}(?:${joiner}${brackets})*`,
      'gi',
    ),
    one: new RegExp(brackets, 'g'),
  },
  {
    kind: 'self',
    pattern:
      /\b[Tt]his (?:[Ss]ection|[Cc]lause|[Aa]rticle|[Pp]aragraph|[Ss]ubsection|Schedule|Exhibit|Annex|Appendix|Attachment)\b(?!\s?[\dIVXA-Z(§"]\S{0,3}\b)/g,
    one: /\S+$/g,
  },
];
const anyWord =
  /sections?|clauses?|articles?|paragraphs?|schedules?|exhibits?|annex|appendi|attachments?|items?|§/i;

/** Lists every reference in a passage, each number of a list by itself, in the order of the text. */
export function listMentions(words: string): readonly Mention[] {
  if (!anyWord.test(words)) return [];
  const found = patterns.flatMap(({ kind, pattern, one }) =>
    [...words.matchAll(pattern)].flatMap((match) => splitMentions(match, { kind, one })),
  );
  return found.sort((a, b) => a.from - b.from);
}

function splitMentions(
  match: RegExpExecArray,
  { kind, one }: { kind: Mention['kind']; one: RegExp },
): readonly Mention[] {
  const word = /^(?:this\s)?\S*?(?=\s|§|\d|$)/i.exec(match[0])?.[0] ?? '';
  const offset = kind === 'self' ? 0 : word.length + (match[0][word.length] === '§' ? 1 : 0);
  const numbers = [...match[0].slice(offset).matchAll(one)];
  // Labels of one list are of one kind: "Schedule 2 and A" are not both schedules.
  const isFigure = /^\W?\d/.test(numbers[0]?.[0] ?? '');
  const members =
    kind === 'attachment'
      ? numbers.filter(([number]) => /^\W?\d/.test(number) === isFigure)
      : numbers;
  return members.map((number, index) => {
    const from = match.index + (index === 0 ? 0 : offset + number.index);
    const to = match.index + offset + number.index + number[0].trimEnd().length;
    return { kind, number: number[0].replace(/["\s]/g, ''), word, from, to, listFrom: match.index };
  });
}
