import { alarmSeverity } from '../../domain/messages/alarm-severity.ts';
import type { AnalysisNotice } from './find-analysis.ts';
import type { Links } from './links.ts';
import { countSeverities, showName } from './words.ts';

/** Characters in one text message. */
const charactersPerMessage = 160;
/** The alphabet of which 160 characters fit, without those that count twice. Source: 3GPP TS 23.038, 6.2.1. */
const singleWidthAlphabet =
  /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ]*$/;
/** A name that is cut shorter than this is useless. */
const shortestName = 8;

/** Announces severe findings in one text message. It names the document if there is room, and quotes nothing of it. */
export function writeAlarm({ analysisId, filename, facts }: AnalysisNotice, links: Links): string {
  const severities = facts.findings
    .map(({ severity }) => severity)
    .filter((severity) => severity >= alarmSeverity);
  const url = links.analysis(analysisId);
  const write = (where: string) =>
    `Clauselight: ${countSeverities(severities)} in ${where}. ${url}`;
  const room = charactersPerMessage - write('').length;
  const name = showName(filename).replaceAll('…', '...');
  if (!singleWidthAlphabet.test(name) || room < shortestName) return write('your document');
  return write(name.length <= room ? name : `${name.slice(0, room - 3).trimEnd()}...`);
}
