import { AppError } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startCpuClock } from '../testing/cpu-clock.ts';
import { createXmlReader, type XmlElement } from './tree.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const parseBytes = (bytes: Uint8Array) => {
  const reader = createXmlReader();
  reader.write(bytes);
  return reader.close();
};
const parse = (text: string) => parseBytes(encode(text));
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The tree as text, for comparison at a glance. */
function show(node: XmlElement | string): string {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`);
  return `<${node.name}${attributes.join('')}>${node.children.map(show).join('')}</>`;
}

describe('an XML part', () => {
  it.each([
    ['nested elements', '<a><b>c</b>d<e/></a>', '<a><b>c</>d<e></></>'],
    [
      'a declaration, comments and instructions',
      '<?xml version="1.0"?><!-- <x> --><a><?p?>b</a><!---->',
      '<a>b</>',
    ],
    ['references', '<a b="&lt;&#65;&#x42;">&amp;&quot;&apos;&gt;</a>', '<a b=<AB>&"\'></>'],
    ['sections of characters', '<a><![CDATA[<b>&amp;]]></a>', '<a><b>&amp;</>'],
    ['brackets in values', '<a b=\'>\' c="/>"/>', '<a b=> c=/>></>'],
    ['spaces in tags', '<a  b = "c"\n></a >', '<a b=c></>'],
    ['line ends', '<a>b\r\nc\rd</a>', '<a>b\nc\nd</>'],
    ['what follows the end', '<a/>\u0000\u0000', '<a></>'],
    ['a byte order mark', '\uFEFF<a/>', '<a></>'],
  ])('may hold %s', (_, xml, shown) => {
    expect(show(parse(xml))).toBe(shown);
  });

  it.each([
    [
      'a known vocabulary under its own prefix',
      `<x:p xmlns:x="${word}" x:val="1"/>`,
      '<w:p val=1></>',
    ],
    ['a known vocabulary without prefix', `<p xmlns="${word}"><r/></p>`, '<w:p><w:r></></>'],
    ['an unknown vocabulary by local names', '<x:p xmlns:x="urn:x"/>', '<p></>'],
    [
      'relationships set apart',
      `<a xmlns:q="${relationships}" q:id="1" id="2"/>`,
      '<a r:id=1 id=2></>',
    ],
    ['a prefix nobody declared as it is', '<w:p><w:r/></w:p>', '<w:p><w:r></></>'],
    [
      'a prefix by where it is declared',
      `<a><x:p xmlns:x="${word}"><x:r/></x:p><x:p xmlns:x="urn:x"><x:r/></x:p><x:p/></a>`,
      '<a><w:p><w:r></></><p><r></></><x:p></></>',
    ],
  ])('names %s', (_, xml, shown) => {
    expect(show(parse(xml))).toBe(shown);
  });

  it.each([
    ['<a>'],
    ['<a></b>'],
    ['<a></a'],
    ['<a b></a>'],
    ['<a b=c></a>'],
    ['<a b="<"/>'],
    ['< a/>'],
    ['<a/b>'],
    ['<a>&b;</a>'],
    ['<a>&</a>'],
    ['<a>&#x110000;</a>'],
    ['<!DOCTYPE a><a/>'],
    ['text<a/>'],
    ['</a>'],
    [''],
  ])('that is not well-formed is refused: %s', (xml) => {
    expect(() => parse(xml)).toThrow(expect.objectContaining({ code: 'document_corrupt' }));
  });

  it('declaring too many namespaces is refused', () => {
    const names = Array.from({ length: 300 }, (_, at) => ` xmlns:n${at}="urn:${at}"`).join('');
    expect(() => parse(`<a${names}/>`)).toThrow(
      expect.objectContaining({ code: 'document_too_complex' }),
    );
  });

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-16le', []],
  ])('may be in %s', (encoding, mark) => {
    const bytes = Buffer.from('<a>é</a>', 'utf16le');
    if (encoding === 'utf-16be') bytes.swap16();
    expect(show(parseBytes(Uint8Array.from([...mark, ...bytes])))).toBe('<a>é</>');
  });

  it('with a value of several megabytes is read fast', () => {
    const getCpuMs = startCpuClock();
    const reader = createXmlReader();
    reader.write(encode('<a b="'));
    for (let at = 0; at < 2000; at += 1) reader.write(encode('>'.repeat(1000)));
    reader.write(encode('"/>'));
    expect(reader.close().attributes.b?.length).toBe(2_000_000);
    expect(getCpuMs()).toBeLessThan(1500);
  });
});

describe('a damaged XML part', () => {
  /** The tree of what can be read, and the number of faults. */
  const repair = (xml: string) => {
    let faults = 0;
    const reader = createXmlReader({ onFault: () => (faults += 1) });
    reader.write(encode(xml));
    return [show(reader.close()), faults];
  };

  it.each([
    ['cut off', '<a><b>c</b><d>e', '<a><b>c</><d>e</></>', 1],
    ['cut off in a tag', '<a>b<c d="e', '<a>b</>', 1],
    ['cut off in a reference', '<a>b&am', '<a>b</>', 1],
    ['an element that is not closed', '<a><b><c>d</b>e</a>', '<a><b><c>d</></>e</>', 1],
    [
      'an element that holds its followers',
      '<a><p>b</p><p>c<p>d</p><p/></a>',
      '<a><p>b</><p>c</><p>d</><p></></>',
      1,
    ],
    [
      'a wrapper that is not closed',
      '<a><p>b</p><c><p>d</p>e<p/></a>',
      '<a><p>b</><c></><p>d</>e<p></></>',
      1,
    ],
    ['an element closed twice', '<a><b>c</b></b>d</a>', '<a><b>c</>d</>', 1],
    ['a reference to nothing', '<a>b &c; &amp; d & e</a>', '<a>b &c; & d & e</>', 2],
    ['an attribute without a value', '<a><b c d="e">f</b></a>', '<a><b d=e>f</></>', 1],
    ['an attribute that holds what it must not', '<a b="&x;" c="d">e</a>', '<a c=d>e</>', 1],
    ['a bracket that opens nothing', '<a>b < c<d/></a>', '<a>b <d></></>', 1],
    ['a comment without an end', '<a>b<!-- c<d/>e</a>', '<a>b<d></>e</>', 1],
    ['text around it', 'a<b/>', '<b></>', 1],
    ['a document type', '<!DOCTYPE a SYSTEM "b.dtd"><a>b</a>', '<a>b</>', 0],
    ['a document type with entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<a>&b;</>', 2],
  ])('is read as far as possible: %s', (_, xml, shown, faults) => {
    expect(repair(xml)).toEqual([shown, faults]);
  });

  it.each([[''], ['text'], ['</a>'], ['<!-- a']])('without content is refused: %s', (xml) => {
    expect(() => repair(xml)).toThrow(expect.objectContaining({ code: 'document_corrupt' }));
  });

  it.each(['<!--', '<a b="', '</b>', '<![CDATA[', '<?', '&x;', '<', '<a', '<!DOCTYPE a ['])(
    'with %s over and over is read or refused fast',
    (piece) => {
      const getCpuMs = startCpuClock();
      try {
        repair(`<r>${piece.repeat(100_000)}`);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
      expect(getCpuMs()).toBeLessThan(2000);
    },
  );
});

describe('an element that is skipped', () => {
  it.each([
    ['has nothing in it', '<w:rsids><w:rsid w:val="1"/></w:rsids>', '<w:rsids></>'],
    [
      'takes its vocabularies with it',
      `<w:rsids xmlns:w="urn:x"><w:rsid/></w:rsids><w:p/>`,
      '<rsids><rsid></></><w:p></>',
    ],
    [
      'leaves what follows as it is called',
      `<q:rsids xmlns:q="${word}"><q:rsid/></q:rsids><q:p/>`,
      '<w:rsids></><q:p></>',
    ],
  ])('%s', (_, xml, shown) => {
    expect(show(parse(`<r>${xml}</r>`))).toBe(`<r>${shown}</>`);
  });

  it('without an end is damaged like any other', () => {
    expect(() => parse('<r><w:rsids><w:rsid/></r>')).toThrow(AppError);
  });

  it('begun over and over is refused fast', () => {
    const getCpuMs = startCpuClock();
    expect(() => parse('<w:rsids>'.repeat(400_000))).toThrow(AppError);
    expect(getCpuMs()).toBeLessThan(1500);
  });
});

describe('elements that repeat', () => {
  const wrap = (...parts: string[]) => `<r>${parts.join('<x/>')}</r>`;

  it('are parsed once', () => {
    const look = '<w:rPr><w:b/><w:sz w:val="20"/></w:rPr>';
    const [first, , second] = parse(wrap(look, look)).children;
    expect(show(second ?? '')).toBe('<w:rPr><w:b></><w:sz val=20></></>');
    expect(second).toBe(first);
  });

  it.each([
    ['with another of its name inside', '<w:pPr><w:b/><w:pPrChange><w:pPr/></w:pPrChange></w:pPr>'],
    ['with an end in a comment', '<w:pPr><!--</w:pPr>--><w:b/></w:pPr>'],
    ['with an end in characters', '<w:pPr><![CDATA[</w:pPr>]]></w:pPr>'],
    ['with an attribute', '<w:rPr a="1"><w:b/></w:rPr>'],
    ['with a vocabulary of its own', `<q:rPr xmlns:q="${word}"><q:b/></q:rPr>`],
    ['with spaces in its end', '<w:rPr><w:b/></w:rPr ><w:rPr></w:rPr>'],
    ['of great length', `<w:rPr>${'<w:b/>'.repeat(500)}</w:rPr>`],
    ['one in another', '<w:pPr><w:rPr><w:b/></w:rPr></w:pPr><w:rPr><w:b/></w:rPr>'],
  ])('are the same every time: %s', (_, xml) => {
    const alone = show(parse(`<r>${xml}</r>`)).slice('<r>'.length, -'</>'.length);
    expect(show(parse(wrap(xml, xml, xml)))).toBe(`<r>${[alone, alone, alone].join('<x></>')}</>`);
  });

  it('mean what their own part of the document declares', () => {
    const look = '<w:rPr><w:b/></w:rPr>';
    const xml = `<r>${look}<a xmlns:w="urn:x">${look}</a>${look}</r>`;
    const shown = '<w:rPr><w:b></></>';
    expect(show(parse(xml))).toBe(`<r>${shown}<a><rPr><b></></></>${shown}</>`);
  });
});

describe('an XML part that arrives in chunks', () => {
  it('gives the same tree, wherever it is cut', () => {
    const xml = encode(
      `<?xml version="1.0"?><w:a xmlns:w="${word}" é="ü"><!-- c --><w:b c="d>">&lt;e</w:b><![CDATA[f]]>gé<w:h/></w:a>`,
    );
    const expected = show(parseBytes(xml));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: xml.length }), { maxLength: 8 }), (cuts) => {
        const reader = createXmlReader();
        let last = 0;
        for (const cut of [...cuts, xml.length].sort((a, b) => a - b)) {
          reader.write(xml.subarray(last, cut));
          last = cut;
        }
        expect(show(reader.close())).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  const piece = encode(`<!--${' '.repeat(200)}--><a><b><c>1</c><d/><c><e>2</e>3`);

  it('emits the children of one element one by one, and is refused if it is cut off', () => {
    const seen: string[] = [];
    const reader = createXmlReader({ streamed: 'b', onChild: (child) => seen.push(show(child)) });
    reader.write(piece);
    expect(seen).toEqual(['<c>1</>', '<d></>']);
    expect(() => reader.close()).toThrow(AppError);
  });

  it('emits the last child unfinished if faults are accepted', () => {
    const seen: string[] = [];
    let faults = 0;
    const reader = createXmlReader({
      streamed: 'b',
      onChild: (child) => seen.push(show(child)),
      onFault: () => (faults += 1),
    });
    reader.write(piece);
    expect(show(reader.close())).toBe('<a><b></></>');
    expect(seen).toEqual(['<c>1</>', '<d></>', '<c><e>2</>3</>']);
    expect(faults).toBe(1);
  });
});
