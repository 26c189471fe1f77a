import { alarmSeverity } from '../../domain/messages/alarm-severity.ts';
import type { AnalysisNews } from './find-analysis.ts';
import type { Links } from './links.ts';
import { countSeverities, showName } from './words.ts';

/** Signs of one text message. */
const oneMessage = 160;
/** The alphabet in which 160 signs fit, without those that take the place of two. Source: 3GPP TS 23.038, 6.2.1. */
const cheapSigns =
  /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ]*$/;
/** A name cut shorter than this tells nothing. */
const shortestName = 8;

/** Tells of grave findings in one text message, without a word of the document but its name, where there is room. */
export function writeAlarm({ analysisId, filename, facts }: AnalysisNews, links: Links): string {
  const severities = facts.findings
    .map(({ severity }) => severity)
    .filter((severity) => severity >= alarmSeverity);
  const url = links.analysis(analysisId);
  const write = (where: string) =>
    `Clauselight: ${countSeverities(severities)} in ${where}. ${url}`;
  const room = oneMessage - write('').length;
  const name = showName(filename).replaceAll('…', '...');
  if (!cheapSigns.test(name) || room < shortestName) return write('your document');
  return write(name.length <= room ? name : `${name.slice(0, room - 3).trimEnd()}...`);
}
