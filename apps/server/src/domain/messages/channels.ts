import type { Config } from '../../platform/config.ts';
import type { MessageChannel } from './message.ts';

export type Channels = ReadonlySet<MessageChannel>;

/** The channels by which this server can reach people. */
export function listChannels(config: Pick<Config, 'SMTP_URL' | 'TWILIO_ACCOUNT_SID'>): Channels {
  const channels = new Set<MessageChannel>();
  if (config.SMTP_URL !== undefined) channels.add('email');
  if (config.TWILIO_ACCOUNT_SID !== undefined) channels.add('sms');
  return channels;
}
