import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Source: OWASP Password Storage Cheat Sheet, "scrypt". */
const cost = { logN: 15, r: 8, p: 3 } as const;
const saltBytes = 16;
const hashBytes = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The hash with its salt and what it cost, so that a later cost leaves earlier ones readable. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await run(password, { salt, ...cost });
  const { logN, r, p } = cost;
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a hash of `hashPassword` is of this password. */
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
  /** Logarithm of the cost to the base 2. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** What one keyboard sends composed and another in parts is the same password. */
function run(password: string, { salt, logN, r, p }: Derivation): Promise<Buffer> {
  const N = 2 ** logN;
  return derive(password.normalize('NFKC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });
}
