import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SourceText } from '@clauselight/schema';
import { toSourceText } from './source-text.ts';

/** An annotated contract: its text as the engine takes it, the annotated passages and the normalized answers. */
export interface Contract {
  readonly title: string;
  readonly sourceText: SourceText;
  readonly spans: ReadonlyMap<string, readonly string[]>;
  readonly answers: Readonly<Record<string, string>>;
}

interface Squad {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly {
        readonly id: string;
        readonly answers: readonly { readonly text: string }[];
      }[];
    }[];
  }[];
}

type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const squadFile = /^(cuad-.+)\.json\.gz$/;

/**
 * Reads every annotated set below a data folder, `clauses/cuad-*.json.gz`, each with the normalized answers in
 * `clauses/cuad-*-answers.json` beside it if there are any. Throws if the folder holds no such set.
 */
export function readContracts(folder: string): readonly Contract[] {
  const names = readdirSync(join(folder, 'clauses'))
    .flatMap((file) => squadFile.exec(file)?.[1] ?? [])
    .sort();
  if (names.length === 0) throw new Error(`${folder} holds no clauses/cuad-*.json.gz`);
  return names.flatMap((name) => readSet(join(folder, 'clauses', name)));
}

function readSet(path: string): readonly Contract[] {
  const squad: Squad = JSON.parse(gunzipSync(readFileSync(`${path}.json.gz`)).toString('utf8'));
  const answers = readAnswers(`${path}-answers.json`);
  return squad.data.flatMap(({ title, paragraphs }) => {
    const paragraph = paragraphs[0];
    if (paragraph === undefined) return [];
    const spans = new Map(
      paragraph.qas.map(({ id, answers: found }) => [
        id.split('__')[1] ?? id,
        found.map(({ text }) => text),
      ]),
    );
    return [
      { title, sourceText: toSourceText(paragraph.context), spans, answers: answers[title] ?? {} },
    ];
  });
}

function readAnswers(path: string): Answers {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
