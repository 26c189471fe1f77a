import { interfaceLanguage } from '@clauselight/core';
import { setupI18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';

const i18n = setupI18n({ locale: interfaceLanguage, messages: { [interfaceLanguage]: {} } });

type Values = Readonly<Record<string, string | number>>;

interface MessageProps<Id> {
  id: Id;
  /** What stands in the message for `{name}`. */
  values?: Readonly<Record<string, ReactNode>>;
  /** The element that `<name>…</name>` in the message becomes. */
  elements?: Readonly<Record<string, ReactElement>>;
}

/**
 * The messages of one area of the interface, which load with the code that shows them.
 * @param catalog the English messages by id, in ICU MessageFormat; ids begin with the area's name
 * @returns `t` for a message as a string, `Message` for one with elements inside. What a message chooses by (ICU `select`) must
 * come from a fixed set, never from a document.
 */
export function createMessages<Catalog extends Readonly<Record<string, string>>>(catalog: Catalog) {
  type Id = keyof Catalog & string;
  i18n.load(interfaceLanguage, catalog);

  function t(id: Id, values?: Values): string {
    return i18n._(id, values);
  }

  function Message({ id, values = {}, elements = {} }: MessageProps<Id>) {
    return (
      <TransNoContext id={id} values={wrapTexts(values)} components={elements} lingui={{ i18n }} />
    );
  }

  return { t, Message };
}

/** A list, as Lingui looks for elements inside strings: a file may be called `<hidden>`. */
function wrapTexts(values: Readonly<Record<string, ReactNode>>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? [value] : value,
    ]),
  );
}
