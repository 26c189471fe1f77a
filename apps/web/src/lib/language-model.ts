import type { ServerFacts } from '@clauselight/schema';
import { useServerFacts } from './api/get-server.ts';
import { t } from './messages.ts';
import { usePreferences } from './preferences.ts';

/** The public facts about a server's language model. */
export type LanguageModel = NonNullable<ServerFacts['languageModel']>;

/** The server's language model, if any, and whether the person allows it to read their documents. */
export function useLanguageModel(): { model: LanguageModel | undefined; isOn: boolean } {
  const { data: server } = useServerFacts();
  const { languageModel: isAllowed } = usePreferences();
  const model = server?.languageModel;
  return { model, isOn: model !== undefined && isAllowed };
}

/** The display name of the model that answered: the configured label, else the name in its answer. */
export function useModelLabel(name: string | undefined): string {
  return useLanguageModel().model?.label ?? name ?? t('lib.model.unnamed');
}

/** Where the text of a document goes when the model reads it, in a sentence. */
export function describeModelPlace({ host, isLocal }: LanguageModel): string {
  return isLocal ? t('lib.model.local') : t('lib.model.remote', { host });
}
