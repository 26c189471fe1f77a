import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findInlineTexts, listArguments, readUses } from './check-messages.mjs';
import { root } from './root.mjs';

const source = path.join(root, 'apps/web/src');
const catalogs = path.join(source, 'messages/en');
const files = readdirSync(source, { recursive: true })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)test\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }));
const areas = readdirSync(catalogs).map((name) => ({
  area: path.basename(name, '.json'),
  messages: JSON.parse(readFileSync(path.join(catalogs, name), 'utf8')),
}));
const messages = Object.assign({}, ...areas.map((area) => area.messages));
const uses = files.map(({ name, text }) => ({ name, ...readUses(name, text) }));

describe('the messages of the interface', () => {
  it('stand in the catalog, and no sentence in the code', () => {
    const inline = files.flatMap(({ name, text }) =>
      findInlineTexts(name, text).map((found) => `${name}:${found}`),
    );
    expect(inline).toEqual([]);
  });

  it('are all shown by some code', () => {
    const used = new Set(uses.flatMap(({ ids }) => ids));
    expect(Object.keys(messages).filter((id) => !used.has(id))).toEqual([]);
  });

  it('get the arguments that they name', () => {
    const wrong = uses.flatMap(({ name, calls }) =>
      calls
        .filter(({ id, given }) => given !== undefined && Object.hasOwn(messages, id))
        .filter(({ id, given }) => given.toSorted().join() !== listArguments(messages[id]).join())
        .map(({ id, given }) => `${name}: ${id} gets ${given}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have ids that begin with their area, in the order of the alphabet', () => {
    for (const { area, messages: own } of areas) {
      const ids = Object.keys(own);
      expect(ids.filter((id) => !id.startsWith(`${area}.`))).toEqual([]);
      expect(ids).toEqual(ids.toSorted());
    }
  });
});

describe('a text in the code', () => {
  it.each([
    ['between tags', '<p>Saved</p>'],
    ['in an attribute', '<Panel title="Saved" />'],
    ['in an expression', '<p>{isNew ? "It is new" : name}</p>'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read
    ['beside a value', '<p>{`${count} files here`}</p>'],
    ['in a table', 'const names = { old: "An old one" };'],
    ['in a notice', 'toast({ title: "Saved" })'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read
    ['returned by a helper', 'function describe() { return `Open until ${day}`; }'],
  ])('is found %s', (_where, code) => {
    expect(findInlineTexts('x.tsx', code)).toHaveLength(1);
  });

  it.each([
    ['is a class', '<p className="flex truncate grow" />'],
    ['is an id of a message', '<p>{t("upload.row.cancel")}</p>'],
    ['is a key', 'if (event.key === "Enter") close();'],
    ['is an error for developers', 'throw new Error("The page has no element");'],
    ['is a header', 'headers: { "Content-Type": "text/plain" }'],
  ])('is left alone where it %s', (_what, code) => {
    expect(findInlineTexts('x.tsx', code)).toEqual([]);
  });
});

describe('the use of a message', () => {
  it('lists the arguments of nested choices', () => {
    expect(listArguments('{a} {n, plural, one {# {b}} other {{c}}}')).toEqual(['a', 'b', 'c', 'n']);
  });

  it('reads what a call and an element give', () => {
    const { calls } = readUses(
      'x.tsx',
      't("a.b", { n, m: 1 }); <Message id="a.c" values={{ k }} />; t("a.d", values); t("a.e")',
    );
    expect(calls).toEqual([
      { id: 'a.b', given: ['n', 'm'] },
      { id: 'a.c', given: ['k'] },
      { id: 'a.d', given: undefined },
      { id: 'a.e', given: [] },
    ]);
  });
});
