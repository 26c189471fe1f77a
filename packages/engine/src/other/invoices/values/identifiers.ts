/** A number or address of a party, where a text states it. */
export interface FoundIdentifier {
  readonly from: number;
  readonly to: number;
  /** Without blanks and full stops. */
  readonly value: string;
}

/** VAT numbers of the member states of the EU and nearby countries. Source: VIES, European Commission. */
const vatShapes =
  'ATU\\d{8}|BE[01]\\d{9}|BG\\d{9,10}|CY\\d{8}[A-Z]|CZ\\d{8,10}|DE\\d{9}|DK\\d{8}|EE\\d{9}|EL\\d{9}|ES[A-Z0-9]\\d{7}[A-Z0-9]|FI\\d{8}|FR[A-Z0-9]{2}\\d{9}|GB(?:\\d{12}|\\d{9}|GD\\d{3}|HA\\d{3})|HR\\d{11}|HU\\d{8}|IE(?:\\d{7}[A-Z]{1,2}|\\d[A-Z+*]\\d{5}[A-Z])|IT\\d{11}|LT(?:\\d{12}|\\d{9})|LU\\d{8}|LV\\d{11}|MT\\d{8}|NL\\d{9}B\\d{2}|PL\\d{10}|PT\\d{9}|RO\\d{2,10}|SE\\d{12}|SI\\d{8}|SK\\d{10}|XI\\d{9}|CHE\\d{9}|NO\\d{9}(?:MVA)?';
const exactVat = new RegExp(`^(?:${vatShapes})$`);
const likeVat =
  /(?<![A-Za-z0-9])(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI|CHE|NO)[ .-]{0,2}[A-Z0-9](?:[ .-]?[A-Z0-9]){5,14}(?![A-Za-z0-9])/g;

/** Canada's account numbers for GST and HST: business number, `RT` and four digits. Source: Canada Revenue Agency. */
const canadian = /(?<![A-Za-z0-9])\d{9} ?RT ?\d{4}(?![A-Za-z0-9])/g;

/** Every VAT number of a text that has its country's shape. */
export function listVatIds(text: string): readonly FoundIdentifier[] {
  return [...list(text, canadian), ...listEuropean(text)];
}

function listEuropean(text: string): readonly FoundIdentifier[] {
  return [...text.matchAll(likeVat)].flatMap((match) => {
    const cut = cutToShape(match[0]);
    return cut === undefined
      ? []
      : [{ from: match.index, to: match.index + cut.length, value: cut.replace(/[ .-]/g, '') }];
  });
}

/** Words after the number may look like a part of it: they go one by one. */
function cutToShape(words: string): string | undefined {
  for (
    let rest = words;
    rest.length > 6;
    rest = rest.slice(0, Math.max(rest.lastIndexOf(' '), 0))
  ) {
    if (exactVat.test(rest.replace(/[ .-]/g, ''))) return rest;
  }
  return undefined;
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

export function listEmails(text: string): readonly FoundIdentifier[] {
  return list(text, email);
}

const website =
  /(?:https?:\/\/|(?<![\w@.-])www\.)[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\/[\w./%-]{0,80})?|(?<![\w@./-])(?:[a-z0-9-]{2,40}\.){1,2}(?:com|de|fr|nl|net|org|eu|pl|es|it|be|at|ch|co\.uk|uk|io|in|se|dk|fi|cz|pt|cloud|shop|ai|dev)(?![\w@.-]\w)(?:\/[\w./%-]{0,80})?/gi;

export function listWebsites(text: string): readonly FoundIdentifier[] {
  return list(text, website);
}

const phone =
  /(?<![\w.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,5}(?:[ .\-/]{1,2}\d{1,5}){1,6}(?![\w/,]|\.\d)/g;

/** Rows of digits that may be telephone numbers, where a label says that one follows. */
export function listPhones(text: string): readonly FoundIdentifier[] {
  return list(text, phone).filter(({ value }) => value.replace(/\D/g, '').length >= 7);
}

const bic = /(?<![A-Za-z0-9])[A-Z]{4} ?[A-Z]{2} ?[A-Z0-9]{2}(?: ?[A-Z0-9]{3})?(?![A-Za-z0-9])/g;

/** Rows of letters of the shape of a bank's code, ISO 9362; words in capitals have it too. */
export function listBics(text: string): readonly FoundIdentifier[] {
  return list(text, bic).map((found) => ({ ...found, value: found.value.replaceAll(' ', '') }));
}

function list(text: string, pattern: RegExp): readonly FoundIdentifier[] {
  return [...text.matchAll(pattern)].map((match) => {
    const value = match[0].replace(/[.,;:-]+$/, '');
    return { from: match.index, to: match.index + value.length, value };
  });
}
