import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The token's purpose: it can only switch off optional mails. */
const purpose = 'unsubscribe from e-mail';
const idBytes = 16;
const uuidShape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/**
 * Creates the token in a mail's unsubscribe link, with which a person can switch mails off without signing in. It
 * does not expire.
 */
export function createUnsubscribeToken(cookieSecret: string, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(cookieSecret, id)]).toString('base64url');
}

/** The user id of a token; undefined if the token was not made with this secret. */
export function readUnsubscribeToken(cookieSecret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  const expected = sign(cookieSecret, id);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    return undefined;
  }
  return id.toString('hex').replace(uuidShape, '$1-$2-$3-$4-$5');
}

/** The cookie secret itself signs cookies only. Every other use has its own derived key. */
function sign(cookieSecret: string, id: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', cookieSecret, '', purpose, 32));
  return createHmac('sha256', key).update(purpose).update(id).digest();
}
