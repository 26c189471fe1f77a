import { findLegalForm, findLegalFormAt } from '../../../text/values/legal-form.ts';
import { isName } from './is-name.ts';

/** A name and its position in the text. */
export interface FoundName {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

interface Token {
  readonly gap: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The most words of a name; set by hand, measured with `npm run evaluate:terms`. */
const most = 18;
const tokenAt =
  /([\s,]*)(\([^()"]{1,34}\)|&|\/|-(?= )|[\p{L}\p{N}](?:[\p{L}\p{N}&.'/+*@!®™-]|_(?=[\p{L}\p{N}]))*)/uy;
const connectors = new Set(
  'of the for de del della du da do di la le les el los y e et und von van der & / - and'.split(
    ' ',
  ),
);
const stops = new Set(
  'a an as at by in is on or to are was whereas between among located having address attn attention d/b/a f/k/a a/k/a c/o f/s/o o/b/o dated date effective this that which whose with dba aka fka registration registered tel telephone recitals witnesseth background hereinafter hereafter herein party parties both each either if through its his her their agreement contract amendment section exhibit page source name title signature signed'.split(
    ' ',
  ),
);
/** Words that no name starts with, even in capitals. */
const neverFirst = new Set(
  'a an this that which whose each both either if through its his her their agreement contract amendment section exhibit page source name title signature signed dated date effective whereas between among'.split(
    ' ',
  ),
);
const brand =
  /^(?:\p{Ll}(?:\.\p{L})+|\p{Ll}[\p{L}\p{N}-]*\p{Lu}|\p{Ll}[\p{L}-]*\d|[\p{L}\p{N}-]+\.\p{L}{2,})/u;
const abbreviation =
  /^(?:\p{Lu}|\p{L}\.\p{L}[\p{L}.]*|Mr|Mrs|Ms|Dr|St|Mt|Ft|No|Jr|Sr|Prof|Messrs|Hon|Bros|Intl|Int'l|Tech|Mfg|Assoc|Etc|Univ|Dept|Dott|Avv|Ing)\.$/u;
const title = /^(?:Mr|Mrs|Ms|Dr|Prof|Messrs|Hon)\.?$/;

/** Finds the name that starts at a position of a text. */
export function findNameAt(text: string, position: number): FoundName | undefined {
  const first = findToken(text, position);
  if (first === undefined || first.gap.includes(',') || !canStart(text, first)) return undefined;
  let end = first.start;
  let token: Token | undefined = first;
  for (let count = 0; count < most && token !== undefined; count += 1) {
    const step = takeToken(text, { token, from: first.start, end });
    if (step === undefined) break;
    end = step.end;
    if (step.isLast) break;
    token = findToken(text, end);
  }
  const to = trimEnd(text, first.start, end);
  const name = text.slice(first.start, to).replace(/\s+/g, ' ');
  return isName(name) ? { from: first.start, to, name } : undefined;
}

function findToken(text: string, position: number): Token | undefined {
  tokenAt.lastIndex = position;
  const match = tokenAt.exec(text);
  const [all, gap = '', word = ''] = match ?? [];
  if (all === undefined) return undefined;
  return { gap, word, start: position + gap.length, end: position + all.length };
}

function canStart(text: string, { word, start, end }: Token): boolean {
  if (/^[(&/-]/.test(word)) return false;
  if (/^(?:parties|between|whereas)$/i.test(word)) return false;
  if (neverFirst.has(word.toLowerCase()))
    return (
      /^\p{Lu}/u.test(word) && word !== 'A' && leadsToForm(text, { gap: '', word, start, end })
    );
  if (/^[\p{Lu}\p{N}]/u.test(word)) return true;
  if (stops.has(word)) return false;
  if (brand.test(word)) return true;
  const next = findToken(text, end);
  return (
    /^\p{Ll}/u.test(word) &&
    !connectors.has(word) &&
    next !== undefined &&
    findLegalFormAt(text, next.start)?.isStrong === true &&
    text.slice(start, end).length > 2
  );
}

interface StepInput {
  readonly token: Token;
  /** Start of the name, and end of what was taken so far. */
  readonly from: number;
  readonly end: number;
}

interface Step {
  readonly end: number;
  readonly isLast: boolean;
}

/** Extends the name by one more token. Returns nothing when the name ended before. */
function takeToken(text: string, { token, from, end }: StepInput): Step | undefined {
  const isFirst = end === from;
  const taken = text.slice(from, end);
  const form = isFirst ? undefined : findFormAfter(text, token.gap, token.start);
  if (form !== undefined && !token.gap.includes('\n')) return takeForm(text, form);
  if (isFirst) return { end: token.end, isLast: endsSentence(token.word) };
  if (token.gap.includes('\n')) return undefined;
  if (token.gap.includes('\t') && (findLegalForm(taken) || !leadsToForm(text, token)))
    return undefined;
  if (token.gap.includes(','))
    return isFirmList(text, token) ? { end: token.end, isLast: false } : undefined;
  if (token.word.startsWith('(')) return takeParentheses(text, token);
  const word = token.word.toLowerCase();
  if (connectors.has(word)) return takeConnector(text, token, taken);
  const isCapital = /^\p{Lu}/u.test(token.word);
  if (stops.has(word.replace(/[.']+$/, '')) && !(isCapital && leadsToForm(text, token)))
    return undefined;
  if (/^\d+(?:st|nd|rd|th)?$/i.test(word) && !leadsToForm(text, token)) return undefined;
  const isNamed = /^[\p{Lu}\p{N}]/u.test(token.word) || brand.test(token.word);
  if (!isNamed && !leadsToForm(text, token)) return undefined;
  return { end: token.end, isLast: endsSentence(token.word) };
}

/** A full stop ends the name unless it belongs to an abbreviation or stands inside the word. */
function endsSentence(word: string): boolean {
  return word.endsWith('.') && !abbreviation.test(word);
}

const furtherForm =
  /^(?: ?,? ?(?:\((?:USA|UK|HK|BVI|PRC|publ)\)|U\.?S\.?A\.?|[IVX]{1,4})(?![\p{L}\p{N}]))/u;
const placeAfterForm = /^ (?:of|OF) \p{Lu}[\p{L}-]+(?=,? ?\(|,? an? |\s*$|\s+(?:and|a|an)\b)/u;

const addressAfter = /^of [^,(\n]{2,40}, [^("\n]{0,60}\d/i;

/** The legal form after a gap. `Acme Limited, company number 12`: a word of the sentence is no further form. */
function findFormAfter(text: string, gap: string, at: number): ReturnType<typeof findLegalFormAt> {
  const word = text.slice(at, at + 14);
  const isWord = gap.includes(',') && /^(?:company|corporation|partnership)\b/.test(word);
  return isWord ? undefined : findLegalFormAt(text, at);
}

/** Takes a legal form with what may follow it: another form, a country, a number, `of Pennsylvania`. */
function takeForm(text: string, form: { readonly end: number; readonly isStrong: boolean }): Step {
  let { end, isStrong } = form;
  for (let more: ReturnType<typeof findLegalFormAt>; ; end = more.end) {
    const gap = /^[ ,.]{1,3}/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
    more = gap === 0 ? undefined : findFormAfter(text, text.slice(end, end + gap), end + gap);
    if (more === undefined) break;
    isStrong ||= more.isStrong;
  }
  const rest = text.slice(end, end + 60);
  const further = furtherForm.exec(rest) ?? (isStrong ? placeAfterForm.exec(rest) : null);
  if (further) return { end: end + further[0].length, isLast: isStrong };
  const isEnded = text[end - 1] === '.' && /^\s+(?:This|The|Each|It|There|In|Dated)\b/.test(rest);
  return { end, isLast: isStrong || isEnded };
}

/** `(UK)`, `(Beijing)`: part of a name that continues after it. */
function takeParentheses(text: string, token: Token): Step | undefined {
  if (!/^\((?:\p{Lu}|publ\))/u.test(token.word)) return undefined;
  if (/^\((?:the|a|an|collectively|hereinafter|each|as)\b/i.test(token.word)) return undefined;
  const next = findToken(text, token.end);
  const continuesName =
    next !== undefined &&
    !/[\n,]/.test(next.gap) &&
    (findLegalFormAt(text, next.start) !== undefined || /^\p{Lu}\p{L}*$/u.test(next.word)) &&
    !stops.has(next.word.toLowerCase());
  return continuesName || token.word === '(publ)' ? { end: token.end, isLast: false } : undefined;
}

function takeConnector(text: string, token: Token, taken: string): Step | undefined {
  const isJoint = /^and$/i.test(token.word);
  if (isJoint && findLegalForm(taken) !== undefined) return undefined;
  if (/^(?:of|for|the)$/i.test(token.word) && title.test(taken)) return undefined;
  if (
    /^of$/i.test(token.word) &&
    /\b(?:Limited|Corporation|Company|Partnership)$/i.test(taken) &&
    addressAfter.test(text.slice(token.start, token.start + 120))
  )
    return undefined;
  const next = findToken(text, token.end);
  if (next === undefined || /[,\n]/.test(next.gap)) return undefined;
  const isCapital = /^\p{Lu}/u.test(next.word) && !stops.has(next.word.toLowerCase());
  const continuesName =
    isCapital || (connectors.has(next.word.toLowerCase()) && next.word !== '&' && !isJoint);
  return continuesName || (isJoint && brand.test(next.word))
    ? { end: token.end, isLast: false }
    : undefined;
}

/**
 * Keefe, Bruyette & Woods, Inc.: a comma inside the name of a firm; Smith, Jr.; Wilmington Savings Fund Society, MHC.
 */
function isFirmList(text: string, token: Token): boolean {
  const rest = text.slice(token.start, token.start + 60);
  if (/^(?:Jr|Sr|Ph\.?D|M\.?D|Esq|MHC|III?)\b/.test(rest)) return true;
  const list = /^(?:\p{Lu}[\p{L}'-]+,? ){0,2}\p{Lu}[\p{L}'-]+ (?:&|and) \p{Lu}[\p{L}'-]+,? /u.exec(
    rest,
  );
  return list !== null && /&/.test(list[0]) && findLegalFormAt(rest, list[0].length) !== undefined;
}

/** Tells whether a number in a name is followed by more of it, up to a legal form. */
function leadsToForm(text: string, token: Token): boolean {
  let position = token.end;
  for (let count = 0; count < 4; count += 1) {
    const next = findToken(text, position);
    if (next === undefined || /[\n]/.test(next.gap)) return false;
    if (findLegalFormAt(text, next.start) !== undefined) return true;
    if (next.gap.includes(',') || !/^[\p{Lu}\p{N}]/u.test(next.word)) return false;
    position = next.end;
  }
  return false;
}

/** Labels of the next field of a form, on the line of the name. */
const nextField =
  /\s+(?:(?:Contact|Primary|Secondary|Second|Other) (?:Person|Name|Client|Customer|Tenant)|Address|Telephone|Phone|E-?mail)$/;

function trimEnd(text: string, from: number, end: number): number {
  const words = text
    .slice(from, end)
    .replace(nextField, '')
    .replace(/(?:[\s,:;'/-]|\s(?:of|the|for|and|&|de|by))+$/i, '');
  const isFormStop =
    words.endsWith('.') &&
    findLegalForm(words) === undefined &&
    !/\b\p{Lu}\.$|\bJr\.$/u.test(words);
  return from + words.length - (isFormStop ? 1 : 0);
}
