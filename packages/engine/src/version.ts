/** Version of the engine: the same text, engine and rule book give the same analysis. */
export const engineVersion = '0.11.0';

/** Version of the rules, their weights and the scale of the score. */
export const ruleBookVersion = '2026.9';
