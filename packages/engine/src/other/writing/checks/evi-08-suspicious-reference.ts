import { defineCheck, quote } from '../check.ts';
import { listIdentityProblems } from '../citations/identity-problems.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';

const shown = 8;

export const suspiciousReferenceCheck = defineCheck({
  id: 'EVI-08',
  category: 'evidence',
  title: 'Reference that fails a check',
  why: 'A wrong check digit or page range is often a typing error, and a reader who looks the work up will not find it.',
  source: 'ISO 2108 (ISBN), ISO 3297 (ISSN), ISO 26324 (DOI)',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ referenceList }) => (referenceList?.entries.length ?? 0) > 0,
  find: (writing) =>
    (writing.referenceList?.entries ?? [])
      .flatMap((entry) =>
        listIdentityProblems(writing.text.slice(entry.start, entry.end), {
          entry,
          year: writing.year,
        }).map((problem) => ({ entry, problem })),
      )
      .slice(0, shown)
      .map(({ entry, problem }) => ({
        level: 2,
        notice: `${problem.replace(/^./, (first) => first.toUpperCase())}.`,
        nextStep: 'Compare the entry with the work itself.',
        evidence: [quote(writing, entry)],
      })),
});
