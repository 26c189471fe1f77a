import type { ServerFacts } from '@clauselight/schema';
import { useServerFacts } from './api/get-server.ts';
import { usePreferences } from './preferences.ts';

/** The language model of a server, as it is told to people. */
export type LanguageModel = NonNullable<ServerFacts['languageModel']>;

/** The server's language model where it has one, and whether the reader lets it read their documents. */
export function useLanguageModel(): { model: LanguageModel | undefined; isOn: boolean } {
  const { data: server } = useServerFacts();
  const { languageModel: isAllowed } = usePreferences();
  const model = server?.languageModel;
  return { model, isOn: model !== undefined && isAllowed };
}

/** What people call the model that answered: the label of the one that is set up, else the name it answered by. */
export function useModelLabel(name: string | undefined): string {
  return useLanguageModel().model?.label ?? name ?? 'The language model';
}

/** Where the text of a document goes when the model reads it, in a sentence. */
export function describeModelPlace({ host, isLocal }: LanguageModel): string {
  return isLocal
    ? "It runs on this server's own machine: your documents do not leave it."
    : `Parts of your documents are sent to ${host}.`;
}
