import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AnalysisDetail, Document } from '@clauselight/schema';
import { startApi } from '../src/api.ts';
import { createRunners } from '../src/jobs/runners.ts';
import { parseConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/open.ts';
import { createLog } from '../src/platform/log.ts';
import type { Platform } from '../src/platform/open.ts';
import type { Role } from '../src/platform/role.ts';
import { openDiskStorage } from '../src/platform/storage/disk-storage.ts';
import type { ObjectStorage } from '../src/platform/storage/object-storage.ts';
import { startWorker } from '../src/worker.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import { openTestDatabase, type TestDatabase, usualDatabase } from './database.ts';
import { buildFile, type TestFile } from './files.ts';
import { getSharedRunners } from './shared-runners.ts';

export interface TestServer {
  readonly platform: Platform;
  readonly address: string;
  /** As the console shows it. */
  readonly developmentSignInCode: string | undefined;
  /** Starts the worker; not called if a test wants jobs to wait. */
  startWorker(): Promise<void>;
  /** Jobs wait from now on. */
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** The default kind if absent. */
  readonly kind?: Database['kind'];
  readonly settings?: Record<string, string>;
  readonly hasWorker?: boolean;
  /** Whether it reads and analyzes everything itself: else it shares threads, and what they did, with other servers. */
  readonly hasOwnRunners?: boolean;
  /** Opened instead of a new one. */
  readonly database?: Pick<TestDatabase, 'database' | 'remove'>;
  /** Puts something between the server and its storage. */
  readonly adaptStorage?: (storage: ObjectStorage) => ObjectStorage;
}

/** The real server on a free port and a fresh database. */
export async function startTestServer({
  kind = usualDatabase,
  settings,
  hasWorker = true,
  hasOwnRunners = false,
  database: given,
  adaptStorage = (storage) => storage,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'server-'));
  const config = parseConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    RATE_LIMIT_PER_MINUTE: '100000',
    UPLOADS_PER_MINUTE: '100000',
    REPORTS_PER_MINUTE: '100000',
    SIGN_INS_PER_MINUTE: '100000',
    SHARE_READS_PER_MINUTE: '100000',
    SHARE_UNLOCKS_PER_MINUTE: '100000',
    UPLOAD_MB_PER_MINUTE: '100000',
    ...settings,
  });
  const { database, remove } = given ?? (await openTestDatabase(kind));
  const storage = adaptStorage(await openDiskStorage(path.join(dataFolder, 'files')));
  const platform: Platform = { config, log: createLog(config), database, storage };
  const roles: Role[] = [];
  const addWorker = async () => {
    const runners = hasOwnRunners ? createRunners() : getSharedRunners();
    roles.push(await startWorker(platform, runners));
  };
  const stopWorkers = async () => {
    for (const role of roles.splice(0)) await role.stop();
  };
  if (hasWorker) await addWorker();
  const api = await startApi(platform);
  return {
    platform,
    address: api.address,
    developmentSignInCode: api.developmentSignInCode,
    startWorker: addWorker,
    stopWorkers,
    async close() {
      await api.stop();
      await stopWorkers();
      await remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A visitor with cookies of its own. */
export interface Visitor {
  readonly cookies: CookieJar;
  call(url: string, options?: RequestInit): Promise<Response>;
  upload(file?: Partial<TestFile>): Promise<Response>;
  uploadDocument(file?: Partial<TestFile>): Promise<Document>;
  analyze(documentId: string): Promise<AnalysisDetail>;
}

/** A visitor, with `givenCookie` if the browser has one already. */
export function buildVisitor(server: Pick<TestServer, 'address'>, givenCookie?: string): Visitor {
  const cookies = createCookieJar(givenCookie);
  const call = async (url: string, options: RequestInit = {}) => {
    const headers = {
      ...(options.headers as Record<string, string>),
      ...cookies.getHeader(),
    };
    const response = await fetch(`${server.address}${url}`, { ...options, headers });
    cookies.take(response);
    return response;
  };
  const upload = (file?: Partial<TestFile>) =>
    call('/api/documents/upload', { method: 'POST', body: buildForm(file) });
  return {
    cookies,
    call,
    upload,
    async uploadDocument(file) {
      const { document } = (await (await upload(file)).json()) as { document: Document };
      return document;
    },
    async analyze(documentId) {
      const response = await call(`/api/documents/${documentId}/analyze`, { method: 'POST' });
      return (await response.json()) as AnalysisDetail;
    },
  };
}

export function buildForm(file: Partial<TestFile> = {}): FormData {
  const { name, type, content } = buildFile(file);
  const form = new FormData();
  form.append('document', new Blob([Buffer.from(content)], { type }), name);
  return form;
}

/** The status and the JSON body of an answer. */
export async function getAnswer(response: Promise<Response>): Promise<[number, unknown]> {
  const { status, ...rest } = await response.then(async (given) => ({
    status: given.status,
    body: await given.json(),
  }));
  return [status, rest.body];
}

export interface ReceivedEvent {
  readonly id: number;
  readonly data: {
    readonly status: string;
    readonly step?: string;
    readonly error?: { readonly code: string };
  };
}

/** The events of a stream that has ended. */
export function parseEvents(stream: string): ReceivedEvent[] {
  return [...stream.matchAll(/^id: (\d+)\nevent: analysis\ndata: (.*)$/gm)].map(([, id, data]) => ({
    id: Number(id),
    data: JSON.parse(data ?? 'null') as ReceivedEvent['data'],
  }));
}

/** The names in a folder of the object storage. */
export function listStored(server: TestServer, folder: string): Promise<string[]> {
  const place = path.join(server.platform.config.DATA_FOLDER, 'files', folder);
  return readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
