import { getRiskLevel, levelWords, notJudgedTitle } from '@clauselight/core';
import type { AnalysisNotice } from '../find-analysis.ts';
import type { Links } from '../links.ts';
import { type Item, type MailContent, toTone } from '../mail-content.ts';
import { countOf, countSeverities, formatDay, formatScore, showName } from '../words.ts';

/** The most documents that are listed. The dashboard shows all. */
const shownDocuments = 20;

/** Lists what was analyzed on a day. `day` is an ISO day; `analyses` is not empty. */
export function writeDigest(
  analyses: readonly AnalysisNotice[],
  { day, links }: { readonly day: string; readonly links: Links },
): MailContent {
  const documents = countOf(analyses.length, 'document', 'documents');
  const rest = analyses.length - shownDocuments;
  return {
    subject: `${documents} analyzed: ${formatDay(day)}`,
    preview: analyses
      .slice(0, 3)
      .map(({ filename }) => showName(filename, 40))
      .join(', '),
    heading: `${documents} analyzed`,
    blocks: [
      {
        kind: 'text',
        words: `Your analyses up to ${formatDay(day)}, 18:00 UTC. Scores are out of 10.`,
      },
      { kind: 'list', items: analyses.slice(0, shownDocuments).map((news) => toItem(news, links)) },
      ...(rest > 0 ? [{ kind: 'text' as const, words: `And ${rest} more.` }] : []),
      { kind: 'button', label: 'Open the dashboard', url: links.home },
    ],
    reason: 'You receive this because the daily digest is on in your settings.',
  };
}

function toItem({ analysisId, filename, riskScore, facts }: AnalysisNotice, links: Links): Item {
  const severities = facts.findings.map(({ severity }) => severity);
  const counts = countSeverities(severities) || 'No findings';
  const named = { title: showName(filename), url: links.analysis(analysisId) };
  if (riskScore === null) {
    const detail = `${notJudgedTitle}. ${facts.notJudged?.text ?? ''}`.trim();
    return { ...named, mark: '–', tone: 'plain', detail };
  }
  const level = getRiskLevel(riskScore, facts.coverage);
  return {
    ...named,
    mark: formatScore(riskScore),
    tone: toTone(level),
    detail: `${facts.scoreLabel}: ${levelWords[level]}. ${counts}`,
  };
}
