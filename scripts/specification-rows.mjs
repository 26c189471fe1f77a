/** A table under a heading of this name lists what is still to come: nothing shows it. */
const skipped = 'Not built yet';

/** `| statement | \`file\`, \`file\` | \`test file\`: “name” |`; a name is quoted as it is in the test. */
export function parseRows(text) {
  let heading = '';
  return text.split('\n').flatMap((line) => {
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
    return heading === skipped || !isRow(line) ? [] : [parseRow(line)];
  });
}

function isRow(line) {
  return line.startsWith('| ') && !line.startsWith('| Statement') && !/^\| ?-/.test(line);
}

function parseRow(line) {
  const [statement = '', places = '', shown = '', ...more] = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  const files = [...places.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  const tests = [...shown.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file, name]) => ({
    file,
    name,
  }));
  // What is left of a cell once all that was understood is taken out of it.
  const unread = [
    places.replaceAll(/`[^`]+`/g, ''),
    shown.replaceAll(/`[^`]+`: “[^”]+”/g, ''),
    ...more,
  ].join('');
  return { statement, files, tests, unread: unread.replaceAll(/[\s,]/g, '') };
}

/** What is wrong with a row; `read` returns the text of a file, with nothing if there is none. */
export function findProblems({ statement, files, tests, unread }, read) {
  const problems = [];
  if (statement === '') problems.push('it states nothing');
  if (files.length === 0) problems.push('it is implemented nowhere');
  if (tests.length === 0) problems.push('no test shows it');
  if (unread !== '') problems.push(`“${unread}” is neither a file nor a test`);
  for (const file of files) {
    if (read(file) === undefined) problems.push(`there is no ${file}`);
  }
  for (const { file, name } of tests) {
    const source = read(file);
    if (!/\.(?:test|spec)\.\w+$/.test(file)) problems.push(`${file} holds no tests`);
    else if (source === undefined) problems.push(`there is no ${file}`);
    else if (!flatten(source).includes(flatten(name))) {
      problems.push(`${file} has no test “${name}”`);
    }
  }
  if (tests.length > 0 && tests.every(({ file, name }) => isLeftToFullRun(read(file), name))) {
    problems.push('only a full run shows it');
  }
  return problems;
}

/** Whether the first test whose name holds these words is a browser test with the tag that `npm test` leaves out. */
function isLeftToFullRun(source, name) {
  const [, after = ''] = flatten(source ?? '').split(flatten(name), 2);
  return after.slice(0, after.indexOf('async')).includes("tag: '@full'");
}

/** Names are compared without the breaks and joints that formatting puts into long ones. */
function flatten(text) {
  return text.replace(/\\(['"`])/g, '$1').replace(/\s+/g, ' ');
}
