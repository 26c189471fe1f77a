import { createEvidence } from '@clauselight/core';
import type { LetterDetails, SourceText } from '@clauselight/schema';
import { listLeftOvers } from '../../text/checks/left-over-marks.ts';
import { findEvidence } from '../../text/passage.ts';
import type { DateOrder } from '../../text/values/date-order.ts';
import { listDates } from '../../text/values/dates.ts';
import type { Statement } from '../../text/values/statements.ts';

type Head = Pick<LetterDetails, 'sender' | 'recipient' | 'subject' | 'date' | 'references'>;
type HeadField = NonNullable<Head['sender']>;

interface HeadInput {
  readonly sourceText: SourceText;
  readonly statements: readonly Statement[];
  readonly order: DateOrder | undefined;
}

const salutation =
  /^(?:dear|hello|hi|good (?:morning|afternoon|evening|day)|to whom it may concern)\b[ ,]?\s?/i;
const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|(?:with )?(?:kind|best|warm)? ?regards|best wishes|respectfully|cordially|many thanks|thank you)\b[\w ]{0,12},?$/i;
const somebody =
  /^(?:there|again|everyone|everybody|folks|both|neighbou?rs?|parents?|guests?|subscribers?|shareholders?|applicants?|candidates?|patients?|passengers?|policyholders?|hiring manager|sir|madam|sirs|customer|client|member|resident|tenant|taxpayer|all|team|colleagues?|friend|valued|homeowner|occupier|account holder|user)\b/i;
const label = {
  from: /^(?:from|sender):\s?(?=\S)/i,
  to: /^(?:to|addressee|attn|attention):\s?(?=\S)/i,
  subject: /^(?:subject|re|regarding|concerning|betreff|your request)\s?[:.]\s?(?=\S)/i,
};
/** A first line that names the letter and not who writes it. */
const titleLike =
  /\b(?:letter|notice|demand|request|complaint|application|reminder|memo(?:randum)?|form|template|cease and desist|re:)\b/i;
const bracketed = /^\[[^\]]*\]$/;
const dateLabel = /^(?:date|dated|sent):/i;
const reference =
  /\b((?:your|our)?\s?(?:ref(?:erence)?|account|customer|client|contract|policy|invoice|case|file|membership|member|claim|order|licen[cs]e|application|permit|agreement|booking|tenancy|loan|docket|ticket)(?: (?:no|number|nr|ref(?:erence)?|id))?)\.?\s?[:#]?\s{0,2}((?=[A-Z0-9/.-]{0,12}\d)[A-Z0-9][A-Z0-9/.-]{2,24})(?! \d{4} \d)(?=[\s,;.)]|$)/gi;
/** How many lines are searched in a letter without a salutation. */
const headLines = 25;
const longestHeadLine = 90;

/** What stands around the text of a letter: from whom, to whom, when, about what, under which numbers. */
export function readHead({ sourceText, statements, order }: HeadInput): Head {
  const { text } = sourceText;
  const greeting = statements.findIndex(({ passage }) => salutation.test(passage.text));
  const head = statements.slice(0, greeting < 0 ? headLines : Math.max(greeting, 1));
  const subject = takeFilled(findLabeled(text, statements.slice(0, headLines + 10), label.subject));
  const recipient = takeFilled(
    findRecipient({ text, statements, head, greeting }) ?? findAddressee(sourceText, head),
  );
  const sender = takeFilled(findSender({ text, statements, head, recipient }));
  const date = findDate(text, head, order);
  return {
    ...(sender && { sender }),
    ...(recipient && { recipient }),
    ...(subject && { subject }),
    ...(date && { date }),
    references: listReferences(text, statements),
  };
}

/** A placeholder, such as `[Name]` or `{{ sender }}`, names nobody yet. */
function takeFilled(field: HeadField | undefined): HeadField | undefined {
  if (field === undefined) return undefined;
  const isOpen = bracketed.test(field.text) || listLeftOvers(field.text).length > 0;
  return isOpen ? undefined : field;
}

/** Whether a statement belongs to the frame of a letter and not to what it says. */
export function isFrame({ passage }: Statement): boolean {
  const words = passage.text;
  const isLabeled = Object.values(label).some((pattern) => pattern.test(words));
  return isLabeled || dateLabel.test(words) || closing.test(words);
}

/** Whether a statement closes a letter: `Yours sincerely`. */
export function isClosing({ passage }: Statement): boolean {
  return closing.test(passage.text);
}

function findLabeled(
  text: string,
  statements: readonly Statement[],
  pattern: RegExp,
): HeadField | undefined {
  for (const { passage } of statements) {
    const match = pattern.exec(passage.text);
    if (match === null) continue;
    return createPart(text, { passage, from: match[0].length, to: passage.text.length });
  }
  return undefined;
}

function createPart(
  text: string,
  {
    passage,
    from,
    to,
  }: Pick<Statement, 'passage'> & { readonly from: number; readonly to: number },
): HeadField | undefined {
  const evidence = findEvidence(text, passage, { from, to });
  return evidence && { text: evidence.quote.replace(/\s+/g, ' ').replace(/,$/, ''), evidence };
}

interface Around {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly head: readonly Statement[];
}

function findRecipient({
  text,
  statements,
  head,
  greeting,
}: Around & { readonly greeting: number }): HeadField | undefined {
  const labeled = findLabeled(text, head, label.to);
  if (labeled !== undefined) return labeled;
  const greeted = statements[greeting];
  const match = greeted && salutation.exec(greeted.passage.text);
  const words = match ? greeted.passage.text.slice(match[0].length).replace(/[,.:!]+$/, '') : '';
  if (!greeted || !match || words === '' || somebody.test(words)) return undefined;
  const from = match[0].length;
  const named = createPart(text, { passage: greeted.passage, from, to: from + words.length });
  const family = words.split(' ').at(-1) ?? words;
  // The address says the whole name.
  const whole = head.find(
    ({ passage }) =>
      passage !== greeted.passage &&
      passage.text.length < 60 &&
      passage.text.endsWith(family) &&
      !passage.text.includes(':'),
  );
  return whole
    ? createPart(text, { passage: whole.passage, from: 0, to: whole.passage.text.length })
    : named;
}

const street =
  /\d+[a-z]? \p{Lu}|\p{Lu}\p{L}+(?:strasse|straße|weg|platz|gasse) \d|\bP\.? ?O\.? ?Box\b/u;
const postcode = /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b|\b\d{4,5}\b/;
const paragraph = /[^\s][^\n]*(?:\n[^\S\n]*[^\s][^\n]*)*/g;
const longestHead = 3000;

/** The first line of an address after the first block, if the salutation has no name. */
function findAddressee({ text }: SourceText, head: readonly Statement[]): HeadField | undefined {
  const end = head.at(-1)?.end ?? 0;
  const paragraphs = [...text.slice(0, Math.min(end, longestHead)).matchAll(paragraph)].slice(1);
  const address = paragraphs.find(({ 0: words }) => {
    const lines = words.trim().split('\n');
    const isLabeled = lines.some((line) => /:|\b(?:date|number|contact|notice)\b/i.test(line));
    const isAddress = lines.length >= 3 && lines.some((line) => street.test(line));
    return isAddress && !isLabeled && postcode.test(lines.at(-1) ?? '');
  });
  if (address === undefined) return undefined;
  const start = address.index;
  const line = address[0].split('\n')[0] ?? '';
  const evidence = createEvidence(text, { start, end: start + line.length });
  return evidence.quote === '' ? undefined : { text: evidence.quote, evidence };
}

function findSender({
  text,
  statements,
  head,
  recipient,
}: Around & { readonly recipient: HeadField | undefined }): HeadField | undefined {
  const labeled = findLabeled(text, head, label.from);
  if (labeled !== undefined) return labeled;
  const first = head[0];
  const isLetterhead =
    first !== undefined &&
    first.start !== recipient?.evidence.start &&
    first.passage.text.length < longestHeadLine &&
    !/\d{4}|:/.test(first.passage.text) &&
    !salutation.test(first.passage.text) &&
    !titleLike.test(first.passage.text) &&
    /^[\p{Lu}\d]/u.test(first.passage.text) &&
    !/[.!?]$/.test(first.passage.text);
  if (isLetterhead) {
    return createPart(text, { passage: first.passage, from: 0, to: first.passage.text.length });
  }
  const end = statements.findLastIndex(isClosing);
  const signed = end < 0 ? undefined : statements[end + 1];
  return signed && signed.passage.text.length < longestHeadLine
    ? createPart(text, { passage: signed.passage, from: 0, to: signed.passage.text.length })
    : undefined;
}

function findDate(
  text: string,
  statements: readonly Statement[],
  order: DateOrder | undefined,
): Head['date'] {
  for (const { passage } of statements) {
    if (
      passage.text.length > longestHeadLine ||
      /\b(?:by|before|until|due|your (?:letter|e-?mail))\b/i.test(passage.text)
    ) {
      continue;
    }
    const found = listDates(passage.text, order)[0];
    const evidence = found && findEvidence(text, passage, found);
    if (evidence) return { date: found.date, evidence };
  }
  return undefined;
}

function listReferences(text: string, statements: readonly Statement[]): Head['references'] {
  const seen = new Set<string>();
  return statements.flatMap(({ passage }) =>
    [...passage.text.matchAll(reference)].flatMap((match) => {
      const [whole, name = '', value = ''] = match;
      const words = value.replace(/[.-]+$/, '');
      const from = match.index + whole.length - value.length;
      const evidence = findEvidence(text, passage, { from, to: from + words.length });
      if (seen.has(words) || evidence === undefined || listDates(words).length > 0) return [];
      seen.add(words);
      return [{ label: name.trim(), text: words, evidence }];
    }),
  );
}
