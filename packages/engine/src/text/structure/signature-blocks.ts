import { createEvidence } from '@clauselight/core';
import type { Evidence, SignatureBlock, Span } from '@clauselight/schema';
import { listSignatureFields, type SignatureField } from './signature-fields.ts';

type FieldCluster = readonly SignatureField[];

interface Bounded {
  readonly cluster: FieldCluster;
  /** The end of the previous cluster. */
  readonly floor: number;
}

// The end of one company's name and the start of the next.
const betweenNames =
  /\b(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|gmbh|plc|l\.p|n\.v|b\.v|s\.a)\.?,?(?=\s[A-Z])/i;
/** The largest distance between lines of one block, in characters; set by hand. */
const longestGap = 260;
/** How far above a block its party may be, in characters; set by hand. */
const searchedAbove = 240;
const blankLine = /^[\s_.…/\\|:-]*$/;
const placeholder =
  /^\W*(?:signature|sign(?:ed)?|name|title|date|print(?:ed)? name|authori[sz]ed (?:signatory|signature)|n\/a|tbd|\[[^\]]*\])?\W*$/i;
const noParty =
  /^(?:source:|an?\s|signature|by|name|title|its|date|in witness|witness|signed|and|agreed|accepted|executed|page|the parties|address|attention|attest|email|\[|_)|\b(?:first (?:above )?written|duly authori[sz]ed|have (?:caused|executed)|as of the|effective date|hereto)\b/i;
/** Headings of the part where somebody signs; a party may stand below them. */
const headingOfPart =
  /^\W*(?:remittance|(?:bill(?:ed)?|ship(?:ped)?|sold|remit|pay(?:able)?) to|payment|acceptance|acknowledge?ments?|approvals?|authori[sz]ation|execution|notar(?:y|ization)|witnesses|schedules?|exhibits?|annex\w*|appendi\w+|declarations?|consent|confirmation|for office use|thank you|please|notes|terms|agreement|contract)\b/i;
const legalForm =
  /\b(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|company|co|lp|l\.p|llp|plc|gmbh|ag|s\.a|n\.v|b\.v|bank|trust|university|partnership|institute|holdings|group)\b/i;

/** Lists the signature blocks of all sides, including columns that were flattened into one line. */
export function listSignatureBlocks(text: string): readonly SignatureBlock[] {
  const all = listSignatureFields(text);
  const fields = all.filter((field, index) => !isByOfName(text, field, all.slice(index + 1)));
  const clusters = listClusters(fields.filter((field) => !isEntityLine(text, field)));
  return clusters.flatMap((cluster, index) => {
    const floor = clusters[index - 1]?.at(-1)?.end ?? 0;
    if (!hasLine(text, cluster)) return [];
    return isInColumns(cluster)
      ? splitColumns(text, { cluster, floor })
      : splitBlocks(text, { cluster, floor });
  });
}

/** The `By:` of `By: Name <tab> Jane Roe` is no line to sign on where a line for the signature follows. */
function isByOfName(
  text: string,
  { key, cells: [{ start, end }] }: SignatureField,
  later: readonly SignatureField[],
): boolean {
  const [next] = later;
  if (key !== 'signature' || start !== end || next?.key !== 'name') return false;
  const own = later.slice(1, later.findIndex((field) => field.key === 'signature') + 1);
  return (
    text.slice(end, next.start).trim() === '' && own.some((field) => field.key === 'signature')
  );
}

/** `By: Acme GP LLC, its general partner` names a party, not a signatory. */
function isEntityLine(text: string, { key, start, end, cells }: SignatureField): boolean {
  const words = text.slice(cells[0].start, cells[0].end);
  return key === 'signature' && !text.slice(start, end).includes('/s/') && legalForm.test(words);
}

/** Groups lines that are close together. A cluster without a line to sign on is an address or a form. */
function listClusters(fields: readonly SignatureField[]): readonly FieldCluster[] {
  const clusters: SignatureField[][] = [];
  for (const field of fields) {
    const before = clusters.at(-1);
    const last = before?.at(-1);
    if (before !== undefined && last !== undefined && field.start - last.end <= longestGap)
      before.push(field);
    else clusters.push([field]);
  }
  return clusters.filter(isSigned);
}

/** `By:` alone is a line of an address; with an empty line, a name or a title it is for signing. */
function hasLine(text: string, cluster: FieldCluster): boolean {
  return (
    cluster.length > 1 ||
    cluster.some(({ start, end }) => /\/s\/|_{3}|-{5}/.test(text.slice(start, end + 60)))
  );
}

function isSigned(cluster: FieldCluster): boolean {
  return cluster.some(({ key }) => key === 'signature');
}

/** `By: … By: … Name: … Name: …`: side-by-side blocks come one after another. */
function isInColumns(cluster: FieldCluster): boolean {
  const repeated = cluster.filter(({ key, start }, index) => {
    const before = cluster[index - 1];
    return before?.key === key && start - before.end < searchedAbove / 2;
  });
  const signatures = cluster.filter(({ key }) => key === 'signature').length;
  return signatures > 1 && repeated.length * 2 >= cluster.length - 1 && cluster.length > signatures;
}

function splitColumns(text: string, { cluster, floor }: Bounded): readonly SignatureBlock[] {
  const columns: SignatureField[][] = [];
  const count = cluster.filter(({ key }) => key === 'signature').length;
  const seen = new Map<string, number>();
  for (const field of cluster) {
    const column = seen.get(field.key) ?? 0;
    seen.set(field.key, column + 1);
    columns[column] = [...(columns[column] ?? []), field];
  }
  const first = cluster[0];
  const last = cluster.at(-1);
  if (first === undefined || last === undefined) return [];
  const parties = findParties(text, { position: first.start, key: first.key, floor, count });
  const start = parties[0]?.start ?? first.start;
  return columns
    .filter(isSigned)
    .map((fields, index) =>
      createBlock(text, { fields, party: parties[index], span: { start, end: last.end } }),
    );
}

function splitBlocks(text: string, { cluster, floor }: Bounded): readonly SignatureBlock[] {
  let ceiling = floor;
  return splitSequence(cluster).flatMap((fields) => {
    const first = fields[0];
    const last = fields.at(-1);
    if (first === undefined || last === undefined || !isSigned(fields)) return [];
    const count = Math.max(...fields.map(({ cells }) => cells.length));
    const parties = findParties(text, {
      position: first.start,
      key: first.key,
      floor: ceiling,
      count,
    });
    ceiling = last.end;
    const ordered = count > 1 ? parties : parties.slice(-1);
    const span = { start: ordered[0]?.start ?? first.start, end: last.end };
    return Array.from({ length: count }, (_, column) =>
      createBlock(text, { fields: takeColumn(fields, column), party: ordered[column], span }),
    );
  });
}

/** Takes the cells of one side from a table that names every line once. */
function takeColumn(fields: FieldCluster, column: number): FieldCluster {
  return fields.map((field) => {
    const cell = field.cells[column] ?? { start: field.end, end: field.end };
    return { ...field, cells: [cell] };
  });
}

/** A line of a kind that the block already has starts the next block. */
function splitSequence(cluster: FieldCluster): readonly FieldCluster[] {
  const blocks: SignatureField[][] = [];
  for (const field of cluster) {
    const open = blocks.at(-1);
    if (open === undefined || open.some(({ key }) => key === field.key)) blocks.push([field]);
    else open.push(field);
  }
  return blocks;
}

interface NamesQuery {
  readonly position: number;
  /** What the line at the position is for. */
  readonly key: SignatureField['key'];
  readonly floor: number;
  /** The number of blocks side by side. */
  readonly count: number;
}

/**
 * Finds the names in the nearest line above a block. In columns there are several, separated by a wide gap or a legal
 * form.
 */
function findParties(text: string, { position, key, floor, count }: NamesQuery): readonly Span[] {
  const from = Math.max(floor, position - searchedAbove);
  const lines = [...text.slice(from, position).matchAll(/[^\n]+/g)].reverse();
  for (const line of lines) {
    const start = from + line.index;
    const isWhole = start === floor || start === 0 || text[start - 1] === '\n';
    const names = splitNames(line[0], isWhole ? count : 1)
      .map((name) => ({ start: start + name.start, end: start + name.end }))
      .filter((name, index) => (isWhole || index > 0) && isParty(text.slice(name.start, name.end)))
      .filter((name) => !isOfLabel(text, name, { position, key }));
    if (names.length > 0) return names;
  }
  return [];
}

/** `Payment Date:`, `Witness Name:`: a capitalized word directly before a label that no party signs with is part of it. */
function isOfLabel(
  text: string,
  { start, end }: Span,
  { position, key }: Pick<NamesQuery, 'position' | 'key'>,
): boolean {
  if (key === 'signature' || key === 'party' || text.slice(end, position) !== ' ') return false;
  return /^[A-Z][a-z]+$/.test(text.slice(start, end));
}

function splitNames(line: string, count: number): readonly Span[] {
  const apart = [...line.matchAll(/\S(?:[^\S\n\t]{0,2}\S)*/g)].map((name) => ({
    start: name.index,
    end: name.index + name[0].length,
  }));
  const only = apart[0];
  if (apart.length !== 1 || count < 2 || only === undefined) return apart;
  const cut = betweenNames.exec(line);
  if (cut === null) return apart;
  const middle = cut.index + cut[0].length;
  return [
    { start: only.start, end: middle },
    { start: middle + 1, end: only.end },
  ];
}

function isParty(words: string): boolean {
  if (words.length < 2 || words.length > 90 || noParty.test(words) || blankLine.test(words))
    return false;
  if (headingOfPart.test(words) && !legalForm.test(words)) return false;
  if (legalForm.test(words) || /^[A-Z][A-Z\s.,&'’-]{2,}:?$/.test(words)) return true;
  return (
    /^(?:[A-Z][\w.&'’-]*[\s,:]*){1,6}$/.test(words) || /^[A-Z][A-Za-z ]{2,20}:\s?\S/.test(words)
  );
}

interface NewBlock {
  readonly fields: FieldCluster;
  readonly party: Span | undefined;
  readonly span: Span;
}

function createBlock(text: string, { fields, party, span }: NewBlock): SignatureBlock {
  const find = (key: SignatureField['key']) => fields.find((field) => field.key === key);
  const signature = find('signature');
  const status = signature !== undefined && isFilled(text, signature) ? 'signed' : 'blank';
  const named =
    findValue(text, find('party')) ?? (party && createEvidence(text, trimRole(text, party)));
  const signatory =
    findValue(text, find('name')) ?? (status === 'signed' ? findValue(text, signature) : undefined);
  const position = findValue(text, find('title'));
  return {
    evidence: createEvidence(text, span),
    ...(named && { party: named }),
    ...(signatory && { signatory }),
    ...(position && { position }),
    status,
  };
}

/** Tells whether the line has a signature, `/s/`, its mark or a name. */
function isFilled(text: string, { start, end, cells }: SignatureField): boolean {
  const words = text.slice(cells[0].start, cells[0].end);
  if (text.slice(start, end).includes('/s/') || /^\[(?:sig|signed|illegible)\b/i.test(words))
    return true;
  return !placeholder.test(words.replace(/[_\s]+/g, ' '));
}

/** Returns the name after the role in "PROVIDER: Acme, Inc."; a role alone stays, without its colon. */
function trimRole(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end).replace(/:$/, '');
  const role = /^[A-Z][A-Za-z ]{2,20}:\s*/.exec(words)?.[0].length ?? 0;
  return { start: start + role, end: start + words.length };
}

function findValue(text: string, field: SignatureField | undefined): Evidence | undefined {
  if (field === undefined) return undefined;
  const { start, end } = field.cells[0];
  const words = text.slice(start, end);
  const blank = /^[\s_.:/]*/.exec(words)?.[0].length ?? 0;
  const bare = words.replace(/[\s_]+$/, '');
  if (bare.length <= blank || placeholder.test(bare.slice(blank))) return undefined;
  return createEvidence(text, { start: start + blank, end: start + bare.length });
}
