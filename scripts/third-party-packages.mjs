// Which installed packages belong to the product, and whether their licenses are allowed.

/** Licenses that ask for no more than a notice. A new one is added here after somebody has read it. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** What packages are licensed under that name their license in words; read by a person, for these words alone. */
const readLicenses = {
  'dejavu-fonts-ttf': { stated: 'SEE LICENSE IN README.md AND LICENSE', license: 'Bitstream-Vera' },
};

/** Build tools that put code of their own into what they build; what they need themselves does not get there. */
const bundledTools = ['node_modules/tailwindcss', 'node_modules/vite'];

/**
 * The packages that the workspaces depend on outside of development, with everything that these need, as the lock file
 * names them; each name and version once, sorted. Packages for one kind of machine are included, installed or not.
 * @param {{ packages: Record<string, any> }} lock the parsed package-lock.json
 */
export function listPackages({ packages }) {
  const seen = new Set();
  const waiting = Object.keys(packages).filter(
    (key) => key !== '' && !key.includes('node_modules'),
  );
  while (waiting.length > 0) {
    const key = waiting.pop();
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...listNeeded(packages, key));
  }
  for (const key of bundledTools) if (Object.hasOwn(packages, key)) seen.add(key);
  const found = [...seen].filter((key) => key.includes('node_modules/') && !packages[key].link);
  const described = found.map((key) => describe(key, packages[key]));
  const byId = new Map(described.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byId.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
}

/** Those whose license is not among the allowed ones: of alternatives one must be, of licenses that hold together all. */
export function findForbidden(listed) {
  return listed.filter(({ license }) => !isAllowed(license));
}

function isAllowed(license) {
  const expression = license.replaceAll(/[()]/g, '').trim();
  if (/ OR /.test(expression) && / AND /.test(expression)) return false;
  if (/ OR /.test(expression)) return expression.split(' OR ').some(isAllowed);
  return expression.split(' AND ').every((one) => allowedLicenses.has(one.trim()));
}

function listNeeded(packages, key) {
  const { link, resolved, dependencies, peerDependencies, ...entry } = packages[key];
  if (link) return [resolved];
  const optional = entry.optionalDependencies ?? {};
  const isWanted = (peer) => entry.peerDependenciesMeta?.[peer]?.optional !== true;
  const peers = Object.keys(peerDependencies ?? {}).filter(isWanted);
  const names = new Set([...Object.keys({ ...dependencies, ...optional }), ...peers]);
  return [...names].flatMap((name) => {
    const found = findEntry(packages, { from: key, name });
    if (found !== undefined) return [found];
    // Packages for other machines may be absent from the lock file.
    if (Object.hasOwn(optional, name)) return [];
    throw new Error(`${key} needs ${name}, which package-lock.json does not hold`);
  });
}

/** As Node.js finds a package: in the folder itself, then in each folder above it. */
function findEntry(packages, { from, name }) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const key = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (Object.hasOwn(packages, key)) return key;
    if (folder === '') return undefined;
  }
}

function describe(key, { version, license = 'unknown', os, cpu }) {
  const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const read = readLicenses[name];
  return {
    folder: key,
    name,
    version,
    license: read?.stated === license ? read.license : license,
    /** Whether it is only installed on some kinds of machine. */
    isForOneMachine: os !== undefined || cpu !== undefined,
  };
}

function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
