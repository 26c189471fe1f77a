import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Source: OWASP Password Storage Cheat Sheet, "scrypt". */
const cost = { logN: 15, r: 8, p: 3 } as const;
const saltBytes = 16;
const hashBytes = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The hash with its salt and its cost, so that hashes with an earlier cost remain valid. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await run(password, { salt, ...cost });
  const { logN, r, p } = cost;
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the password matches a hash of `hashPassword`. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [name, logN, r, p, salt = '', hash = ''] = kept.split('$');
  if (name !== 'scrypt') throw new Error('a password was kept in an unknown form');
  const expected = Buffer.from(hash, 'base64url');
  const given = await run(password, {
    salt: Buffer.from(salt, 'base64url'),
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface Derivation {
  readonly salt: Buffer;
  /** Base-2 logarithm of the cost. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** Normalized, because keyboards may send the same character composed or decomposed. */
function run(password: string, { salt, logN, r, p }: Derivation): Promise<Buffer> {
  const N = 2 ** logN;
  return derive(password.normalize('NFKC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });
}
