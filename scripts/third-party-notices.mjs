import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { findForbidden, listPackages } from './third-party-packages.mjs';

const head = `# Third-party notices

Made by \`npm run generate\` from \`package-lock.json\`. It lists the packages that Clauselight uses outside of development, with
everything that these need. Each is used under the license named here. The last column names the files with its text, in the package's folder under
\`node_modules\`; where it is empty, the text is the one at https://spdx.org/licenses/. Packages for another kind of machine are listed too, by name and license.

## Data

The weights of the engine, and its counts of what is usual, were made from published data sets, each under the license Creative Commons Attribution 4.0
(https://creativecommons.org/licenses/by/4.0/) if no other is named. Weights and counts are not the data, and the data are not part of the product.

| Weights or counts | Data |
|---|---|
| \`packages/engine/weights/clauses.bin\` | CUAD v1, The Atticus Project, https://www.atticusprojectai.org/cuad |
| \`packages/engine/weights/concepts.bin\` | Word vectors: GloVe, Pennington, Socher and Manning 2014, Public Domain Dedication and License 1.0, reduced to fewer numbers. Sentences read: CUAD v1 and other documents named in \`research/data/concepts/labels.jsonl\` |
| \`packages/engine/src/contract/usual/base-rates.generated.json\` | Numbers of documents of CUAD v1, The Atticus Project, and of ContractNLI, Koreeda and Manning 2021 |
| \`packages/engine/weights/nda.bin\` | ContractNLI, Koreeda and Manning 2021, Stanford NLP |
| \`packages/engine/weights/unfair-terms.bin\` | The data set of the article https://doi.org/10.1007/s10506-024-09398-7; see \`packages/engine/weights/unfair-terms.md\` |

## Packages
`;

const licenseFile = /^(?:licen[cs]e|copying|notice|unlicense|thirdpartynotices)(?:[-_.]|$)/i;
/** Code beside a license file is named like one: `license-checker.js`. */
const codeFile = /\.(?:[cm]?js|ts|json|map)$/i;
/** Words that name who holds the copyright: not those that speak of copyright, nor the blanks of a template. */
const copyright =
  /(?:Copyright(?: ?(?:\([cC]\)|©))?|\([cC]\)|©) (?:\d{4}\P{L}*(?=\p{L})|(?<=Copyright.*)["@\p{Lu}]).*$/u;
const noHolder =
  /copyright (?:notice|owner|holder|license|and related|law)|[[{<](?:yyyy|year|name)/i;
/** A list of more holders is cut: the file says the rest. */
const mostHolders = 4;

/** The page as it should be. Throws if a license is not allowed, or a package is not installed as the lock file says. */
export function createNotices() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = listPackages(lock);
  const forbidden = findForbidden(packages);
  if (forbidden.length > 0) {
    const names = forbidden.map(({ name, version, license }) => `${name} ${version} (${license})`);
    throw new Error(`These licenses are not allowed: ${names.join(', ')}`);
  }
  const rows = packages.map(createRow);
  return [
    head,
    `${packages.length} packages.`,
    '',
    '| Package | Version | License | Copyright | License text |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function createRow(one) {
  const { holders, files } = one.isForOneMachine ? { holders: [], files: [] } : inspect(one);
  const cells = [one.name, one.version, one.license, holders.join('; '), files.join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function inspect({ folder, name, version }) {
  const installed = path.join(root, folder);
  const manifestFile = path.join(installed, 'package.json');
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  if (manifest.version !== version) {
    throw new Error(`${name} ${version} is not installed in ${folder}: run npm ci`);
  }
  const files = listLicenseFiles(installed);
  const own = files.filter((file) => !file.includes('/'));
  const lines = own.flatMap((file) =>
    readFileSync(path.join(installed, file), 'utf8').split(/\r?\n/),
  );
  const holders = [...new Set(lines.flatMap(findHolder))].slice(0, mostHolders);
  return { holders: holders.length > 0 ? holders : listAuthors(manifest), files };
}

/** Paths inside the package: parts that come from elsewhere have license files of their own. */
function listLicenseFiles(installed) {
  return readdirSync(installed, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/') && !codeFile.test(file))
    .filter((file) => licenseFile.test(path.posix.basename(file)))
    .sort();
}

function findHolder(line) {
  const [words] = copyright.exec(line) ?? [];
  if (words === undefined || noHolder.test(line)) return [];
  return [words.trim().replaceAll(/\s+/g, ' ').replace(/[.,]$/, '')];
}

/** The authors of a package whose license names nobody. */
function listAuthors({ author }) {
  const name = typeof author === 'string' ? author.replace(/ [<(].*/, '') : author?.name;
  return name === undefined || name === '' ? [] : [`by ${name}`];
}
