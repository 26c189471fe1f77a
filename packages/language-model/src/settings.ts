/** The configuration of a language model. */
export interface ModelSettings {
  /** `openai` and `openai-compatible` use Chat Completions, `anthropic` uses Messages. */
  readonly provider: 'openai' | 'openai-compatible' | 'anthropic';
  /** The provider's name of the model, for example `gpt-4.1-mini`. */
  readonly name: string;
  /** Base URL of the API, for example `http://localhost:11434/v1`; the provider's own if absent. */
  readonly apiUrl?: string | undefined;
  /** Absent for servers without keys. */
  readonly apiKey?: string | undefined;
  /** The context window: tokens of question and answer together. */
  readonly contextTokens: number;
  /** Longest answer, in tokens. */
  readonly outputTokens: number;
  /** Whether the model's server enforces a JSON schema. The prompt describes the answer in any case. */
  readonly hasStructuredOutput: boolean;
  /** Absent if unknown or free. */
  readonly prices?: ModelPrices | undefined;
}

/** US dollars per million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}
