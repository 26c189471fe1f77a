import { createEvidence } from '@clauselight/core';
import type { SummarySentence } from '@clauselight/schema';
import type { Remark, Strength } from '../remark.ts';
import { count, quote } from './check.ts';
import { describeTask } from './task-type.ts';
import { findAnswer } from './thesis.ts';
import type { Writing } from './writing.ts';

interface Read {
  readonly remarks: readonly Remark[];
  readonly strengths: readonly Strength[];
}

/** The text in a few sentences: what it is, what it says, what it rests on, what it does well, what to do first. */
export function summarizeWriting(
  writing: Writing,
  { remarks, strengths }: Read,
): readonly SummarySentence[] {
  return [
    describeWhole(writing),
    ...describeMessage(writing),
    ...describeSources(writing),
    ...describeStrengths(strengths),
    describeFirstStep(writing, remarks),
  ];
}

function describeWhole(writing: Writing): SummarySentence {
  const { text, title, task, wordCount, paragraphs, limit, isEnglish } = writing;
  const named = title && createEvidence(text, title);
  const called = named?.quote ? `“${named.quote.replace(/\s+/g, ' ')}” is` : 'This is';
  const what = isEnglish
    ? describeTask(task.type)
    : 'a piece of writing in a language other than English';
  const bound = limit?.maximum ?? limit?.minimum;
  const allowed =
    bound === undefined
      ? ''
      : `; the task ${limit?.maximum === undefined ? 'asks for at least' : 'allows'} ${count(bound, 'word')}`;
  return {
    text: `${called} ${what} of ${count(wordCount, 'word')} in ${count(paragraphs.length, 'paragraph')}${allowed}.`,
    evidence: [
      ...(named?.quote ? [named] : task.evidence.slice(0, 1)),
      ...(limit ? [quote(writing, limit)] : []),
    ],
  };
}

/** What it says, in its own words. */
function describeMessage(writing: Writing): readonly SummarySentence[] {
  const { thesis, paragraphs, isEnglish } = writing;
  if (!isEnglish) return [];
  const answer = findAnswer(writing) ?? paragraphs.at(-1)?.sentences.at(-1);
  const opening = thesis ?? paragraphs.find(({ role }) => role === 'introduction')?.sentences[0];
  if (opening === undefined) return [];
  const says = quote(writing, opening);
  const start = thesis === undefined ? 'It opens with' : 'We take this for its thesis:';
  const first: SummarySentence = { text: `${start} “${shorten(says.quote)}”`, evidence: [says] };
  if (answer === undefined || answer === opening) return [first];
  const ends = quote(writing, answer);
  return [first, { text: `It closes with “${shorten(ends.quote)}”`, evidence: [ends] }];
}

const longest = 220;

function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longest))} …`;
}

function describeSources(writing: Writing): readonly SummarySentence[] {
  const { citationMatches, referenceList } = writing;
  const entries = referenceList?.entries.length ?? 0;
  if (citationMatches.length === 0 && entries === 0) return [];
  const open = citationMatches.filter(({ status }) => status !== 'listed');
  const evidence = [
    ...(referenceList ? [quote(writing, referenceList.heading)] : []),
    ...open.slice(0, 3).map(({ citation }) => quote(writing, citation)),
  ];
  const list = entries === 0 ? 'has no list of references' : `lists ${count(entries, 'reference')}`;
  const rest =
    entries === 0
      ? ''
      : open.length === 0
        ? '; every citation is in the list'
        : `; ${open.length} of the citations ${open.length === 1 ? 'does' : 'do'} not match the list`;
  return [
    {
      text: `It cites sources ${count(citationMatches.length, 'time')} and ${list}${rest}.`,
      evidence:
        evidence.length > 0
          ? evidence
          : citationMatches.slice(0, 2).map(({ citation }) => quote(writing, citation)),
    },
  ];
}

function describeStrengths(strengths: readonly Strength[]): readonly SummarySentence[] {
  const names: Readonly<Record<string, string>> = {
    'Claims with reasons': 'it backs its claims with reasons',
    Examples: 'it gives examples',
    'An objection met and answered': 'it meets an objection and answers it',
    'Says what was learnt': 'it says what was learnt',
    'Complete references': 'its references are complete',
    'The ending comes back to the thesis': 'its ending comes back to the thesis',
  };
  const told = strengths.filter(({ title }) => title in names).slice(0, 2);
  if (told.length === 0) return [];
  return [
    {
      text: `What works: ${told.map(({ title }) => names[title]).join(', and ')}.`,
      evidence: told.flatMap(({ evidence }) => evidence.slice(0, 1)),
    },
  ];
}

function describeFirstStep(writing: Writing, remarks: readonly Remark[]): SummarySentence {
  const open = remarks.filter(({ level }) => level > 1);
  const first = open[0] ?? remarks[0];
  const grammar =
    writing.isEnglish && writing.languageErrors === undefined
      ? ' Spelling and grammar were not checked.'
      : '';
  if (first === undefined && !writing.isEnglish) {
    return {
      text: 'Only its length, paragraphs and sources were looked at: the other checks are made for English.',
      evidence: [],
    };
  }
  if (first === undefined) {
    return {
      text: `The checks found nothing to look at again; how good it is, is for a reader to say.${grammar}`,
      evidence: [],
    };
  }
  const others = open.length > 1 ? `, the first of ${open.length} points worth fixing` : '';
  const lead = open.length === 0 ? 'Only polish is left; begin here' : `Begin here${others}`;
  return {
    text: `${lead}: ${first.notice}${grammar}`,
    evidence: (first.evidence.length > 0 ? first.evidence : (first.lookedIn ?? [])).slice(0, 2),
  };
}
