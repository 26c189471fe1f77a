/**
 * What of the system stands around a process, the strongest first:
 * - `container`: bubblewrap shows it a file system of its own libraries, no network and no other process.
 * - `namespaces`: util-linux takes the network and the sight of other processes away.
 * - `privileges`: util-linux takes its privileges away.
 * - `limits`: the shell limits its processor time.
 * - `none`: nothing of the system.
 */
export type Isolation = 'container' | 'namespaces' | 'privileges' | 'limits' | 'none';

export interface Boundary {
  readonly isolation: Isolation;
  /** Whether the process runs as a user that owns no file. Only a server that runs as root can do that. */
  readonly hasOwnUser: boolean;
}

/** Where the system's tools lie; empty for one that is not installed. */
export interface Tools {
  readonly sh: string;
  readonly env: string;
  readonly bwrap: string;
  readonly unshare: string;
  readonly setpriv: string;
}

export interface WrapOptions {
  readonly boundary: Boundary;
  readonly tools: Tools;
  /** Processor time after which the system ends the process. */
  readonly cpuSeconds: number;
  /** Whether the process may write files. */
  readonly mayWrite: boolean;
  /** Whether this process runs as root. */
  readonly isRoot: boolean;
  /** Files and folders that the process needs, the program among them. Absolute paths. */
  readonly readable: readonly string[];
  /** The folder it starts in, one of the readable ones. */
  readonly folder: string;
}

/** The user and group `nobody`. */
const nobody = '65534';
/** What a program of the system needs to start. */
const systemFolders = ['/usr', '/bin', '/lib', '/lib32', '/lib64', '/etc/ld.so.cache'];

/**
 * The command that runs another one inside a boundary. Inherited files stay open, and the environment stays as empty
 * as it is given: some shells add to it.
 */
export function wrapCommand(command: readonly string[], options: WrapOptions): string[] {
  const { isolation } = options.boundary;
  if (isolation === 'none') return [...command];
  const { env } = options.tools;
  const withoutExtras = [env, '-u', 'PWD', '-u', 'OLDPWD', '-u', 'SHLVL', '-u', '_', ...command];
  return [...limit(options), ...isolate(options), ...withoutExtras];
}

/** A limit that cannot be set is one that is lower already. */
function limit({ tools, cpuSeconds, mayWrite }: WrapOptions): string[] {
  const limits = [`-t ${cpuSeconds}`, '-c 0', ...(mayWrite ? [] : ['-f 0'])];
  const set = limits.map((value) => `ulimit ${value} 2>/dev/null; `).join('');
  return [tools.sh, '-c', `${set}exec "$0" "$@"`];
}

function isolate(options: WrapOptions): string[] {
  switch (options.boundary.isolation) {
    case 'container':
      return startContainer(options);
    case 'namespaces':
      return [...dieWithParent(options), ...leaveNamespaces(options), ...dropPrivileges(options)];
    case 'privileges':
      return dropPrivileges(options);
    default:
      return [];
  }
}

function startContainer({ tools, readable, folder }: WrapOptions): string[] {
  const bind = (place: string) => ['--ro-bind', place, place];
  return [
    tools.bwrap,
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    ...['--cap-drop', 'ALL'],
    ...systemFolders.flatMap((place) => ['--ro-bind-try', place, place]),
    ...readable.flatMap(bind),
    ...['--chdir', folder],
    ...['--remount-ro', '/'],
    '--',
  ];
}

function dieWithParent({ tools }: WrapOptions): string[] {
  return [tools.setpriv, '--pdeathsig', 'KILL'];
}

/** Runs a command as a child and ends as it ends: `unshare` itself cannot say that its child was killed. */
const runAsChild = '"$0" "$@"; exit $?';

/** A user who is not root may take leave only in a user namespace of its own. */
function leaveNamespaces({ tools, isRoot }: WrapOptions): string[] {
  const asUser = isRoot ? [] : ['--user', '--map-current-user'];
  const namespaces = ['--net', '--ipc', '--pid', '--fork', '--kill-child'];
  return [tools.unshare, ...asUser, ...namespaces, tools.sh, '-c', runAsChild];
}

function dropPrivileges(options: WrapOptions): string[] {
  const { isRoot, boundary } = options;
  const asRoot = isRoot ? ['--bounding-set=-all', '--inh-caps=-all'] : [];
  const asNobody = ['--reuid', nobody, '--regid', nobody, '--clear-groups'];
  return [
    ...dieWithParent(options),
    '--no-new-privs',
    ...asRoot,
    ...(boundary.hasOwnUser ? asNobody : []),
  ];
}
