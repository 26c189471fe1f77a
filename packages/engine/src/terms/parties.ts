import type { DocumentStructure } from '../document-structure.ts';
import { createPassage, findEvidence, type Passage } from '../passage.ts';
import type { DraftTerm } from './draft-term.ts';
import { companyName, findLegalForm } from './legal-form.ts';
import { listAliases } from './party-aliases.ts';

interface FoundParty {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly aliases: readonly string[];
}

const searched = 7000;
const preambleLength = 3500;
const triedOpenings = 5;
const longestDescription = 900;
const opening =
  /\b(?:by and (?:between|among(?:st)?)|between|among(?:st)?|made by|entered into by|is by)\b:?/gi;
const ending =
  /\b(?:WHEREAS|W ?I ?T ?N ?E ?S ?S ?E ?T ?H|RECITALS?|BACKGROUND|NOW,? THEREFORE|PREAMBLE)\b|\bWitnesseth\b|\bagree(?:s|d)? as follows\b|\bRecitals\b|\bWhereas\b/;
const parentheses = /\(([^()]{1,240}(?:\([^()]{0,120}\)[^()]{0,120})?)\)/g;

/** The parties, from the opening words of a contract, a list of roles, or the address of a letter. */
export function listPartyTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  const head = createPassage(text, {
    start: 0,
    end: Math.min(text.length, (structure.title?.end ?? 0) + searched),
  });
  const found =
    [findInPreamble, findByDefinition, findInList, findInLetter]
      .map((find) => find(head.text))
      .find((parties) => parties.length > 0) ?? [];
  return withoutRepeats(found).flatMap((party) => createPartyTerm(text, head, party) ?? []);
}

function findInPreamble(text: string): readonly FoundParty[] {
  const readings = [...text.matchAll(opening)].slice(0, triedOpenings).map((match) => {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + preambleLength);
    const preamble = rest.slice(0, ending.exec(rest)?.index ?? preambleLength);
    return { from, preamble, named: findByAlias(preamble) };
  });
  const aliased =
    readings.find(({ named }) => named.length > 1) ??
    readings.find(({ named }) => named.length > 0);
  if (aliased !== undefined) return moveBy(aliased.named, aliased.from);
  const plain = readings[0];
  return plain === undefined ? [] : moveBy(findByForm(plain.preamble), plain.from);
}

function moveBy(parties: readonly FoundParty[], distance: number): readonly FoundParty[] {
  return parties.map((party) => ({
    ...party,
    from: party.from + distance,
    to: party.to + distance,
  }));
}

function findByAlias(preamble: string): readonly FoundParty[] {
  const parties: FoundParty[] = [];
  let cursor = 0;
  for (const match of preamble.matchAll(parentheses)) {
    const inside = match[1] ?? '';
    const aliases = listAliases(inside);
    const segment = preamble.slice(cursor, match.index);
    if (segment.length > longestDescription) break;
    if (aliases.length > 0) {
      const names = listNames(segment);
      names.forEach((name, index) => {
        const from = name.from + cursor;
        const isLast = index === names.length - 1;
        parties.push({ ...name, from, to: name.to + cursor, aliases: isLast ? aliases : [] });
      });
    }
    if (aliases.length > 0 || inside.includes('"')) cursor = match.index + match[0].length;
  }
  return parties;
}

type FoundName = Omit<FoundParty, 'aliases'>;

const lead =
  /^[\s,;:.)\]-]*(?:\(?(?:\d|[ivx]{1,3}|[a-e])\)\s*)?(?:(?:and|AND|And|or)\b[\s-]*)?(?:(?:between|BETWEEN|among|by)\b:?\s*)?(?:\(?(?:\d|[ivx]{1,3}|[a-eA-E])[).]\s+)?(?:on the (?:one|other) (?:hand|part),?\s*)?(?:the\s+)?/;
const nameEnd =
  /,? \(|,? (?:a|an|A|AN) (?:[\w.,'-]+ ){0,7}?(?:corporation|company|partnership|individual|person|trust|association|bank|entity|business|university|organi[sz]ation|subsidiary|division|body|institution|firm|society|resident|citizen|natural)\b|,? (?:having|HAVING|located|whose|WHOSE|residing|organi[sz]ed|incorporated|duly|acting|with (?:its|an|a|offices|principal|registered|business|place|address)|on (?:its|his|her|their|the) |at \d|d\/b\/a|dba|doing business|registered|existing|formed|established|individually|for itself|as (?:agent|trustee|the|a|an|representative)|by and through|through its|together with|under the laws|which|of (?:\d|Suite)|hereinafter|hereafter|its principal|for the (?:benefit|personal)|effective|dated|represented by|and\/or|formerly|f\/k\/a|limited liability company number|address|domiciled|a limited)\b|, (?:a|an|of|at|in|as|the|by) |;|\. (?=[A-Z][a-z])| {2,}/;

/** The party a description starts with, and the one that stands after its last "and" where that is a company. */
function listNames(segment: string): readonly FoundName[] {
  const first = readName(segment, 0);
  const joints = [...segment.matchAll(/,? (?:and|AND|&) (?=[A-Za-z0-9])/g)];
  const joint = joints.findLast((match) => match[0].startsWith(',')) ?? joints.at(-1);
  const second = joint && readName(segment, joint.index + joint[0].length);
  const isCompany = second !== undefined && findLegalForm(second.name) !== undefined;
  if (first === undefined)
    return second === undefined ? listCompanies(segment).slice(-1) : [second];
  if (second === undefined || joint === undefined || !isCompany) return [first];
  if (first.to > second.from) {
    const name = segment.slice(first.from, joint.index);
    if (findLegalForm(name) === undefined) return [first];
    return [{ name, from: first.from, to: joint.index }, second];
  }
  return findLegalForm(first.name) === undefined ? [first] : [first, second];
}

function readName(segment: string, position: number): FoundName | undefined {
  const rest = segment.slice(position);
  const skipped = lead.exec(rest)?.[0].length ?? 0;
  const words = rest.slice(skipped);
  const end = nameEnd.exec(words)?.index ?? words.length;
  const name = words
    .slice(0, end)
    .replace(/[\s,.:'-]+$/, (tail) => (tail.startsWith('.') ? '.' : ''));
  if (!isName(name)) return undefined;
  return { name, from: position + skipped, to: position + skipped + name.length };
}

const notName =
  /^(?:this|each|any|all|such|its|their|section|effective|date|agreement|exhibit|an?|in|as|of|by|for|collectively|together|individually|either|hereinafter|both|parties|party)\b/i;

function isName(words: string): boolean {
  return (
    words.length >= 2 &&
    words.length <= 110 &&
    (/^[A-Z0-9]/.test(words) || (/^[a-z]/.test(words) && findLegalForm(words) !== undefined)) &&
    /[A-Za-z]{2}/.test(words) &&
    !/\b(?:is|are|was|between|made|entered|this|shall|agrees?)\b/.test(words) &&
    /[A-Za-z]{2}.*[A-Za-z]/.test(words) &&
    !/^(?:Inc|LLC|Ltd|Corp|Co|LP)\.?$/.test(words) &&
    !notName.test(words) &&
    words.split(' ').length <= 14
  );
}

const company = new RegExp(companyName, 'g');

function listCompanies(text: string): readonly FoundName[] {
  return [...text.matchAll(company)]
    .map((match) => ({ name: match[0], from: match.index, to: match.index + match[0].length }))
    .filter(({ name }) => isName(name));
}

/** Parties without a name of their own in the text: between ACME, INC. and Jane Doe. */
function findByForm(preamble: string): readonly FoundParty[] {
  const sentence = preamble.slice(0, 900);
  const parts = [...sentence.matchAll(/(?:^|,? (?:and|AND|And) )(?=[A-Z0-9])/g)].slice(0, 6);
  const named = parts.flatMap((part, index) => {
    const from = part.index + part[0].length;
    const name = listNames(sentence.slice(from, parts[index + 1]?.index ?? from + 200))[0];
    return name ? [{ ...name, from: name.from + from, to: name.to + from }] : [];
  });
  const withForm = named.filter(({ name }) => findLegalForm(name) !== undefined);
  const isPair = withForm.length > 0 && named.length === 2;
  return (
    isPair
      ? named
      : withForm.length > 1
        ? withForm
        : listCompanies(sentence.slice(0, 400)).slice(0, 3)
  ).map((name) => ({ ...name, aliases: [] }));
}

const defined = new RegExp(`(${companyName})[^()"]{0,200}\\(([^()]{0,120}"[^()]{1,120})\\)`, 'g');

/** Parties defined in passing: "Acme, Inc. ("we", "us") operates this website". */
function findByDefinition(text: string): readonly FoundParty[] {
  return [...text.matchAll(defined)].slice(0, 4).flatMap((match) => {
    const aliases = listAliases(match[2] ?? '');
    const name = match[1] ?? '';
    return aliases.length > 0 && isName(name)
      ? [{ name, from: match.index, to: match.index + name.length, aliases }]
      : [];
  });
}

const listed =
  /\b(Party [A-D12]|Customer|Client|Provider|Company|Supplier|Vendor|Licensor|Licensee|Employer|Employee|Landlord|Tenant|Lender|Borrower|Seller|Buyer|Contractor|Consultant)(?: [Nn]ame)?(?: \([^)]{0,30}\))?: ([A-Z][\w&.,'’ -]{1,80}?)(?= (?:Party [A-D12]|Customer|Client|Provider|Company|Supplier|Vendor|Licensor|Licensee|Employer|Employee|Landlord|Tenant|Lender|Borrower|Seller|Buyer|Contractor|Consultant|Address|Date|Effective|Email|Contact|Phone|Title|Term|Start)\b|$|[;(])/g;

function findInList(text: string): readonly FoundParty[] {
  return [...text.matchAll(listed)].flatMap((match) => {
    const name = (match[2] ?? '').replace(/[\s,]+$/, '');
    const from = match.index + match[0].indexOf(name, (match[1] ?? '').length);
    return isName(name) ? [{ name, from, to: from + name.length, aliases: [match[1] ?? ''] }] : [];
  });
}

const addressed = /\bDear ((?:Mr\.|Mrs\.|Ms\.|Dr\.)? ?[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,3}) ?[,:]/;

function findInLetter(text: string): readonly FoundParty[] {
  const match = addressed.exec(text);
  if (match?.[1] === undefined) return [];
  const from = match.index + match[0].indexOf(match[1]);
  const sender = listCompanies(text.slice(0, match.index)).slice(0, 1);
  return [
    ...sender.map((name) => ({ ...name, aliases: ['Company'] })),
    { name: match[1], from, to: from + match[1].length, aliases: ['you'] },
  ];
}

function withoutRepeats(parties: readonly FoundParty[]): readonly FoundParty[] {
  const key = ({ name }: FoundParty) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return parties.filter(
    (party, index) => parties.findIndex((other) => key(other) === key(party)) === index,
  );
}

function createPartyTerm(text: string, head: Passage, party: FoundParty): DraftTerm | undefined {
  const evidence = findEvidence(text, head, party);
  if (evidence === undefined) return undefined;
  const alias = party.aliases.join(' or ');
  const legalForm = findLegalForm(party.name);
  return {
    type: 'party',
    label: alias === '' ? 'Party' : alias,
    display: alias === '' ? party.name : `${party.name} (${alias})`,
    value: {
      kind: 'party',
      name: party.name,
      ...(alias !== '' && { alias }),
      ...(legalForm && { legalForm }),
    },
    evidence,
  };
}
