import { describe, expect, it } from 'vitest';
import { describeModelPlace } from './language-model.ts';

describe('where documents go', () => {
  it('is the host of a model elsewhere', () => {
    const model = { label: 'GPT-4', host: 'api.openai.com', isLocal: false };
    expect(describeModelPlace(model)).toBe('Parts of your documents are sent to api.openai.com.');
  });

  it('is nowhere else with a model on the same machine', () => {
    const model = { label: 'Llama 3', host: '127.0.0.1', isLocal: true };
    expect(describeModelPlace(model)).toContain('do not leave it');
  });
});
