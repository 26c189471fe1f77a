import { openLanguageModel } from '@clauselight/language-model';
import { getModelSettings } from '../../../platform/model-settings.ts';
import type { Platform } from '../../../platform/open.ts';
import { createModelDesk, type ModelDesk } from './model-desk.ts';

/** The desk of this process; undefined where no language model is configured. */
export function openModelDesk(platform: Platform): ModelDesk | undefined {
  const settings = getModelSettings(platform.config);
  if (settings === undefined) return undefined;
  return createModelDesk({ platform, settings, client: openLanguageModel(settings) });
}
