import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a token allows: nothing but to stop the mails that can be stopped. */
const purpose = 'unsubscribe from e-mail';
const idBytes = 16;
const uuidShape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The word in the link of a mail that lets its reader switch mails off without signing in. It does not expire. */
export function createUnsubscribeToken(cookieSecret: string, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(cookieSecret, id)]).toString('base64url');
}

/** The user of a token; undefined where it was not made with this secret. */
export function readUnsubscribeToken(cookieSecret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  const expected = sign(cookieSecret, id);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    return undefined;
  }
  return id.toString('hex').replace(uuidShape, '$1-$2-$3-$4-$5');
}

/** The cookie secret itself signs cookies alone; each other use has a key of its own. */
function sign(cookieSecret: string, id: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', cookieSecret, '', purpose, 32));
  return createHmac('sha256', key).update(purpose).update(id).digest();
}
