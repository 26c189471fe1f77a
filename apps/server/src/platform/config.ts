import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { isLoopbackHost } from './loopback-host.ts';
import { StartupError } from './startup-error.ts';
import { findUnknownSettings } from './unknown-settings.ts';

const booleanSetting = z.enum(['true', 'false']).transform((value) => value === 'true');

/**
 * Which proxies in front of the server may say who asks: none, how many there are, or their addresses. Headers that come
 * from further away can be anybody's.
 */
const trustProxySetting = z
  .string()
  .refine((value) => value !== 'true', {
    error: 'say how many proxies there are (1 for one), or their addresses',
  })
  .transform((value, context): false | number | string[] => {
    if (value === 'false' || value === '0') return false;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const addresses = value.split(',').map((address) => address.trim());
    if (addresses.every(isAddressRange)) return addresses;
    context.addIssue({
      code: 'custom',
      message: 'false, the number of proxies, or their addresses with commas between them',
    });
    return z.NEVER;
  });

/** An address, or a range such as `10.0.0.0/8`. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const settings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_FOLDER: z.string().min(1).default('data'),
  DISK_RESERVE_MB: z.coerce.number().min(0).default(200),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  OPENID_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  OPENID_CLIENT_ID: z.string().min(1).optional(),
  OPENID_CLIENT_SECRET: z.string().min(1).optional(),
  DEVELOPMENT_SIGN_IN: booleanSetting.default(true),
  SESSION_IDLE_DAYS: z.coerce.number().positive().max(400).default(14),
  SESSION_MAX_DAYS: z.coerce.number().positive().max(400).default(90),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(320).optional(),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_ID: z.string().min(1).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  FREE_ANALYSES_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(3),
  FREE_ANALYSES_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000_000).default(30),
  MODEL_PROVIDER: z.enum(['openai', 'openai-compatible', 'anthropic']).optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_LABEL: z.string().min(1).max(60).optional(),
  MODEL_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_STRUCTURED_OUTPUT: booleanSetting.default(true),
  MODEL_CONTEXT_TOKENS: z.coerce.number().int().min(4096).max(10_000_000).default(32_000),
  MODEL_OUTPUT_TOKENS: z.coerce.number().int().min(512).max(200_000).default(4096),
  MODEL_INPUT_PRICE: z.coerce.number().min(0).max(10_000).optional(),
  MODEL_OUTPUT_PRICE: z.coerce.number().min(0).max(10_000).optional(),
  MODEL_TOKENS_PER_DOCUMENT: z.coerce.number().int().min(0).default(1_000_000),
  MODEL_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(20_000_000),
  MODEL_DOLLARS_PER_DOCUMENT: z.coerce.number().min(0).default(2),
  MODEL_DOLLARS_PER_DAY: z.coerce.number().min(0).default(50),
  MODEL_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(8),
  MODEL_SECONDS: z.coerce.number().int().min(5).max(3600).default(55),
  MODEL_REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(30),
  GUEST_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(24),
  AUDIT_DAYS: z.coerce.number().positive().max(10_000).default(400),
  TRUST_PROXY: trustProxySetting.default(false),
  ACCESS_LOG: booleanSetting.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(600),
  UPLOADS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  REPORTS_PER_MINUTE: z.coerce.number().int().positive().default(30),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  SHARE_READS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  SHARE_UNLOCKS_PER_MINUTE: z.coerce.number().int().positive().default(10),
  UPLOAD_MB_PER_MINUTE: z.coerce.number().positive().default(500),
  QUEUED_PER_VISITOR: z.coerce.number().int().positive().default(200),
  QUEUED_PER_ADDRESS: z.coerce.number().int().positive().default(400),
  DOCUMENTS_PER_VISITOR: z.coerce.number().int().positive().default(20_000),
  DOCUMENTS_PER_ADDRESS: z.coerce.number().int().positive().default(2000),
  STORED_MB_PER_VISITOR: z.coerce.number().positive().default(20_000),
  STORED_MB_PER_ADDRESS: z.coerce.number().positive().default(5000),
  STREAMS_PER_VISITOR: z.coerce.number().int().positive().default(30),
  STREAMS_PER_ADDRESS: z.coerce.number().int().positive().default(120),
  CONNECTIONS: z.coerce.number().int().positive().default(5000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().positive().default(300),
  STALL_SECONDS: z.coerce.number().positive().max(3600).default(30),
  STALL_BYTES_PER_SECOND: z.coerce.number().min(0).default(500),
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(2),
  ANALYSIS_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(3600).default(120),
  READER_MEMORY_MB: z.coerce.number().int().min(64).max(16_384).default(1024),
} as const;

/** Settings that are only valid together. */
const togetherSettings = [
  ['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['MODEL_PROVIDER', 'MODEL_NAME'],
  ['MODEL_INPUT_PRICE', 'MODEL_OUTPUT_PRICE'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
] as const;

interface AddressSettings {
  readonly NODE_ENV: string;
  readonly HOST: string;
  readonly OPENID_CLIENT_ID?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
}

/** Whether others send people back to this server, which then has to know its address. */
function isSentBack(environment: AddressSettings): boolean {
  const { OPENID_CLIENT_ID: signIn, STRIPE_SECRET_KEY: payment, NODE_ENV, HOST } = environment;
  const isOpen = NODE_ENV === 'production' || !isLoopbackHost(HOST);
  return isOpen && (signIn !== undefined || payment !== undefined);
}

/** The environment the server understands; `.env.example` documents each name. */
export const environmentSchema = z
  .object(settings)
  .refine(
    (environment) =>
      environment.NODE_ENV !== 'production' ||
      environment.DATABASE_URL === undefined ||
      environment.SESSION_SECRET !== undefined,
    { path: ['SESSION_SECRET'], error: 'required in production with DATABASE_URL' },
  )
  .refine(
    ({ OPENID_ISSUER: issuer }) =>
      issuer.startsWith('https:') || isLoopbackHost(new URL(issuer).host),
    {
      path: ['OPENID_ISSUER'],
      error: 'https, but for an identity provider on this machine',
    },
  )
  .refine(
    ({ STRIPE_API_URL: url }) => url.startsWith('https:') || isLoopbackHost(new URL(url).host),
    { path: ['STRIPE_API_URL'], error: 'https, but for a stand-in on this machine' },
  )
  .refine(
    ({ MODEL_PROVIDER: provider, MODEL_API_URL: url }) =>
      provider !== 'openai-compatible' || url !== undefined,
    { path: ['MODEL_API_URL'], error: 'required with MODEL_PROVIDER=openai-compatible' },
  )
  .refine(
    ({ MODEL_PROVIDER: provider, MODEL_API_KEY: key, MODEL_API_URL: url }) =>
      provider === undefined ||
      provider === 'openai-compatible' ||
      key !== undefined ||
      url !== undefined,
    {
      path: ['MODEL_API_KEY'],
      error: 'required with MODEL_PROVIDER=openai or anthropic, but for another MODEL_API_URL',
    },
  )
  .refine((environment) => environment.PUBLIC_URL !== undefined || !isSentBack(environment), {
    path: ['PUBLIC_URL'],
    error:
      'required with OPENID_CLIENT_ID or STRIPE_SECRET_KEY: others send people back to it. Only on a development machine it may be absent',
  })
  .refine(
    ({ MODEL_API_KEY: key, MODEL_API_URL: url }) =>
      key === undefined ||
      url === undefined ||
      url.startsWith('https:') ||
      isLoopbackHost(new URL(url).host),
    {
      path: ['MODEL_API_URL'],
      error: 'https where a key is sent, but for a model on this machine',
    },
  )
  .superRefine((environment, context) => {
    for (const names of togetherSettings) {
      const missing = names.filter((name) => environment[name] === undefined);
      if (missing.length === names.length) continue;
      for (const name of missing) {
        const others = names.filter((other) => other !== name).join(', ');
        context.addIssue({ code: 'custom', path: [name], message: `required with ${others}` });
      }
    }
  });
export const settingNames = Object.keys(settings);
export type Environment = z.infer<typeof environmentSchema>;

export interface Config extends Omit<Environment, 'DATA_FOLDER'> {
  /** Absolute. */
  readonly DATA_FOLDER: string;
  /** Whether cookies can carry `Secure` and the `__Host-` prefix: the product is reached over https. */
  readonly isHttps: boolean;
}

/**
 * Reads the settings from an environment; an empty value counts as not set.
 * Throws a StartupError that names every setting that is wrong.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const wrong = [
    ...findUnknownSettings(Object.keys(given), settingNames),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  ];
  if (!parsed.success || wrong.length > 0) throw new StartupError(describeMistakes(wrong));
  return Object.freeze({
    ...parsed.data,
    DATA_FOLDER: path.resolve(parsed.data.DATA_FOLDER),
    isHttps: parsed.data.PUBLIC_URL?.startsWith('https:') ?? false,
  });
}

/** The configuration of this process: its environment, with `.env` of the working folder beneath it. */
export function loadConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  return parseConfig(process.env);
}

function describeMistakes(wrong: readonly string[]): string {
  return `The configuration is not valid. ${wrong.join('; ')}. See .env.example for what each setting takes.`;
}

/** What is allowed and should be known all the same, in sentences for the operator. */
export function listConcerns({ NODE_ENV, isHttps }: Pick<Config, 'NODE_ENV' | 'isHttps'>) {
  if (NODE_ENV !== 'production' || isHttps) return [];
  return [
    'PUBLIC_URL does not begin with https: cookies and documents can be read on the way, and the cookies are not Secure.',
  ];
}
