import { buildMsg } from './build-msg.ts';
import { buildOdp } from './build-odp.ts';
import {
  buildOdt,
  buildOdtHeading,
  buildOdtItem,
  buildOdtList,
  buildOdtListStyle,
  buildOdtOutline,
  buildOdtParagraph,
  buildOdtTable,
} from './build-odt.ts';
import {
  buildGroup,
  buildPptx,
  buildShape,
  buildSlideParagraph,
  buildSlideTable,
  buildTitle,
} from './build-pptx.ts';
import { buildEpub } from './markup-epub.ts';

/** What a seed file says. */
export interface SeedWords {
  readonly clauses: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A presentation of four slides with a numbered list, a table, a group, notes and a slide that is hidden. */
export function buildSeedPptx({ clauses, rows }: SeedWords): Uint8Array {
  const [first = '', second = ''] = clauses;
  const numbered = { level: 1, properties: '<a:buAutoNum type="arabicPeriod"/>' };
  const items = clauses.map((clause) => buildSlideParagraph(clause, numbered)).join('');
  return buildPptx({
    slides: [
      {
        shapes: buildTitle('Supply Agreement') + buildShape(items),
        notes: buildSlideParagraph(first),
      },
      { shapes: buildTitle('Prices') + buildSlideTable(rows.map((row) => row.map(String))) },
      { shapes: buildGroup(buildShape(buildSlideParagraph(second), { box: [9, 9, 90, 90] })) },
      { shapes: buildTitle('Draft') + buildShape(buildSlideParagraph(first)), more: 'show="0"' },
    ],
    order: [0, 2, 1, 3],
    layout: buildShape(buildSlideParagraph('Sample'), { placeholder: 'type="title"' }),
  });
}

/** A message of Outlook with an attached file and an attached message. */
export function buildSeedMsg({ clauses, rows }: SeedWords): Uint8Array {
  const [first = '', second = ''] = clauses;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return buildMsg({
    subject: 'Supply Agreement',
    sender: { name: 'Ann', address: 'ann@example.org' },
    recipients: [{ name: 'Ben', address: 'ben@example.org', kind: 1 }],
    html: `<p>${first}</p><table>${cells.join('')}</table>`,
    attachments: [
      { name: 'prices.xlsx', bytes: new Uint8Array(100) },
      { message: { subject: 'Term', text: second } },
    ],
  });
}

/** A presentation of three slides with a list, a table, notes and a slide that is hidden. */
export function buildSeedOdp({ clauses, rows }: SeedWords): Uint8Array {
  const [first = '', second = ''] = clauses;
  const table = buildOdtTable(
    rows.map((row) => row.map((cell) => buildOdtParagraph(String(cell)))),
  );
  return buildOdp({
    slides: [
      {
        title: 'Supply Agreement',
        shapes: `<draw:frame><draw:text-box>${buildOdtList([buildOdtItem(buildOdtParagraph(first))])}</draw:text-box></draw:frame>`,
        notes: buildOdtParagraph(second),
      },
      { title: 'Prices', shapes: `<draw:frame>${table}</draw:frame>` },
      { title: 'Draft', shapes: '', isHidden: true },
    ],
  });
}

/** A book of a contents page and three chapters with a style sheet and a note. */
export function buildSeedEpub({ clauses, rows }: SeedWords): Uint8Array {
  const [first = '', second = ''] = clauses;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return buildEpub({
    pages: {
      'nav.xhtml':
        '<nav epub:type="toc"><ol><li><a href="1.xhtml">Delivery</a></li><li><a href="2.xhtml">Term</a></li></ol></nav>',
      '1.xhtml': `<h1>Delivery</h1><p>${first}<a epub:type="noteref" href="3.xhtml#n">1</a></p><ol><li>at once</li></ol>`,
      '2.xhtml': `<h1>Term</h1><p class="x">hidden</p><p>${second}</p><table>${cells.join('')}</table>`,
      '3.xhtml': '<aside epub:type="footnote" id="n"><p>A note.</p></aside>',
    },
    attributes: { 'nav.xhtml': 'properties="nav"' },
    files: { 'OEBPS/look.css': '.x{display:none}' },
  });
}

/** A text with numbered headings and a list, a table, a note, a comment, tracked changes, a text box and a footer. */
export function buildSeedOdt({ clauses, rows }: SeedWords): Uint8Array {
  const [first = '', second = ''] = clauses;
  const note =
    '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>';
  const comment =
    '<office:annotation><dc:creator>Ann</dc:creator><text:p>Check this.</text:p></office:annotation>';
  const box = '<draw:frame><draw:text-box><text:p>In a box.</text:p></draw:text-box></draw:frame>';
  const change = (id: string, content: string) =>
    `<text:changed-region text:id="${id}">${content}</text:changed-region>`;
  const info = '<office:change-info><dc:creator>Ben</dc:creator></office:change-info>';
  return buildOdt({
    body: [
      `<text:tracked-changes>${change('a', `<text:insertion>${info}</text:insertion>`)}${change('b', `<text:deletion>${info}<text:p>gone</text:p></text:deletion>`)}</text:tracked-changes>`,
      buildOdtHeading('Supply Agreement', 1),
      buildOdtList([buildOdtItem(buildOdtParagraph(first))], { style: 'L' }),
      buildOdtTable(rows.map((row) => row.map((cell) => buildOdtParagraph(String(cell))))),
      buildOdtParagraph(
        `${second}<text:s text:c="2"/><text:tab/>${note}${comment}${box}<text:change-start text:change-id="a"/>new<text:change-end text:change-id="a"/><text:change text:change-id="b"/>`,
      ),
    ].join(''),
    automatic: buildOdtListStyle('L', [{ format: 'a', suffix: ')' }]),
    styles: buildOdtOutline([{ format: 'I' }]),
    masters:
      '<style:master-page style:name="Standard"><style:footer><text:p>Page footer</text:p></style:footer></style:master-page>',
  });
}
