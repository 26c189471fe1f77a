import { countOf, joinSome, joinWords, quoteWords, shorten } from '@clauselight/core';
import type {
  Evidence,
  SummarySentence,
  TableColumn,
  TableDetails,
  TableProfile,
} from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';
import type { Remark } from '../remark.ts';
import { totalLabel } from './column-names.ts';
import { quote } from './data-table.ts';
import type { TableDocument } from './table-analysis.ts';

const mostSummed = 3;
/** A list that holds less than this share of a data file's values says little about it. */
const tellingShare = 0.1;

interface Summarized {
  readonly details: TableDetails;
  readonly document: TableDocument;
  readonly remarks: readonly Remark[];
}

/** A table or data file in a few sentences: what it holds, what the figures say, what stands out, what to do first. */
export function summarizeTable({
  details,
  document,
  remarks,
}: Summarized): readonly SummarySentence[] {
  return [
    details.data === undefined
      ? describeTables(details, document)
      : describeData(details, document),
    describeFigures(details),
    describeChange(details, document),
    describeShare(details),
    describeSums(details),
    describeRemarks(remarks),
  ].filter((sentence) => sentence !== undefined);
}

function describeTables({ tables }: TableDetails, document: TableDocument): SummarySentence {
  const { text } = document.sourceText;
  const all = document.tables;
  const [first] = tables;
  if (first === undefined) return { text: 'No table was found in this document.', evidence: [] };
  const header = all[0]?.header;
  const evidence: Evidence[] = header ? [quote(text, header)] : [];
  if (all.length === 1) {
    const name = first.evidence ? `“${shorten(first.name, 60)}”` : 'The table';
    return { text: `${name} holds ${nameSize(first)}${nameColumns(first)}.`, evidence };
  }
  const rows = all.reduce((sum, table) => sum + table.rows.length, 0);
  const largest = tables.reduce((a, b) => (b.rows > a.rows ? b : a));
  return {
    text: `The document holds ${countOf(all.length, 'table')} with ${countOf(rows, 'row')} of data in all; the largest, ${quoteWords(largest.name, 60)}, has ${nameSize(largest)}${nameColumns(largest)}.`,
    evidence: largest.evidence ? [largest.evidence] : evidence,
  };
}

function nameSize({ rows, columnCount, totalRows }: TableProfile): string {
  const totals = totalRows > 0 ? ` and ${countOf(totalRows, 'row')} of totals` : '';
  return `${countOf(rows, 'row')} of data${totals} in ${countOf(columnCount, 'column')}`;
}

function nameColumns({ columns }: TableProfile): string {
  const named = columns.filter(({ evidence }) => evidence !== undefined);
  return named.length === 0
    ? ''
    : `: ${joinSome(
        named.map(({ name }) => shorten(name, 40)),
        6,
      )}`;
}

function describeData(
  { data, tables }: TableDetails,
  { sourceText, tables: all }: TableDocument,
): SummarySentence {
  if (data === undefined) return { text: '', evidence: [] };
  const format = sourceText.format === 'xml' ? 'an XML file' : 'a JSON file';
  const type = data.type === undefined ? '' : `, by its contents: ${data.type}`;
  const outer = data.parts.filter(({ level }) => level === 1);
  const parts =
    outer.length > 0
      ? ` Its main ${outer.length === 1 ? 'part is' : 'parts are'} ${joinSome(
          outer.map(({ label }) => quoteWords(label, 40)),
          5,
        )}.`
      : '';
  const longest = [...tables].sort((a, b) => b.rows - a.rows)[0];
  const size = (longest?.rows ?? 0) * (longest?.columnCount ?? 0);
  const largest = size >= data.values * tellingShare ? longest : undefined;
  const records =
    largest === undefined
      ? ''
      : ` It lists ${countOf(largest.rows, 'record')}${largest.evidence ? ` under ${quoteWords(largest.name, 40)}` : ''}${nameColumns(largest)}.`;
  const header = all.find(({ isRecords }) => !isRecords)?.header;
  const named = largest?.evidence ?? (header && quote(sourceText.text, header));
  return {
    text: `This is ${format} of ${countOf(data.values, 'value')}${type}.${parts}${records}`,
    evidence: [...outer.slice(0, 5).map(({ evidence }) => evidence), ...(named ? [named] : [])],
  };
}

/** The sums of the largest table, or the spread of its first figures where nothing is added. */
function describeFigures({ tables }: TableDetails): SummarySentence | undefined {
  if (tables.length === 0) return undefined;
  const { columns } = tables.reduce((a, b) => (b.rows > a.rows ? b : a));
  const all = columns.filter(({ sum }) => sum !== undefined);
  const isTotal = ({ name }: TableColumn) => Number(totalLabel.test(name));
  const summed = all.sort((a, b) => isTotal(b) - isTotal(a)).slice(0, mostSummed);
  const measured = columns.find(({ min, max }) => min && max && min.value < max.value);
  const shown = summed.length > 0 ? summed : measured ? [measured] : [];
  const figures = summed.length > 0 ? nameSums(summed) : measured && nameSpread(measured);
  const dates = columns.find(
    ({ earliest, latest }) => earliest && latest && earliest.date !== latest.date,
  );
  const time = dates && nameTime(dates);
  const text = [figures, time].filter((words) => words !== undefined).join('; ');
  if (text === '') return undefined;
  const cells = [
    ...shown.flatMap(({ evidence, min, max }) => [evidence, min?.evidence, max?.evidence]),
    dates?.earliest?.evidence,
    dates?.latest?.evidence,
  ];
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    evidence: cells.filter((cell) => cell !== undefined),
  };
}

function nameSums(columns: readonly TableColumn[]): string {
  const [first, ...others] = columns.map(({ name, sum }) => ({ name: quoteWords(name, 40), sum }));
  const more = others.map(({ name, sum }) => `that of ${name} ${sum?.display}`);
  return joinWords([`the sum of ${first?.name} is ${first?.sum?.display}`, ...more]);
}

function nameSpread({ name, min, median, max }: TableColumn): string {
  return `the values of ${quoteWords(name, 40)} lie between ${min?.display} and ${max?.display}, with a median of ${median?.display}`;
}

function nameTime({ name, earliest, latest }: TableColumn): string | undefined {
  if (earliest === undefined || latest === undefined) return undefined;
  return `the dates in ${quoteWords(name, 40)} run from ${nameDay(earliest)} to ${nameDay(latest)}`;
}

/** A day in words; a month as the cell has it. */
function nameDay({
  date,
  evidence,
}: {
  readonly date: string;
  readonly evidence: Evidence;
}): string {
  return date.length === 10 ? formatDate(date) : evidence.quote;
}

/** The most important change: the first of a sum of money, or else the first of all. */
function describeChange(
  { changes }: TableDetails,
  { tables }: TableDocument,
): SummarySentence | undefined {
  const change =
    changes.find(
      ({ percent, from }) => percent !== undefined && /[^\d\s.,+-]/.test(from.display),
    ) ??
    changes.find(({ percent }) => percent !== undefined) ??
    changes[0];
  if (change === undefined) return undefined;
  const { measure, from, to, percent, perPeriod, biggestStep } = change;
  const verb = change.change.startsWith('-')
    ? 'fell'
    : change.change.startsWith('+')
      ? 'rose'
      : 'stayed the same';
  const size = percent === undefined ? change.change : `${percent > 0 ? '+' : ''}${percent}%`;
  const pace = perPeriod === undefined ? '' : `, ${perPeriod}% a period on average`;
  const step = biggestStep
    ? `; the biggest step was ${biggestStep.change} from ${biggestStep.from} to ${biggestStep.to}`
    : '';
  const isMover =
    !totalLabel.test(measure) &&
    changes.length > 1 &&
    tables.some(({ names }) => names.includes(from.label) && names.includes(to.label));
  const subject = isMover ? `${quoteWords(measure, 50)} changed most: it` : quoteWords(measure, 50);
  return {
    text: `From ${from.label} to ${to.label} ${subject} ${verb} from ${from.display} to ${to.display} (${size}${pace})${step}.`,
    evidence: [from.evidence, to.evidence, ...(biggestStep ? [biggestStep.evidence] : [])],
  };
}

function describeShare({ shares }: TableDetails): SummarySentence | undefined {
  const [share] = shares;
  const [largest, second] = share?.parts ?? [];
  if (share === undefined || largest === undefined || second === undefined) return undefined;
  return {
    text: `Of ${share.measure}, ${quoteWords(largest.label, 40)} makes up ${largest.percent}% (${largest.display}), then ${quoteWords(second.label, 40)} with ${second.percent}%.`,
    evidence: [largest.evidence, second.evidence],
  };
}

function describeSums({ sums, sumCount }: TableDetails): SummarySentence | undefined {
  const wrong = sums.filter(({ isRight }) => !isRight);
  if (sumCount === 0 || wrong.length > 0) return undefined;
  const shown = sums.slice(0, 5).map(({ evidence }) => evidence);
  const text =
    sumCount === 1
      ? 'The one sum that can be worked out again is right.'
      : `${sumCount === 2 ? 'Both' : `All ${sumCount}`} sums that can be worked out again are right.`;
  return { text, evidence: shown };
}

function describeRemarks(remarks: readonly Remark[]): SummarySentence | undefined {
  const grave = remarks.filter(({ level }) => level > 1);
  const [first, ...others] = grave;
  if (first === undefined) return undefined;
  const titles = [
    ...new Set(others.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1))),
  ].filter((title) => title !== first.title.charAt(0).toLowerCase() + first.title.slice(1));
  const more = titles.length === 0 ? '' : ` Also to be looked at: ${joinSome(titles, 4)}.`;
  return {
    text: `Look at this first. ${first.notice} ${first.nextStep}${more}`,
    evidence: first.evidence.slice(0, 5),
  };
}
