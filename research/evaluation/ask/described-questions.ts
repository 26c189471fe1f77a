import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const line = /^"?Category: ([^,]+),"?Description: (.*?)"?,"?Answer Format:/;

/**
 * What the annotators asked for each category, by its name in lower case: `clauses/category_descriptions.csv` below a
 * data folder.
 */
export function readDescribedQuestions(folder: string): ReadonlyMap<string, string> {
  const csv = readFileSync(join(folder, 'clauses', 'category_descriptions.csv'), 'utf8');
  const found = csv.split(/\r?\n/).flatMap((row) => {
    const match = line.exec(row);
    return match === null ? [] : [[match[1]?.toLowerCase() ?? '', match[2]?.trim() ?? ''] as const];
  });
  return new Map(found);
}
