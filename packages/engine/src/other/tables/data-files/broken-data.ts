import { countOf, joinSome, quoteWords } from '@clauselight/core';
import type { Evidence } from '@clauselight/schema';
import type { Remark } from '../../remark.ts';
import { dataCatalog, points } from '../catalog.ts';
import { emailName } from '../column-names.ts';
import { quote } from '../data-table.ts';
import { mostEvidence, type TableDocument } from '../table-analysis.ts';
import type { DataContents, DataField } from './fields.ts';

/** Programs that store numbers as JavaScript does round larger integers: 2 ** 53 - 1. */
const greatestSafe = '9007199254740991';
const email = /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,190}\.[^\s@,;<>.]{2,24}$/;

/** Defects for which programs reject a data file, or read it differently. */
export function checkData(contents: DataContents, document: TableDocument): readonly Remark[] {
  return [
    ...remarkDamage(document),
    ...remarkDoubleKeys(contents, document),
    ...remarkGreatNumbers(document),
    ...remarkMalformed(contents, document),
  ];
}

function remarkDamage({ sourceText }: TableDocument): readonly Remark[] {
  const { text, warnings, blocks } = sourceText;
  const damages = warnings.filter(({ code }) => code === 'damaged-parts');
  const last = blocks.at(-1);
  return damages.map(({ message }) => {
    const isBroken = !/not JSON proper/.test(message);
    const raw = blocks.find(({ start, end }) => /^["{[\]},]|[{[,]$/.test(text.slice(start, end)));
    const place = raw ?? last;
    return dataCatalog.createRemark('DAT-02', {
      title: isBroken ? 'File cannot be read whole' : 'File is not strictly valid',
      level: isBroken ? 3 : 1,
      points: isBroken ? points.sum : 0,
      notice: message,
      nextStep: isBroken
        ? 'Get a whole copy of the file, or mend it there: a bracket, a comma or a quotation mark is missing most often.'
        : 'Remove comments and commas before closing brackets, and put names in double quotation marks.',
      evidence: isBroken && place ? [quote(text, place)] : [],
    });
  });
}

/** Only JSON keeps one value for each name; elements of XML may recur. */
function remarkDoubleKeys(
  { fields }: DataContents,
  { sourceText }: TableDocument,
): readonly Remark[] {
  if (sourceText.format !== 'json') return [];
  const seen = new Map<DataField['part'], Map<string, DataField>>();
  const doubles: DataField[] = [];
  for (const field of fields) {
    const name = field.path.at(-1) ?? '';
    if (!/^[\w$@.-]+$/.test(name)) continue;
    const names = seen.get(field.part) ?? new Map<string, DataField>();
    seen.set(field.part, names);
    const first = names.get(name);
    if (first !== undefined) doubles.push(first, field);
    else names.set(name, field);
  }
  if (doubles.length === 0) return [];
  const names = [...new Set(doubles.map(({ path }) => quoteWords(path.join('.'), 60)))];
  return [
    dataCatalog.createRemark('DAT-02', {
      title: 'Name used twice in one object',
      points: points.defect,
      notice: `${countOf(names.length, 'name stands', 'names stand')} more than once in the same object: ${joinSome(names)}. Most programmes keep the last value, some the first.`,
      nextStep: 'Which value is meant? Delete or rename the other.',
      evidence: quoteFields(doubles, sourceText.text),
    }),
  ];
}

function remarkGreatNumbers({ sourceText, tables }: TableDocument): readonly Remark[] {
  if (sourceText.format !== 'json') return [];
  const { text, blocks } = sourceText;
  const isGreat = (words: string) =>
    /^-?\d{16,40}$/.test(words) &&
    (words.replace('-', '').length > 16 || words.replace('-', '') > greatestSafe);
  const found: Evidence[] = [];
  for (const { cells = [] } of blocks) {
    for (const cell of cells)
      if (cell.type === 'number' && isGreat(text.slice(cell.start, cell.end)))
        found.push(quote(text, cell));
  }
  for (const { columns, isRecords } of tables) {
    if (!isRecords) continue;
    for (const { cells, type } of columns)
      if (type === 'number' || type === 'money')
        for (const { cell } of cells) if (isGreat(cell.words)) found.push(quote(text, cell));
  }
  if (found.length === 0) return [];
  return [
    dataCatalog.createRemark('DAT-02', {
      title: 'Numbers too great to be kept exactly',
      points: points.smallDefect,
      notice: `${countOf(found.length, 'number lies', 'numbers lie')} beyond 9,007,199,254,740,991 (${joinSome(found.map(({ quote: words }) => words))}); many programmes change the last digits on reading.`,
      nextStep: 'If it is a number that names something, write it in quotation marks.',
      evidence: found.slice(0, mostEvidence),
    }),
  ];
}

/** Those in tables are seen with their column. */
function remarkMalformed(
  { fields }: DataContents,
  { sourceText }: TableDocument,
): readonly Remark[] {
  const { text } = sourceText;
  const wrong = fields.filter(({ path, value, part }) => {
    const words = text.slice(value.start, value.end);
    const isNamed = /(?:^|[_-])e-?mail(?:[_-]?address)?$|[a-z]Email$/i.test(path.at(-1) ?? '');
    return (
      isNamed &&
      part?.item === undefined &&
      emailName.test(path.at(-1) ?? '') &&
      words !== '' &&
      !/^(?:null|\[\]|\{\}|true|false|\d+)$/.test(words) &&
      !words.split(', ').every((part) => email.test(part))
    );
  });
  if (wrong.length === 0) return [];
  const values = joinSome(
    wrong.map(({ value }) => quoteWords(text.slice(value.start, value.end), 40)),
  );
  return [
    dataCatalog.createRemark('DAT-02', {
      title: 'Malformed e-mail address',
      points: points.smallDefect,
      notice: `${countOf(wrong.length, 'value')} named as an e-mail address ${wrong.length === 1 ? 'is' : 'are'} none: ${values}.`,
      nextStep: 'Correct it before anything is sent there.',
      evidence: quoteFields(wrong, text),
    }),
  ];
}

function quoteFields(fields: readonly DataField[], text: string): readonly Evidence[] {
  return fields
    .slice(0, mostEvidence)
    .map(({ key, value }) => quote(text, { start: key.start, end: value.end }));
}
