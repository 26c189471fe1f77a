import type { Severity } from '@clauselight/schema';
import type { Executor } from '../../platform/queue/queue.ts';
import { alarmSeverity } from './alarm-severity.ts';
import type { Channels } from './channels.ts';
import { post } from './outbox.ts';
import { type Recipient, wants } from './recipient.ts';

export interface CompletedAnalysis {
  readonly analysisId: string;
  readonly findings: readonly { readonly severity: Severity }[];
  /** The document's owner; undefined for a guest, who is notified on the page only. */
  readonly recipient: Recipient | undefined;
  /** The channels by which this server can reach people. */
  readonly channels: Channels;
}

/** Posts the messages about a completed analysis to its owner, in the transaction that completes it. */
export async function announceAnalysis(
  tx: Executor,
  { analysisId, findings, recipient, channels }: CompletedAnalysis,
): Promise<void> {
  if (recipient === undefined) return;
  const { userId, settings } = recipient;
  if (channels.has('email') && wants['analysis-completed'](settings)) {
    await post(tx, {
      userId,
      channel: 'email',
      content: { kind: 'analysis-completed', analysisId },
      onceKey: `analysis-completed:${analysisId}`,
    });
  }
  const isAlarming = findings.some(({ severity }) => severity >= alarmSeverity);
  if (channels.has('sms') && isAlarming && wants['high-risk'](settings)) {
    await post(tx, {
      userId,
      channel: 'sms',
      content: { kind: 'high-risk', analysisId },
      onceKey: `high-risk:${analysisId}`,
    });
  }
}
