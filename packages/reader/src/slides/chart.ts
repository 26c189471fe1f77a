import type { Draft, TextRun } from '../source/draft.ts';
import { createTextCells } from '../source/table.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { findGraphicPart, type GraphicRequest } from './graphic.ts';
import { readTextBody } from './text-body.ts';

/** More rows or series are a measurement, which a chart shows as a shape and not in figures. */
const mostRows = 50;
const mostSeries = 12;

/** Reads a chart: its titles, and its data as a table with a row for each category. */
export function readChart(reference: XmlElement, request: GraphicRequest): Draft[] {
  const part = findGraphicPart(reference.attributes['r:id'], request);
  if (part === undefined) return [];
  const { page, context } = request;
  const titles = listInside(part.root, 'c:title').flatMap((title) => {
    const element = findChild(findChild(title, 'c:tx'), 'c:rich');
    return element === undefined ? [] : readTextBody({ element, styles: [], page }, context);
  });
  return [...titles, ...readData(part.root, request)];
}

function readData(root: XmlElement, { page, context }: GraphicRequest): Draft[] {
  const series = listInside(root, 'c:ser').slice(0, mostSeries).map(readSeries);
  const categories = series.find((one) => one.categories.size > 0)?.categories ?? new Map();
  if (categories.size === 0 || categories.size > mostRows) return [];
  context.tally.tables += 1;
  const rows = [
    ['', ...series.map(({ name }) => name)],
    ...[...categories].map(([index, category]) => [
      category,
      ...series.map(({ values }) => values.get(index) ?? ''),
    ]),
  ];
  return rows.map((texts, index) => ({
    kind: 'table-row',
    table: context.tally.tables,
    runs: createTextCells(texts).map((piece): TextRun => ({ ...piece, page })),
    cells: texts.map(() => ({})),
    ...(index === 0 ? { isHeaderRow: true } : {}),
  }));
}

interface Series {
  readonly name: string;
  /** By the index of the point. */
  readonly categories: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
}

function readSeries(element: XmlElement): Series {
  const name = [...readPoints(findChild(element, 'c:tx')).values()].join(' ');
  return {
    name,
    categories: readPoints(findChild(element, 'c:cat')),
    values: readPoints(findChild(element, 'c:val')),
  };
}

/** The values a chart keeps of the sheet it was made from. */
function readPoints(element: XmlElement | undefined): ReadonlyMap<string, string> {
  const points = element === undefined ? [] : listInside(element, 'c:pt');
  return new Map(
    points.map((point) => {
      const value = findChild(point, 'c:v')?.children.filter(isText).join('') ?? '';
      return [point.attributes.idx ?? '', tidy(value)];
    }),
  );
}

function isText(child: XmlElement | string): child is string {
  return typeof child === 'string';
}

/** Figures are kept with all the digits of binary fractions. */
function tidy(value: string): string {
  if (!/^-?\d+\.\d{10,20}$/.test(value)) return value;
  return String(Number(Number(value).toPrecision(12)));
}

function listInside(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).flatMap((child) =>
    child.name === name ? [child] : listInside(child, name),
  );
}
