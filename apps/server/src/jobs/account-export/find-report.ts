import { AppError } from '@clauselight/schema';
import type { Platform } from '../../platform/open.ts';
import type { OutputMaker } from '../reports/output-maker.ts';

export interface ReportSource {
  readonly makeOutput: OutputMaker;
  readonly log: Pick<Platform['log'], 'info'>;
}

/**
 * The report of an analysis of the owner. Undefined where there is none to be made, as of an analysis that this version
 * cannot read: it is there as a whole anyway.
 */
export async function findReport(
  { makeOutput, log }: ReportSource,
  { ownerId, analysisId }: { readonly ownerId: string; readonly analysisId: string },
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const request = { kind: 'analysis', analysisId, format: 'markdown', hasAnnex: false } as const;
  try {
    return await makeOutput({ ownerId, request }, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ code: error.code, err: error.cause, analysisId }, 'an export has no report');
    return undefined;
  }
}
