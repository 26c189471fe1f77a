import { getModelSettings } from '../../platform/model-settings.ts';
import type { Platform } from '../../platform/open.ts';
import { createModelDesk, type ModelDesk } from './model-desk.ts';

/** The desk of this process; undefined if no language model is configured. */
export async function openModelDesk(platform: Platform): Promise<ModelDesk | undefined> {
  const settings = getModelSettings(platform.config);
  if (settings === undefined) return undefined;
  // A server without a model does not load the model libraries.
  const { openLanguageModel } = await import('@clauselight/language-model/open-language-model.ts');
  return createModelDesk({ platform, settings, client: openLanguageModel(settings) });
}
