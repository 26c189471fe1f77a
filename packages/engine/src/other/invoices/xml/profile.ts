import { findLeaf, type Leaf } from './leaves.ts';

/**
 * Names of profiles by what their identifiers hold, the narrower first. Sources: Factur-X 1.07 and ZUGFeRD 1.0 to 2.3,
 * technical documentation; XRechnung 3.0, chapter 1; Peppol BIS Billing 3.0.
 */
const profiles: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/xrechnung[_:](\d\.\d)/i, ([, version]) => `XRechnung ${version}`],
  [/xrechnung/i, () => 'XRechnung'],
  [/peppol.*billing:(\d\.\d)/i, ([, version]) => `Peppol BIS Billing ${version}`],
  [/extended-ctc-fr/i, () => 'CTC-FR EXTENDED'],
  [
    /ferd:.*1p0:(basic|comfort|extended)/i,
    ([, level = '']) => `ZUGFeRD 1.0 ${level.toUpperCase()}`,
  ],
  [
    /zugferd\.de:2p0:(minimum|basicwl|basic|extended)/i,
    ([, level = '']) => `ZUGFeRD 2.0 ${nameLevel(level)}`,
  ],
  [
    /factur-x\.eu:1p0:(minimum|basicwl|basic|extended)/i,
    ([, level = '']) => `Factur-X ${nameLevel(level)}`,
  ],
  [/en16931/i, () => 'EN 16931'],
];

const identifier = /\/(?:GuidelineSpecifiedDocumentContextParameter\/ID|CustomizationID)$/;

function nameLevel(level: string): string {
  return level.toUpperCase().replace('BASICWL', 'BASIC WL');
}

/** The profile or national usage that an e-invoice says it follows; undefined if it names none that is known. */
export function readProfile(leaves: readonly Leaf[]): string | undefined {
  const stated = findLeaf(leaves, identifier)?.value ?? '';
  for (const [pattern, name] of profiles) {
    const match = pattern.exec(stated);
    if (match) return name(match);
  }
  return undefined;
}

/** Whether a profile has no lines and no terms: the page alone states them. */
export function isWithoutLines(profile: string | undefined): boolean {
  return profile !== undefined && / (?:MINIMUM|BASIC WL)$/.test(profile);
}
