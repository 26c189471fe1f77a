import type { Delivery } from './delivery.ts';

export interface TextMessage {
  /** With its country code; signs and blanks do not count. */
  readonly to: string;
  readonly text: string;
}

export interface SmsProvider {
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
}

const timeoutMs = 10_000;
/** Failures of a request that never left: no connection came about. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** A gateway answers so that does not know what became of the request behind it. */
const gatewayAnswers = new Set([502, 504]);

/** Sends a text message by Twilio's API and says what came of it; it does not throw for what networks do. */
export async function sendSms(
  { baseUrl, accountSid, authToken, from }: SmsProvider,
  { to, text }: TextMessage,
): Promise<Delivery> {
  const account = encodeURIComponent(accountSid);
  const url = `${baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${account}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ From: from, To: `+${to.replace(/\D/g, '')}`, Body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return judge(response.status);
  } catch (error) {
    const reason = findCode(error);
    return neverSent.has(reason)
      ? { outcome: 'refused', isFinal: false, reason }
      : { outcome: 'unknown', reason };
  }
}

function judge(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  const reason = `HTTP ${status}`;
  if (gatewayAnswers.has(status)) return { outcome: 'unknown', reason };
  // Wrong credentials or too many requests can be mended; a number that is none cannot.
  return { outcome: 'refused', isFinal: status === 400, reason };
}

/** The code of what made a fetch fail: its words can hold the address. */
function findCode(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'unknown';
}
