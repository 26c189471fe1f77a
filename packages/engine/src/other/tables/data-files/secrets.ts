import { countOf, joinSome, quoteWords } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import type { Remark } from '../../remark.ts';
import { dataCatalog, points } from '../catalog.ts';
import { quote } from '../data-table.ts';
import { mostEvidence, type TableDocument } from '../table-analysis.ts';

const secretWords =
  '(?:pass(?:word|wd|phrase|code)|pwd|secret|token|api[_ -]?key|private[_ -]?key|client[_ -]?secret|access[_ -]?key|secret[_ -]?key|auth[_ -]?key|connection[_ -]?string)';
/** A name and its value, as data files and their outlines write them. */
const namedSecret = new RegExp(
  `(?<![\\w-])(?:[\\w.]|-(?!-)){0,40}?${secretWords}(?=["']?\\s{0,4}[:=])["']?\\s{0,4}[:=]\\s{0,4}["']?([^\\n"']{4,200})`,
  'gi',
);
const secretName = new RegExp(`(?:^|[\\W_]|[a-z])${secretWords}$`, 'i');
const harmlessName =
  /(?:next|page|continuation|cursor|csrf|max|min|num|count|has|is|reset|forgot)[\w-]*$|tokens$/i;
/** Stands where a secret will be, or only says that there is one. */
const placeholder =
  /^(?:[\^~<>=]{0,2}v?\d+\.\d[\w.+-]*|[\^~<>=].*|latest|workspace:.*|npm:.*|https?:\/\/[^@]*|null|none|true|false|undefined|change[_-]?(?:me|it|this)|x{3,}|\*{3,}|•{3,}|\.{3,}|-+|<[^>]*>?|\[[^\]]*\]?|\{[^}]*\}?|\$\{.*|\$[A-Z_]{2,}|%\w+%|env[.:].*|process\.env.*|your[\s_-].*|my[_-].*|enter .*|insert .*|example.*|placeholder.*|redacted.*|hidden|masked|encrypted|required|optional|string|secret|password|token|bearer|basic|test|foobar|\d{1,6}|see .*)$/i;
/** Secrets that their form gives away, under any key. */
const knownByForm = /^(?:sk-[\w-]{20}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[baprs]-|-----BEGIN)/;
const personalName =
  /(?:^|[\W_])(?:ssn|social[_ -]?security(?:[_ -]?(?:no|number))?|dob|date[_ -]?of[_ -]?birth|birth[_ -]?(?:date|day)|passport(?:[_ -]?(?:no|number))?|national[_ -]?id|tax[_ -]?id|driver'?s?[_ -]?licen[cs]e|religion|ethnicity|race|sexual[_ -]?orientation|diagnosis|medication|medical[_ -]?\w+|blood[_ -]?type|disability|salary|political[_ -]?\w+|trade[_ -]?union|criminal[_ -]?record|credit[_ -]?score)$/i;

/** A secret by its name: where the name stands, and how the secret begins. */
interface NamedSecret {
  readonly name: Evidence;
  readonly masked: string;
}

/** Passwords and keys, and data on people, that names give away. The secrets themselves are never repeated. */
export function checkSecrets(document: TableDocument, isData: boolean): readonly Remark[] {
  const { text } = document.sourceText;
  const secrets = [...(isData ? listNamed(text) : []), ...listColumns(document)];
  return [...remarkSecrets(secrets), ...remarkPersonal(document, isData)];
}

function listNamed(text: string): readonly NamedSecret[] {
  const found: NamedSecret[] = [];
  for (const match of text.matchAll(namedSecret)) {
    if (found.length >= mostEvidence) break;
    const [whole, value = ''] = match;
    const words = whole.slice(0, whole.length - value.length).replace(/["']?\s*[:=]\s*["']?$/, '');
    if (harmlessName.test(words) || !isSecret(value.trim())) continue;
    const span: Span = { start: match.index, end: match.index + words.length };
    found.push({ name: quote(text, span), masked: mask(value.trim()) });
  }
  return found;
}

function listColumns({ sourceText, tables }: TableDocument): readonly NamedSecret[] {
  return tables
    .filter(({ isRecords }) => !isRecords)
    .flatMap(({ columns }) =>
      columns.flatMap(({ name, header, cells }) => {
        if (header === undefined || !secretName.test(name) || harmlessName.test(name)) return [];
        const first = cells.find(({ cell }) => isSecret(cell.words));
        if (first === undefined) return [];
        return [{ name: quote(sourceText.text, header), masked: mask(first.cell.words) }];
      }),
    );
}

function isSecret(value: string): boolean {
  return value.length >= 4 && !placeholder.test(value) && !knownByForm.test(value);
}

function mask(value: string): string {
  return `${value.slice(0, 2)}••••`;
}

function remarkSecrets(secrets: readonly NamedSecret[]): readonly Remark[] {
  if (secrets.length === 0) return [];
  const names = secrets.map(({ name, masked }) => `${quoteWords(name.quote, 40)} (${masked})`);
  return [
    dataCatalog.createRemark('DAT-03', {
      title: 'Passwords or keys',
      points: points.secret,
      notice: `${countOf(secrets.length, 'place')} ${secrets.length === 1 ? 'holds' : 'hold'} what seems to be a password or key: ${joinSome(names)}.`,
      nextStep: 'Change each of them now if the file has left your hands, and take them out of it.',
      evidence: secrets.map(({ name }) => name),
    }),
  ];
}

function remarkPersonal({ sourceText, tables }: TableDocument, isData: boolean): readonly Remark[] {
  const columns = tables.flatMap((table) =>
    table.columns.filter(
      ({ name, cells }) =>
        cells.length > 0 && personalName.test(` ${name.split('.').at(-1) ?? ''}`),
    ),
  );
  const found = columns.flatMap(({ name, header, cells }) =>
    header === undefined
      ? []
      : [{ name, count: cells.length, evidence: quote(sourceText.text, header) }],
  );
  if (found.length === 0) return [];
  const names = found.map(({ name, count }) => `${name} (${countOf(count, 'value')})`);
  return [
    dataCatalog.createRemark('DAT-03', {
      title: 'Data on people by their names',
      level: 2,
      points: 0,
      why: 'Such data may be protected by law; whoever shares them needs a reason that the law accepts.',
      notice: `The ${isData ? 'keys' : 'columns'} name data on people that few should see: ${joinSome(names, 5)}.`,
      nextStep:
        'Does whoever gets the file need them? Otherwise leave these columns out of the copy.',
      evidence: found.map(({ evidence }) => evidence),
    }),
  ];
}
