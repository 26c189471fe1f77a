import type { Severity } from '@clauselight/schema';
import type { Executor } from '../../platform/queue/queue.ts';
import { alarmSeverity } from './alarm-severity.ts';
import type { Channels } from './channels.ts';
import { post } from './outbox.ts';
import { type Recipient, wants } from './recipient.ts';

export interface CompletedAnalysis {
  readonly analysisId: string;
  readonly findings: readonly { readonly severity: Severity }[];
  /** Its owner; undefined for a guest, who is told on the page alone. */
  readonly recipient: Recipient | undefined;
  /** The ways in which this server can reach people. */
  readonly channels: Channels;
}

/** Posts what its owner is to be told of an analysis, in the transaction that completes it. */
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
