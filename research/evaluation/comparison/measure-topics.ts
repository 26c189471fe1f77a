import { readFileSync } from 'node:fs';
import { compareVersions } from '@clauselight/comparison';
import { formatTable } from '../reader/report/text-table.ts';
import { readTextVersion } from './read-version.ts';
import { topicEdits } from './topic-edits.ts';

const sample = new URL('../../../samples/cloud-services-agreement.txt', import.meta.url);

/** What the comparison says of an edit that was made alone. */
export interface TopicResult {
  readonly edit: string;
  readonly topic: string;
  /** Whether a risk or a term is reported as changed. */
  readonly isInRisksOrTerms: boolean;
  /** Whether a changed sentence is reported under the topic; for edits of no topic, under any. */
  readonly isNamed: boolean;
}

/** Makes each edit of the sample agreement alone and compares. Throws for an edit that changes nothing. */
export async function measureTopics(): Promise<readonly TopicResult[]> {
  const text = readFileSync(sample, 'utf8');
  const before = await readTextVersion(text);
  const results: TopicResult[] = [];
  for (const [from, to, topic] of topicEdits) {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`“${from}” is not in the sample`);
    const after = await readTextVersion(changed);
    const { risks, terms, materialChanges } = compareVersions({ before, after });
    results.push({
      edit: `${from} → ${to}`,
      topic,
      isInRisksOrTerms: terms.length > 0 || risks.some(({ kind }) => kind !== 'same'),
      isNamed: materialChanges.some(({ topics }) => topic === 'none' || topics.includes(topic)),
    });
  }
  return results;
}

/** Prints how many edits of each topic are reported. */
export async function printTopics(): Promise<void> {
  const results = await measureTopics();
  const rows = ['money', 'time', 'exit', 'none'].map((topic) => {
    const own = results.filter((result) => result.topic === topic);
    const counts = [
      own.length,
      own.filter(({ isInRisksOrTerms }) => isInRisksOrTerms).length,
      own.filter(({ isNamed }) => isNamed).length,
    ];
    return [topic, ...counts.map(String)];
  });
  console.log(
    formatTable(['edit concerns', 'made', 'risk or term changed', 'sentence named'], rows),
  );
  for (const { edit, topic, isInRisksOrTerms, isNamed } of results) {
    if (topic !== 'none' && !isInRisksOrTerms) console.log(`- no risk or term: ${edit}`);
    if ((topic === 'none') === isNamed) console.log(`- ${topic}: ${edit}`);
  }
}
