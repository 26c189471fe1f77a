import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { documents, documentTexts } from '../tables/document-tables.ts';

/** A document that has been read, and whose text cannot be searched yet. */
export interface UnsearchedDocument {
  readonly id: string;
  readonly readerVersion: string;
}

/** Queries on the texts of documents. Lists are limited to one owner. */
export function createSearchStore({ orm }: Database) {
  return {
    /** Documents that were read, by this version of the reader or another, since their text was last stored. */
    async listUnsearched(ownerId: string): Promise<readonly UnsearchedDocument[]> {
      const rows = await orm
        .select({ id: documents.id, readerVersion: documents.readerVersion })
        .from(documents)
        .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
        .where(
          and(
            eq(documents.ownerId, ownerId),
            isNotNull(documents.readerVersion),
            or(
              isNull(documentTexts.readerVersion),
              ne(documentTexts.readerVersion, documents.readerVersion),
            ),
          ),
        );
      return rows.flatMap(({ id, readerVersion }) =>
        readerVersion === null ? [] : [{ id, readerVersion }],
      );
    },
    /** Does nothing if the document was removed meanwhile. */
    async storeText({ id, readerVersion }: UnsearchedDocument, text: string): Promise<void> {
      await orm.execute(sql`
        insert into document_texts (document_id, reader_version, text)
        select ${documents.id}, ${readerVersion}, ${text} from ${documents} where ${documents.id} = ${id}
        on conflict (document_id) do update
          set reader_version = excluded.reader_version, text = excluded.text
      `);
    },
    /** Ids of the documents whose text has all the words in whatever letters, the latest first. */
    async listWith(
      ownerId: string,
      { words, limit }: { readonly words: readonly string[]; readonly limit: number },
    ): Promise<readonly string[]> {
      const rows = await orm
        .select({ id: documents.id })
        .from(documents)
        .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
        .where(
          and(
            eq(documents.ownerId, ownerId),
            ...words.map((word) => sql`${documentTexts.text} ilike ${toPattern(word)}`),
          ),
        )
        .orderBy(desc(documents.uploadedAt), documents.id)
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async findText(documentId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ text: documentTexts.text })
        .from(documentTexts)
        .where(eq(documentTexts.documentId, documentId));
      return row?.text;
    },
  };
}
export type SearchStore = ReturnType<typeof createSearchStore>;

/** A pattern of `like` for a word somewhere in a text. */
function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
