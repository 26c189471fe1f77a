import type { Evidence } from '@clauselight/schema';
import type { Strength } from '../remark.ts';
import { count, findMatches, quote } from './check.ts';
import { listEntryProblems } from './citations/entry-problems.ts';
import { listCounterArguments } from './counter-arguments.ts';
import { findAnswer, wantsThesis } from './thesis.ts';
import type { Writing } from './writing.ts';

const shown = 3;
const fewestReasons = 5;
const reason =
  /\b(?:because|since|therefore|as a result|consequently|due to|owing to|for this reason|this means)\b/i;
const example = /\b(?:for example|for instance|such as|to illustrate|a case in point)\b/i;
const insight =
  /\b(?:I (?:have |had |also )?(?:learn(?:ed|t)|reali[sz]ed|discovered|came to (?:see|understand))|(?:has )?(?:taught|showed|shown) me|made me (?:realize|realise|think|see))\b/i;

/** What the text does well, each with the words that show it. */
export function listStrengths(writing: Writing): readonly Strength[] {
  return [
    ...findThesisStrength(writing),
    ...findReasons(writing),
    ...findExamples(writing),
    ...findAnsweredObjection(writing),
    ...findInsight(writing),
    ...findCompleteReferences(writing),
    ...findTakenUp(writing),
  ];
}

function findThesisStrength(writing: Writing): readonly Strength[] {
  if (writing.thesis === undefined) return [];
  return [
    {
      title: 'A thesis in the opening',
      text: 'The opening says what the text will show.',
      evidence: [quote(writing, writing.thesis)],
    },
  ];
}

function findReasons(writing: Writing): readonly Strength[] {
  const hits = writing.isEnglish ? findMatches(writing, reason) : [];
  if (hits.length < fewestReasons) return [];
  return [
    {
      title: 'Claims with reasons',
      text: `${count(hits.length, 'sentence')} give a reason in so many words.`,
      evidence: hits.slice(0, shown).map(({ sentence }) => quote(writing, sentence)),
    },
  ];
}

function findExamples(writing: Writing): readonly Strength[] {
  const hits = writing.isEnglish ? findMatches(writing, example) : [];
  if (hits.length === 0) return [];
  return [
    {
      title: 'Examples',
      text: `${count(hits.length, 'sentence')} ${hits.length === 1 ? 'gives' : 'give'} an example.`,
      evidence: hits.slice(0, shown).map(({ sentence }) => quote(writing, sentence)),
    },
  ];
}

function findAnsweredObjection(writing: Writing): readonly Strength[] {
  if (!wantsThesis(writing.task.type)) return [];
  const answered = listCounterArguments(writing).find(({ reply }) => reply !== undefined);
  if (answered?.reply === undefined) return [];
  const evidence: readonly Evidence[] = [
    quote(writing, answered.sentence),
    ...(answered.reply === answered.sentence ? [] : [quote(writing, answered.reply)]),
  ];
  return [
    {
      title: 'An objection met and answered',
      text: 'The text gives the other side and answers it.',
      evidence,
    },
  ];
}

function findInsight(writing: Writing): readonly Strength[] {
  if (writing.task.type !== 'reflective') return [];
  const hits = findMatches(writing, insight);
  if (hits.length === 0) return [];
  return [
    {
      title: 'Says what was learnt',
      text: 'A reflection is read for what its author took from the experience; this one says so.',
      evidence: hits.slice(0, shown).map(({ sentence }) => quote(writing, sentence)),
    },
  ];
}

function findCompleteReferences(writing: Writing): readonly Strength[] {
  const { referenceList, citationMatches } = writing;
  if (referenceList === undefined || referenceList.entries.length < 2 || citationMatches.length < 2)
    return [];
  const used = new Set(citationMatches.map(({ entry }) => entry));
  const isWhole =
    citationMatches.every(({ status }) => status === 'listed') &&
    referenceList.entries.every((entry) => used.has(entry)) &&
    listEntryProblems(referenceList).every(({ problems }) => problems.length === 0);
  if (!isWhole) return [];
  return [
    {
      title: 'Complete references',
      text: `All ${count(citationMatches.length, 'citation')} and all ${referenceList.entries.length} entries of the list match.`,
      evidence: [
        quote(writing, referenceList.heading),
        ...citationMatches.slice(0, 2).map(({ citation }) => quote(writing, citation)),
      ],
    },
  ];
}

function findTakenUp(writing: Writing): readonly Strength[] {
  const answer = writing.thesis && findAnswer(writing);
  if (writing.thesis === undefined || answer === undefined) return [];
  return [
    {
      title: 'The ending comes back to the thesis',
      text: 'The closing takes up the words of the opening.',
      evidence: [quote(writing, writing.thesis), quote(writing, answer)],
    },
  ];
}
