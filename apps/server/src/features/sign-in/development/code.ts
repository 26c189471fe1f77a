import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { createSignedCookie } from '../../../platform/http/signed-cookie.ts';

/** Crockford's base 32: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of 5 bits each: 50 bits are out of reach of guesses over the network. */
const codeLength = 10;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The code that opens the sign-in for development: whoever reads the server's console knows it, and no stranger whose
 * requests a proxy passes on. It stays the same over restarts, like the secret it is made from.
 */
export function createSignInCode(cookieSecret: string): string {
  const digest = createHmac('sha256', cookieSecret).update('development sign-in code').digest();
  const characters = [...digest.subarray(0, codeLength)].map((byte) => alphabet[byte % 32]);
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`;
}

/** Remembers the browsers in which the code was entered. */
export interface CodeGate {
  isOpen(request: FastifyRequest): boolean;
  /** Whether the code is right; the browser is then remembered. */
  enter(code: string, reply: FastifyReply): boolean;
}

export function createCodeGate(config: Config, cookieSecret: string): CodeGate {
  const code = normalize(createSignInCode(cookieSecret));
  const cookie = createSignedCookie('clauselight-development', config);
  return {
    isOpen: (request) => cookie.read(request) === 'open',
    enter(entered, reply) {
      const given = Buffer.from(normalize(entered));
      if (given.length !== code.length || !timingSafeEqual(given, Buffer.from(code))) return false;
      cookie.write(reply, 'open', new Date(Date.now() + rememberedMs));
      return true;
    },
  };
}

/** The code as people may type it: small letters, spaces, the letter O for the digit. */
function normalize(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
