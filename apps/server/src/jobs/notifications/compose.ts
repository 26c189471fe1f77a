import { and, eq } from 'drizzle-orm';
import type { DocumentDay, MessageContent } from '../../domain/messages/message.ts';
import type { Message } from '../../domain/messages/message-store.ts';
import { findRecipient, type Recipient, wants } from '../../domain/messages/recipient.ts';
import { accountExports } from '../../domain/tables/account-tables.ts';
import type { Database } from '../../platform/database/open.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { findAnalysis } from './find-analysis.ts';
import type { Links } from './links.ts';
import { listAnalyzed } from './list-analyzed.ts';
import { listDeadlines } from './list-deadlines.ts';
import type { MailContent } from './mail-content.ts';
import { writeAccountDeleted, writeExportReady, writeWelcome } from './mails/account.ts';
import { writeAnalysisCompleted } from './mails/analysis-completed.ts';
import { writeDeadlines } from './mails/deadlines.ts';
import { writeDigest } from './mails/digest.ts';
import { writeAlarm } from './write-sms.ts';

/** The text of a message. */
export type ComposedMessage =
  | { readonly channel: 'email'; readonly to: string; readonly mail: MailContent }
  | { readonly channel: 'sms'; readonly to: string; readonly text: string };

export interface ComposeParts {
  readonly database: Pick<Database, 'orm'>;
  readonly links: Links;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Composes a message; undefined if its subject is gone or the person has switched such messages off. */
export async function composeMessage(
  parts: ComposeParts,
  { userId, content }: Pick<Message, 'userId' | 'content'>,
): Promise<ComposedMessage | undefined> {
  if (content.kind === 'account-deleted') {
    return { channel: 'email', to: content.to, mail: writeAccountDeleted() };
  }
  const recipient = await findRecipient(parts.database.orm, userId);
  if (recipient === undefined || !wants[content.kind](recipient.settings)) return undefined;
  if (content.kind === 'high-risk') return composeAlarm(parts, recipient, content.analysisId);
  const mail = await composeMail(parts, recipient, content);
  return mail && { channel: 'email', to: recipient.email, mail };
}

async function composeAlarm(
  { database, links }: ComposeParts,
  { userId, settings }: Recipient,
  analysisId: string,
): Promise<ComposedMessage | undefined> {
  const news = await findAnalysis(database, { analysisId, userId });
  return news && { channel: 'sms', to: settings.phone, text: writeAlarm(news, links) };
}

type LetterContent = Exclude<MessageContent, { kind: 'account-deleted' | 'high-risk' }>;

async function composeMail(
  parts: ComposeParts,
  { userId, firstName }: Recipient,
  content: LetterContent,
): Promise<MailContent | undefined> {
  const { database, links } = parts;
  switch (content.kind) {
    case 'analysis-completed': {
      const news = await findAnalysis(database, { analysisId: content.analysisId, userId });
      return news && writeAnalysisCompleted(news, links);
    }
    case 'deadlines':
      return composeDeadlines(parts, userId, content.dates);
    case 'digest': {
      const { day } = content;
      const analyzed = await listAnalyzed(database, { day, userId });
      return analyzed.length === 0 ? undefined : writeDigest(analyzed, { day, links });
    }
    case 'welcome':
      return writeWelcome(firstName, links);
    case 'export-ready': {
      const expiresAt = await findExportEnd(database, content.exportId, userId);
      return expiresAt && writeExportReady(expiresAt, links);
    }
  }
}

/** Deadlines that have passed, or that the latest analysis does not contain any more, are left out. */
async function composeDeadlines(
  { database, links, now }: ComposeParts,
  userId: string,
  dates: readonly DocumentDay[],
): Promise<MailContent | undefined> {
  const today = getUtcDay(now());
  const to = dates.reduce((last, { date }) => (date > last ? date : last), today);
  const all = await listDeadlines(database, { from: today, to, userId });
  const due = all.filter((deadline) =>
    dates.some(
      ({ documentId, date }) => documentId === deadline.documentId && date === deadline.date,
    ),
  );
  return due.length === 0 ? undefined : writeDeadlines(due, { today, links });
}

/** Until when an export can be downloaded; undefined if it is gone or not ready. */
async function findExportEnd(
  { orm }: Pick<Database, 'orm'>,
  exportId: string,
  userId: string,
): Promise<Date | undefined> {
  const [row] = await orm
    .select({ expiresAt: accountExports.expiresAt })
    .from(accountExports)
    .where(
      and(
        eq(accountExports.id, exportId),
        eq(accountExports.userId, userId),
        eq(accountExports.status, 'ready'),
      ),
    );
  return row?.expiresAt ?? undefined;
}
