import { AppError } from '@clauselight/schema';
import type { Platform } from '../../platform/open.ts';
import type { OutputMaker } from '../reports/output-maker.ts';

export interface ReportSource {
  readonly makeOutput: OutputMaker;
  readonly log: Pick<Platform['log'], 'info'>;
}

/**
 * Makes the report of one of the owner's analyses. Undefined if that is impossible, for example because this version
 * cannot read the analysis. The archive contains the analysis as JSON in any case.
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
