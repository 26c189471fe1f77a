import { describe, expect, it } from 'vitest';
import { buildXmlSourceText } from '../test/build-xml-source-text.ts';
import { listLeaves } from './leaves.ts';
import { isWithoutLines, readProfile } from './profile.ts';

const read = (id: string, path = 'GuidelineSpecifiedDocumentContextParameter') =>
  readProfile(listLeaves(buildXmlSourceText(`# 1 CrossIndustryInvoice\n${path} / ID: ${id}`)));

describe('the profile of an e-invoice', () => {
  it.each([
    ['urn:cen.eu:en16931:2017', 'EN 16931'],
    ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', 'XRechnung 3.0'],
    ['urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_1.2', 'XRechnung 1.2'],
    ['urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic', 'Factur-X BASIC'],
    ['urn:factur-x.eu:1p0:basicwl', 'Factur-X BASIC WL'],
    ['urn:zugferd.de:2p0:minimum', 'ZUGFeRD 2.0 MINIMUM'],
    ['urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', 'ZUGFeRD 1.0 COMFORT'],
    [
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      'Peppol BIS Billing 3.0',
    ],
    ['urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr', 'CTC-FR EXTENDED'],
    ['urn:example', undefined],
  ])('of %s is %s', (id, name) => {
    expect(read(id)).toBe(name);
  });

  it('has no lines where it is made for booking alone', () => {
    expect(isWithoutLines('Factur-X MINIMUM')).toBe(true);
    expect(isWithoutLines('Factur-X BASIC WL')).toBe(true);
    expect(isWithoutLines('Factur-X BASIC')).toBe(false);
    expect(isWithoutLines(undefined)).toBe(false);
  });
});
