import { addDays } from '@clauselight/core';
import { joinWords } from '../compose/formats.ts';
import type { Places } from '../compose/places.ts';
import { createContext } from '../compose/report-context.ts';
import { type DatedFact, listDatedFacts } from '../dated-facts.ts';
import { getDocumentTitle } from '../document-title.ts';
import { shorten, toOneLine } from '../printable.ts';
import type { StoredAnalysisInput } from '../report-input.ts';
import { listAlarmDays } from './alarms.ts';
import { writeLine, writeText } from './content-line.ts';

const titleLength = 60;
const whatLength = 120;
const quoteLength = 500;

interface EventContext {
  readonly input: StoredAnalysisInput;
  readonly places: Places;
  readonly title: string;
}

/**
 * Writes every date of an analysis as an all-day event of an iCalendar file (RFC 5545), with alarms if somebody has
 * to act. The same analysis gives the same events, so that importing them again updates them.
 *
 * @param input - The analysis with its source text and document.
 * @returns The file with CRLF line ends; undefined if the analysis has no date.
 */
export function writeCalendar(input: StoredAnalysisInput): string | undefined {
  const facts = listDatedFacts(input.analysis);
  if (facts.length === 0) return undefined;
  const title = shorten(getDocumentTitle(input), titleLength);
  const { places } = createContext(input);
  return [
    writeLine('BEGIN:VCALENDAR'),
    writeLine('VERSION:2.0'),
    writeLine('PRODID:-//Clauselight//Deadlines//EN'),
    writeLine('CALSCALE:GREGORIAN'),
    writeText('X-WR-CALNAME', `Deadlines: ${title}`),
    ...facts.flatMap((fact) => writeEvent(fact, { input, places, title })),
    writeLine('END:VCALENDAR'),
  ].join('');
}

function writeEvent(fact: DatedFact, context: EventContext): readonly string[] {
  const { analysisId, analyzedAt } = context.input;
  const nextDay = addDays(fact.date, 1);
  const summary = `${shorten(describeFact(fact), whatLength)} – ${context.title}`;
  return [
    writeLine('BEGIN:VEVENT'),
    writeText('UID', toOneLine(`${fact.id}.${analysisId}@clauselight`)),
    writeLine(`DTSTAMP:${writeMoment(analyzedAt)}`),
    writeLine(`DTSTART;VALUE=DATE:${writeDay(fact.date)}`),
    ...(nextDay === undefined ? [] : [writeLine(`DTEND;VALUE=DATE:${writeDay(nextDay)}`)]),
    writeText('SUMMARY', summary),
    writeText('DESCRIPTION', describe(fact, context)),
    writeLine('TRANSP:TRANSPARENT'),
    ...listAlarmDays(fact, analyzedAt).map((days) => writeAlarm(days, summary)),
    writeLine('END:VEVENT'),
  ];
}

/** At nine in the morning: an alarm at midnight wakes people. */
function writeAlarm(days: number, summary: string): string {
  const trigger = days === 1 ? '-PT15H' : `-P${days - 1}DT15H`;
  return [
    writeLine('BEGIN:VALARM'),
    writeLine('ACTION:DISPLAY'),
    writeText('DESCRIPTION', `${days === 1 ? 'Tomorrow' : `In ${days} days`}: ${summary}`),
    writeLine(`TRIGGER:${trigger}`),
    writeLine('END:VALARM'),
  ].join('');
}

function describeFact({ label, who, what }: DatedFact): string {
  return joinWords([label, who, what], ': ');
}

function describe(fact: DatedFact, { input, places }: EventContext): string {
  const [lead] = fact.evidence;
  const place = places.find(lead, fact.clause);
  return [
    toOneLine(describeFact(fact)),
    ...fact.evidence.map(({ quote }) => `“${shorten(quote, quoteLength)}”`),
    ...(place === undefined ? [] : [`Where: ${toOneLine(place)}`]),
    ...(fact.computation === undefined ? [] : [`Computed: ${toOneLine(fact.computation)}`]),
    `Document: ${toOneLine(getDocumentTitle(input))} (${toOneLine(input.filename)})`,
    'Check the day against the document before you rely on it.',
  ].join('\n');
}

function writeDay(date: string): string {
  return date.replaceAll('-', '');
}

function writeMoment(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
