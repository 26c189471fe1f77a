import { randomUUID } from 'node:crypto';
import {
  type Analysis,
  type AnalysisFacts,
  type Settings,
  settingsSchema,
} from '@clauselight/schema';
import { owners, users } from '../src/domain/tables/account-tables.ts';
import { analyses, documents } from '../src/domain/tables/document-tables.ts';
import type { Database } from '../src/platform/database/open.ts';

/** Writes a person with these settings and returns the id. */
export async function addPerson(
  { orm }: Pick<Database, 'orm'>,
  settings: Partial<Settings> = {},
  email = 'ada@example.com',
): Promise<string> {
  const id = randomUUID();
  await orm.insert(owners).values({ id });
  await orm.insert(users).values({
    id,
    issuer: 'https://issuer.example',
    subject: id,
    provider: 'openid',
    email,
    firstName: 'Ada',
    settings: settingsSchema.parse(settings),
  });
  return id;
}

export function buildFacts(facts: Partial<AnalysisFacts> = {}): AnalysisFacts {
  return {
    documentKind: 'saas',
    kindLabel: 'Software agreement',
    scoreLabel: 'Risk',
    isIncomplete: false,
    findings: [],
    dates: [],
    values: [],
    ...facts,
  };
}

export function buildFinding(
  severity: AnalysisFacts['findings'][number]['severity'],
  title = `Finding of severity ${severity}`,
): AnalysisFacts['findings'][number] {
  return { id: title, ruleId: 'rule', title, category: 'liability', severity };
}

export function buildDate(
  date: string,
  type: AnalysisFacts['dates'][number]['type'] = 'deadline',
): AnalysisFacts['dates'][number] {
  return { type, label: 'Last day to prevent renewal', date, start: 5, end: 9 };
}

export interface AnalyzedDocument {
  readonly filename?: string;
  readonly facts?: Partial<AnalysisFacts>;
  readonly riskScore?: number;
  readonly analyzedAt?: Date;
  /** The document that is analyzed again; a new one when absent. */
  readonly documentId?: string;
}

/** Writes a completed analysis of a person's document. */
export async function addAnalysis(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  given: AnalyzedDocument = {},
): Promise<{ readonly documentId: string; readonly analysisId: string }> {
  const { filename = 'master agreement.pdf', riskScore = 6.4, analyzedAt = new Date() } = given;
  const documentId = given.documentId ?? randomUUID();
  const analysisId = randomUUID();
  if (given.documentId === undefined) {
    await orm.insert(documents).values({
      id: documentId,
      ownerId: userId,
      filename,
      fileSize: 10,
      fileType: 'application/pdf',
      format: 'pdf',
    });
  }
  await orm.insert(analyses).values({
    id: analysisId,
    documentId,
    status: 'completed',
    analyzedAt,
    riskScore,
    result: {} as Analysis,
    facts: buildFacts(given.facts),
  });
  return { documentId, analysisId };
}
