import type { Span } from '@clauselight/schema';

const selfName =
  /\bthis\s((?:[A-Z][\w&'/-]*\s){0,5}(?:Agreement|Lease|Contract|Deed|Addendum|Amendment|Terms|Policy|Note|Plan|Indenture|License|Licence|Guaranty|Guarantee|Order|Statement of Work|NDA|DPA|MSA|Supplement|Letter|Conditions|Clauses|Charter))\b/gi;
const changing =
  /\b(?:amendment|addendum|supplement|side letter|modification|extension|joinder|rider|waiver)\b/i;
/** How much of a text is searched, in characters, so that a long text takes bounded time. */
const searched = 200_000;

/** Recognizes the names that a document gives itself. An amendment's "the Agreement" is another document. */
export function createOwnNames(text: string, title: Span | undefined): (name: string) => boolean {
  const names = new Set(
    [...text.slice(0, searched).matchAll(selfName)].map((match) => normalize(match[1] ?? '')),
  );
  const isChanging = isChange(text, title);
  const heads = new Set(isChanging ? [] : [...names].map((name) => name.split(' ').at(-1) ?? name));
  return (name) => {
    const own = normalize(name.replace(/\s(?:and|or|shall|is|are|which|that)\b.*$/, ''));
    return names.has(own) ? !isChanging || changing.test(own) : heads.has(own);
  };
}

/** Tells whether a document's title says that it changes another one. */
export function isChange(text: string, title: Span | undefined): boolean {
  const heading = title === undefined ? '' : text.slice(title.start, title.end);
  return changing.test(heading) && !/\band restated\b/i.test(heading);
}

function normalize(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/[^\w\s]/g, '')
    .trim()
    .toLowerCase();
}
