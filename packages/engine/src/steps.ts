import type { Step } from './step-runner.ts';
/** The steps of an analysis in order, each with its progress message for the user. */
export const steps = {
  structure: define('structure', 0, 'Reading the structure'),
  classification: define('classification', 0.25, 'Recognizing the kind of document'),
  terms: define('terms', 0.3, 'Finding key terms'),
  provisions: define('provisions', 0.45, 'Recognizing what clauses are about'),
  concepts: define('concepts', 0.6, 'Reading what sentences mean'),
  risk: define('risk', 0.7, 'Checking for risks'),
  unfairness: define('unfairness', 0.8, 'Looking for unfair terms'),
  nda: define('nda', 0.8, 'Checking the promises of confidence'),
  language: define('language', 0.27, 'Checking spelling and grammar'),
  general: define('general', 0.3, 'Checking what every document must get right'),
  gist: define('gist', 0.45, 'Reading what the document says'),
  kind: define('kind', 0.5, 'Checking what this kind of document must get right'),
  judgement: define('judgement', 0.9, 'Weighing what was found'),
  summary: {
    name: 'summary',
    progress: { step: 'insights', fraction: 0, detail: 'Writing recommendations' },
  },
  law: {
    name: 'law',
    progress: { step: 'insights', fraction: 0.5, detail: 'Looking for law to know' },
  },
  result: {
    name: 'result',
    progress: { step: 'insights', fraction: 1, detail: 'Checking the form of the results' },
  },
} as const satisfies Record<string, Step>;

function define(name: string, fraction: number, detail: string): Step {
  return { name, progress: { step: 'analysis', fraction, detail } };
}
