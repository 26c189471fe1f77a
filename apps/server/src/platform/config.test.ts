import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentSchema, listConcerns, parseConfig, settingNames } from './config.ts';
import { serverFolder } from './server-folder.ts';
import { StartupError } from './startup-error.ts';

const exampleFile = path.resolve(serverFolder, '../../.env.example');
const example = parseEnv(readFileSync(exampleFile, 'utf8'));

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      HOST: 'localhost',
      PORT: 3000,
      isHttps: false,
    });
    expect(config.DATABASE_URL).toBeUndefined();
    expect(path.isAbsolute(config.DATA_FOLDER)).toBe(true);
  });

  it.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('trusts the proxies that it is told: %s', (given, trusted) => {
    expect(parseConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(trusted);
  });

  it.each(['true', 'yes', '10.0.0.0/99', 'proxy.example.com'])(
    'does not trust a proxy that is not told apart: %s',
    (given) => {
      expect(() => parseConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY: .*proxies/);
    },
  );

  it('is documented setting by setting in .env.example', () => {
    expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  });

  it('has in .env.example the defaults themselves', () => {
    expect(parseConfig(example as Record<string, string>)).toEqual(parseConfig({}));
  });

  it('is described setting by setting, with its default, in docs/configuration.md', () => {
    const page = readFileSync(path.resolve(serverFolder, '../../docs/configuration.md'), 'utf8');
    const described = listDescribedSettings(page);
    expect(described.map(({ name }) => name).sort()).toEqual([...settingNames].sort());
    const stated = described.filter(({ text }) => text !== '');
    const environment = Object.fromEntries(stated.map(({ name, text }) => [name, text]));
    expect(parseConfig(environment)).toEqual(parseConfig({}));
    const optional = new Set(described.filter(({ text }) => text === '').map(({ name }) => name));
    const defaults = Object.keys(environmentSchema.parse({}));
    expect(defaults.filter((name) => optional.has(name))).toEqual([]);
  });

  it('takes an empty value for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toEqual(parseConfig({}));
  });

  it('names every setting that is wrong, and only those', () => {
    const parse = () =>
      parseConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', GUEST_HOURS: '24' });
    expect(parse).toThrow(StartupError);
    expect(parse).toThrow(/PORT: .*DATABASE_URL: /);
    expect(parse).not.toThrow(/GUEST_HOURS/);
  });

  it('asks for a shared secret where several production processes sign cookies', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/clauselight' };
    expect(() => parseConfig(production)).toThrow(/SESSION_SECRET/);
    expect(() => parseConfig({ ...production, SESSION_SECRET: 'x'.repeat(32) })).not.toThrow();
  });

  it.each([
    ['https://issuer.example', true],
    ['http://localhost:8080/realms/one', true],
    ['http://127.0.0.1:8080', true],
    ['http://issuer.example', false],
    ['http://localhost.issuer.example', false],
  ])('takes %s for an identity provider: %s', (issuer, isTaken) => {
    const parse = () => parseConfig({ OPENID_ISSUER: issuer });
    if (isTaken) expect(parse).not.toThrow();
    else expect(parse).toThrow(/OPENID_ISSUER: https/);
  });

  it('sends the key of the payment provider nowhere in the clear', () => {
    const parse = (url: string) => () => parseConfig({ STRIPE_API_URL: url });
    expect(parse('http://api.example')).toThrow(/STRIPE_API_URL: https/);
    expect(parse('http://127.0.0.1:4242')).not.toThrow();
  });

  it('takes money with all settings for that, or none', () => {
    const parse = () => parseConfig({ STRIPE_SECRET_KEY: 'sk_1', STRIPE_PRICE_ID: 'price_1' });
    expect(parse).toThrow(/STRIPE_PUBLISHABLE_KEY: .*STRIPE_WEBHOOK_SECRET: /);
  });

  it('knows https from the public address', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://clauselight.example' }).isHttps).toBe(true);
  });

  it.each([
    ['MODEL_KEY', 'MODEL_API_KEY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBILC_URL', 'PUBLIC_URL'],
    ['TRUST_PROXIES', undefined],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['CLAUSELIGHT_PORT', 'PORT'],
    ['ANALYSIS_CONCURENCY', 'ANALYSIS_CONCURRENCY'],
    ['Database_Url', 'DATABASE_URL'],
  ])('does not start with %s, and says what was meant', (name, likely) => {
    const parse = () => parseConfig({ [name]: '1', GUEST_HOURS: '24' });
    if (likely === undefined) expect(parse).not.toThrow();
    else expect(parse).toThrow(`${name}: no such setting, perhaps ${likely} was meant.`);
  });

  it('says of an unknown setting that nothing is like only that', () => {
    const parse = () => parseConfig({ STRIPE_COMPLETELY_DIFFERENT_THING: '1' });
    expect(parse).toThrow('STRIPE_COMPLETELY_DIFFERENT_THING: no such setting.');
  });

  it.each(['HOSTNAME', 'POST', 'HOSTS', 'SESSION_MANAGER', 'LOGNAME', 'PORTS', 'NODE_OPTIONS'])(
    'leaves %s to others',
    (name) => {
      expect(() => parseConfig({ [name]: 'x' })).not.toThrow();
    },
  );

  it('asks for the key of a provider that gives no answer without one', () => {
    const model = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt-4.1' };
    expect(() => parseConfig(model)).toThrow(/MODEL_API_KEY: required with MODEL_PROVIDER/);
    expect(() => parseConfig({ ...model, MODEL_API_URL: 'http://localhost:1' })).not.toThrow();
    expect(() => parseConfig({ ...model, MODEL_API_KEY: 'k' })).not.toThrow();
  });

  it('asks for the public address where others send people back to it', () => {
    const signIn = { OPENID_CLIENT_ID: 'id', OPENID_CLIENT_SECRET: 'secret' };
    const required = /PUBLIC_URL: required/;
    expect(() => parseConfig(signIn)).not.toThrow();
    expect(() => parseConfig({ ...signIn, HOST: '0.0.0.0' })).toThrow(required);
    expect(() => parseConfig({ ...signIn, NODE_ENV: 'production' })).toThrow(required);
    const known = { ...signIn, HOST: '0.0.0.0', PUBLIC_URL: 'https://light.example' };
    expect(() => parseConfig(known)).not.toThrow();
  });

  it('says plainly that production without https is open to listeners', () => {
    const list = (settings: Record<string, string>) => listConcerns(parseConfig(settings));
    expect(list({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('https')]);
    expect(list({ NODE_ENV: 'production', PUBLIC_URL: 'https://light.example' })).toEqual([]);
    expect(list({})).toEqual([]);
  });

  it('ignores what the rest of the environment holds', () => {
    expect(environmentSchema.safeParse({ HOME: '/root', SHELL: 'sh' }).success).toBe(true);
  });
});

/** Settings in the tables of a page: the first column names them, the second has their defaults in the same order. */
function listDescribedSettings(page: string) {
  const rows = page.split('\n').map((line) => line.split('|').map(listCode));
  return rows.flatMap(([, names = [], defaults = []]) =>
    names
      .filter((name) => /^[A-Z][A-Z_]+$/.test(name))
      .map((name, index) => ({ name, text: defaults[index] ?? '' })),
  );
}

function listCode(cell: string) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
}
