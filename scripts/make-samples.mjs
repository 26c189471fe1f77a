// Makes the Word and PDF versions of the sample agreement from its text, and the others where LibreOffice is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { findChromium, missingChromium } from './chromium.mjs';
import { root } from './root.mjs';

const sample = path.join(root, 'samples/cloud-services-agreement');
const paragraphs = readFileSync(`${sample}.txt`, 'utf8')
  .split(/\n{2,}/)
  .map((text) => text.trim())
  .filter((text) => text !== '')
  .map((text) => ({ text, style: getStyle(text) }));

writeFileSync(`${sample}.docx`, makeDocx());
writeFileSync(`${sample}.pdf`, await makePdf());
convert(['doc:MS Word 97', 'rtf', 'odt']);

function getStyle(text) {
  if (/^(?:CLOUD SERVICES AGREEMENT|SCHEDULE A)$/.test(text)) return 'Title';
  return /^\d+\. [A-Z ]+$/.test(text) ? 'Heading1' : 'Normal';
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Saves the Word version under other formats, as LibreOffice writes them. */
function convert(formats) {
  const profile = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const format of formats) {
    const { error } = spawnSync('soffice', [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      path.dirname(sample),
      `${sample}.docx`,
    ]);
    if (error !== undefined) console.log(`LibreOffice is not installed: ${format} stays as it is`);
  }
  rmSync(profile, { recursive: true });
}

function makeDocx() {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const body = paragraphs.map(({ text, style }) => {
    const lines = text
      .split('\n')
      .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
    return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${lines.join('<w:br/>')}</w:r></w:p>`;
  });
  const styles = [
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="160"/></w:pPr><w:rPr><w:sz w:val="22"/></w:rPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="24"/></w:rPr></w:style>',
  ];
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="r1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${head}<w:styles xmlns:w="${word}">${styles.join('')}</w:styles>`,
    'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
  };
  const entries = Object.entries(files).map(([name, xml]) => [
    name,
    [strToU8(xml), { mtime: '2026-01-01' }],
  ]);
  return zipSync(Object.fromEntries(entries), { level: 9 });
}

async function makePdf() {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error(missingChromium);
  const { chromium } = await import(
    pathToFileURL(path.join(root, 'node_modules/@playwright/test/index.mjs')).href
  );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const elements = { Title: 'h1', Heading1: 'h2', Normal: 'p' };
    const body = paragraphs.map(({ text, style }) => {
      const element = elements[style];
      return `<${element}>${escapeXml(text)}</${element}>`;
    });
    await page.setContent(`<!doctype html><title>Cloud Services Agreement</title><style>
      body { font: 11pt/1.4 serif } h1 { font-size: 16pt; text-align: center } h2 { font-size: 12pt } p { white-space: pre-wrap; text-align: justify }
    </style>${body.join('\n')}`);
    return await page.pdf({
      format: 'Letter',
      margin: { top: '25mm', bottom: '25mm', left: '25mm', right: '25mm' },
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="font-size:8pt;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
    });
  } finally {
    await browser.close();
  }
}
